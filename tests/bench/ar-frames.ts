// Script of an AR game at a slower processor, in three parts of one visit: until the first picture, while code is fetched and run for
// the first time, texts are written and shaders made; the first seconds after it, whose code the engine has not compiled yet; play.
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
const MOVE_EVERY_MS = 700

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
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const loading = await traceFrames(session, enter)
  const first = await traceDrawn(page, session, () => turn(page, session, [], { ms: FIRST_MS, frames: 1 }))
  await setRastering(page, false)
  const least = { ms: PLAYED_MS, frames: LEAST_FRAMES }
  const play = await traceDrawn(page, session, () => turn(page, session, MOVES[game], least))
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return { loading, first, play }
}

/** Frames in which nothing was drawn do not count, or waiting for the next move would make the others look short. */
async function traceDrawn(page: Page, session: CDPSession, play: () => Promise<void>): Promise<Traced> {
  const before = (await lastDrawn(page)).frame
  const { frames, tasks } = await traceFrames(session, play)
  const pictures = (await lastDrawn(page)).frame - before
  const longestFirst = frames.toSorted((one, other) => other - one)
  return { frames: longestFirst.slice(0, pictures), tasks }
}

/**
 * Drags the scene to and fro, and presses a key now and then. Not by Playwright's mouse: it listens in the page for what is
 * dragged, script that is no part of ours.
 * @param least how long at least, and how many frames, of which the page is not asked before that
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
    if (ms > moves * MOVE_EVERY_MS) {
      const key = keys[moves++ % keys.length]
      if (key !== undefined) await page.keyboard.press(key)
      if (ms > LONGEST_MS) break
      if (ms > least.ms && (await lastDrawn(page)).frame - before >= least.frames) break
    }
    await page.waitForTimeout(16)
  }
  await send('mouseReleased', x)
}
