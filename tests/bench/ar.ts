// What AR costs in the browser: bytes, the time to the first picture of each scene, what a picture is drawn of, script while it
// moves, and whether anything is left behind. One mission of each game in the desk view, drawn by software.
import process from 'node:process'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import type { ArGameId } from '#app/domain/catalogue/games.ts'
import { AR_GAMES, type ArGame } from '#app/routes/ar/find-ar-game.ts'
import { CHROMIUM_FLAGS, requireChromium } from '../sandbox/find-chromium.ts'
import { startWrangler, stopGroup, waitUntilHealthy } from '../sandbox/local-app.ts'
import { prepareDatabase } from '../sandbox/prepare-database.ts'
import { FIRST_MS, LEAST_FRAMES, PLAYED_MS, SLOWDOWN, type TracedVisit, traceVisit } from './ar-frames.ts'
import { countRenderers, firstDrawn, lastDrawn, watchRenderers } from './ar-renderers.ts'
import { drawingFiles, sceneFiles, viewsFiles } from './ar-size.ts'
import { type Entry, type Findings, median } from './entries.ts'
import { freePort } from './free-port.ts'
import { type Kept, measureKept } from './kept-memory.ts'
import type { Traced } from './playing.ts'
import { quantile } from './timed-calls.ts'

const LONG_TASK_MS = 50
const WARM_UP = 5
const ENTERS = 20
const TRY = 'Try one mission'
const AIM = { viewsKB: 280, sceneKB: 250, calls: 60, triangles: 60_000, scriptMs: 4 }
const SOFTWARE_GL = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']

export async function benchAr(stateDir: string): Promise<Findings> {
  await prepareDatabase(stateDir)
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const app = startWrangler({ port, stateDir, stdio: 'ignore' })
  process.on('exit', () => stopGroup(app, 'SIGKILL'))
  let browser: Browser | undefined
  try {
    await waitUntilHealthy(origin, app)
    browser = await chromium.launch({
      executablePath: requireChromium(),
      args: [...CHROMIUM_FLAGS, ...SOFTWARE_GL],
    })
    const entries = sizes()
    for (const game of AR_GAMES) entries.push(...(await measure(browser, origin, game)))
    return { entries, notes: [NOTE] }
  } finally {
    await browser?.close()
    stopGroup(app)
  }
}

const NOTE = `AR: one mission in the desk view at 1280 x 800, drawn by software on this processor, so times to the first picture say little of a graphics chip. Script is processor time at full speed times ${SLOWDOWN}, all of it from one animation frame to the next and without waits for the rasteriser, in a page opened for it alone: until the first picture, while code is fetched and run for the first time, texts are written and shaders made; the first ${FIRST_MS / 1_000} s after it, while a pointer drags the scene round, software rasters a few frames a second and the engine has not compiled what it runs; then play: for ${PLAYED_MS / 1_000} s or ${LEAST_FRAMES} frames, whichever is longer, the pointer drags on and a key makes a move every 42 frames, 0.7 s of a device; these frames are not rastered, or there would be too few of them to be compiled as they are on a device. While nothing moves there are no frames. Memory is after collections, from the ${WARM_UP}th to the ${ENTERS + WARM_UP}th time a mission was entered and left: what the page's own script keeps (objects, functions, texts, arrays) is counted apart from what the engine compiled and learned of it, which grows wherever script runs. Beside it stands the same mission entered as often with its picture not loaded: the noise. Requests and alarms of a session of 90 minutes: part "clock".`

function sizes(): Entry[] {
  const entry = (name: string, files: Record<string, number>, limit: number): Entry => {
    const value = Object.values(files).reduce((sum, size) => sum + size, 0)
    const reference = { name: 'KB allowed', value: limit }
    return { name, value, unit: 'KB', reference, ratio: value / limit, aim: '<= 1x' }
  }
  return [
    entry('AR: all views, gzip', viewsFiles(), AIM.viewsKB),
    entry('AR: the first view, gzip', drawingFiles(), AIM.viewsKB),
    ...AR_GAMES.map(({ id }) => entry(`AR ${id}: scene and models, gzip`, sceneFiles(id), AIM.sceneKB)),
  ]
}

