// Script of an AR game at a slower processor, in three parts of one visit: until the first picture, while code is fetched and run for
// the first time, texts are written and shaders made; the first seconds after it, whose code the engine has not compiled yet; play.
//
// The slower processor is reckoned: processor time at full speed, times SLOWDOWN. Chromium's own throttle keeps the thread busy
// for three times the time that has passed on the wall since it last looked, waits for a processor among it, and that counts as
// processor time: a loop of 0.87 ms took 3.95 ms at a rate of 4 on an idle machine, one of 0.94 ms 5.05 ms at a load of 13.
import type { CDPSession, Page } from '@playwright/test'
import type { ArGameId } from '#app/domain/catalogue/games.ts'
import { lastDrawn, setRastering } from './ar-renderers.ts'
import { type Traced, traceFrames } from './playing.ts'

export const SLOWDOWN = 4
export const FIRST_MS = 3_000
export const PLAYED_MS = 10_000
/** The engine compiles by how often code has run, not by time. */
export const LEAST_FRAMES = 300
/** A machine that has better things to do draws fewer. */
const LONGEST_MS = 60_000
/** Pictures between two moves: 0.7 s of a device that draws 60 a second. By time, slow machines had a move in every second frame. */
const MOVE_EVERY_FRAMES = 42
/** To ask the page for its pictures is work as well. */
const ASK_EVERY_STEPS = 8

/** Keys of the list beside the scene that keep the mission to try going, and do not end it. */
const MOVES: Readonly<Record<ArGameId, readonly string[]>> = {
  // Two atoms are joined, the bond is taken apart.
  scienceQuest: ['1', '2', '5'],
  // To the right and back.
  wordWizard: ['4', '3'],
  // The first find is taken up, its clues are read, dates are tried.
  historyHunt: ['1', '2', '3', '4'],
}

export interface TracedVisit {
  /** To the first picture. */
  readonly loading: Traced
  readonly first: Traced
  readonly play: Traced
}

/**
 * The first seconds are rastered by software, a few frames a second, which leaves their script cold. Play is not rastered: it
 * comes to as many frames as on a device, and all else is done as ever.
 * @param enter presses the button and waits for the first picture
 */
export async function traceVisit(
  page: Page,
  session: CDPSession,
  game: ArGameId,
  enter: () => Promise<void>,
): Promise<TracedVisit> {
  const loading = slowed(await traceFrames(session, enter))
  const first = await traceDrawn(page, session, () => turn(page, session, [], { ms: FIRST_MS, frames: 1 }))
  await setRastering(page, false)
  const least = { ms: PLAYED_MS, frames: LEAST_FRAMES }
  const play = await traceDrawn(page, session, () => turn(page, session, MOVES[game], least))
  return { loading, first, play }
}

function slowed({ frames, tasks }: Traced): Traced {
  return { frames: frames.map((ms) => ms * SLOWDOWN), tasks: tasks.map((ms) => ms * SLOWDOWN) }
}

/** Frames in which nothing was drawn do not count, or waiting for the next move would make the others look short. */
async function traceDrawn(page: Page, session: CDPSession, play: () => Promise<void>): Promise<Traced> {
  const before = (await lastDrawn(page)).frame
  const { frames, tasks } = slowed(await traceFrames(session, play))
  const pictures = (await lastDrawn(page)).frame - before
  const longestFirst = frames.toSorted((one, other) => other - one)
  return { frames: longestFirst.slice(0, pictures), tasks }
}

/**
 * Drags the scene to and fro, and presses a key now and then. Not by Playwright's mouse: it listens in the page for what is
 * dragged, script that is no part of ours.
 * @param least how long at least, and how many frames
 */
async function turn(
  page: Page,
  session: CDPSession,
  keys: readonly string[],
  least: { readonly ms: number; readonly frames: number },
): Promise<void> {
  const box = await page.locator('.desk-view canvas').boundingBox()
  if (!box) throw new Error('no canvas')
  const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.9]
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', at: number) =>
    session.send('Input.dispatchMouseEvent', { type, x: at, y, button: 'left', clickCount: 1 })
  const before = (await lastDrawn(page)).frame
  const startedAt = Date.now()
  await send('mousePressed', x)
  for (let step = 0, moves = 0; ; step++) {
    const ms = Date.now() - startedAt
    await send('mouseMoved', x + Math.sin(step / 8) * 180)
    if (step % ASK_EVERY_STEPS === 0) {
      const pictures = (await lastDrawn(page)).frame - before
      if (ms > LONGEST_MS || (ms > least.ms && pictures >= least.frames)) break
      if (pictures >= moves * MOVE_EVERY_FRAMES) {
        const key = keys[moves++ % keys.length]
        if (key !== undefined) await page.keyboard.press(key)
      }
    }
    await page.waitForTimeout(16)
  }
  await send('mouseReleased', x)
}