async function measure(browser: Browser, origin: string, { id, path }: ArGame): Promise<Entry[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await watchRenderers(page)
  await openPage(page, `${origin}${path}`)
  const firstMs = await enter(page)
  const drawn = await lastDrawn(page)
  const session = await context.newCDPSession(page)
  await leave(page)
  const [before, after] = await keptByEntering(page, session, enter)
  await context.close()
  const [plainBefore, plainAfter] = await keptWithoutPicture(browser, `${origin}${path}`)
  const { loading, first, play } = await visit(browser, `${origin}${path}`, id)
  const within = (name: string, value: number, unit: string, limit: number): Entry => {
    const reference = { name: 'allowed', value: limit }
    return { name: `AR ${id}: ${name}`, value, unit, reference, ratio: value / limit, aim: '<= 1x' }
  }
  const unbounded = (name: string, ms: number): Entry => {
    return {
      name: `AR ${id}: ${name}`,
      value: ms,
      unit: 'ms',
      reference: { name: 'n/a', value: null },
      ratio: null,
    }
  }
  const longest = (when: string, { tasks }: Traced): Entry => {
    const tooLong = tasks.filter((ms) => ms > LONG_TASK_MS).length
    const name = `longest of ${tasks.length} tasks ${when}, ${tooLong} too long`
    return { ...within(name, Math.max(0, ...tasks), 'ms', LONG_TASK_MS), aim: '< 1x' }
  }
  const script = (when: string, traced: Traced): Entry[] => {
    const frames = traced.frames.toSorted((one, other) => one - other)
    return [
      within(`script of a frame ${when}, p50 of ${frames.length}`, median(frames), 'ms', AIM.scriptMs),
      unbounded(`script of a frame ${when}, p95`, quantile(frames, 0.95)),
      longest(when, traced),
    ]
  }
  return [
    unbounded('press to the first picture', firstMs),
    within('draw calls of a picture', drawn.calls, '', AIM.calls),
    within('triangles, line quads included', drawn.triangles, '', AIM.triangles),
    longest('to the first picture', loading),
    ...script('in the first seconds', first),
    ...script('in play', play),
    ...keptEntries(`AR ${id}`, before, after),
    ...keptEntries(`AR ${id} without its picture`, plainBefore, plainAfter),
  ]
}

/** The script of a first visit: nothing of the page is warm. */
async function visit(browser: Browser, url: string, game: ArGameId): Promise<TracedVisit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await watchRenderers(page)
  await openPage(page, url)
  const session = await context.newCDPSession(page)
  const traced = await traceVisit(page, session, game, async () => {
    await enter(page)
  })
  await context.close()
  return traced
}

async function openPage(page: Page, url: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('selectedGrade', 'middle'))
  await page.goto(url)
}

/** What is kept before and after entering and leaving a mission many times. */
async function keptByEntering(
  page: Page,
  session: CDPSession,
  open: (page: Page) => Promise<unknown>,
): Promise<[before: Kept, after: Kept]> {
  const go = async (times: number) => {
    for (let time = 0; time < times; time++) {
      await open(page)
      await leave(page)
    }
    await page.getByRole('button', { name: TRY }).waitFor()
  }
  await go(WARM_UP)
  const before = await measureKept(session)
  await go(ENTERS)
  return [before, await measureKept(session)]
}

/** The same mission in its list alone, as for whoever saves data. */
async function keptWithoutPicture(browser: Browser, url: string): Promise<[before: Kept, after: Kept]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  // Chromium knows prefers-reduced-data only behind a flag.
  await page.addInitScript(() => {
    const known = window.matchMedia.bind(window)
    window.matchMedia = (query) => known(query.includes('prefers-reduced-data') ? 'all' : query)
  })
  await openPage(page, url)
  const kept = await keptByEntering(page, session, async () => {
    await page.getByRole('button', { name: TRY }).click()
    await page.locator('.no-picture').waitFor()
  })
  await context.close()
  return kept
}

function keptEntries(name: string, before: Kept, after: Kept): Entry[] {
  const entry = (what: keyof Kept, says: string, unit: string, aim?: string): Entry => ({
    name: `${name}: ${says} after ${ENTERS} more enters and exits`,
    value: after[what],
    unit,
    reference: { name: `${unit} before`.trim(), value: before[what] },
    ratio: after[what] / before[what],
    ...(aim && { aim }),
  })
  return [
    entry('scriptKB', 'kept by script', 'KB', 'no growth'),
    entry('elements', 'nodes of the page', '', 'no growth'),
    entry('listeners', 'listeners', '', 'no growth'),
    entry('heapMB', 'heap with compiled code', 'MB'),
  ]
}

/** Starts the one mission there is to try. @returns milliseconds until its scene has been drawn for the first time */
async function enter(page: Page): Promise<number> {
  const button = page.getByRole('button', { name: TRY })
  await button.waitFor()
  const known = await countRenderers(page)
  const start = performance.now()
  await button.click()
  await firstDrawn(page, known)
  return performance.now() - start
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Leave' }).click()
}
