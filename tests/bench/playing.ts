// What playing costs in the browser: bytes to the first frame that can be played, and main-thread script per frame while
// the canvas moves, on a processor four times slower than this one.
import process from 'node:process'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, requireChromium } from '../sandbox/find-chromium.ts'
import { startWrangler, stopGroup, waitUntilHealthy } from '../sandbox/local-app.ts'
import { prepareDatabase } from '../sandbox/prepare-database.ts'
import { publishedPhaserSize } from './bundle-size.ts'
import { type Entry, type Findings, median } from './entries.ts'
import { freePort } from './free-port.ts'

const SLOWDOWN = 4
const PLAYED_MS = 8_000
const LONG_TASK_MS = 50
const AIM_MS = 4

/** Paths of the games and the keys that keep each of them moving. */
const GAMES: readonly { path: string; keys: readonly string[] }[] = [
  { path: '/games/math-master', keys: ['1', '2', '3'] },
  { path: '/games/mathmaze', keys: ['ArrowRight', 'ArrowDown', '1', 'Enter', 'ArrowLeft', 'ArrowUp'] },
  { path: '/games/science-explorer', keys: ['1', '2', 'Enter'] },
  { path: '/games/word-works', keys: ['a', 'e', 't', 'r', 's', 'Backspace'] },
  { path: '/games/history-quest', keys: ['3', '4', 'Enter'] },
]

export async function benchPlaying(stateDir: string): Promise<Findings> {
  await prepareDatabase(stateDir)
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const app = startWrangler({ port, stateDir, stdio: 'ignore' })
  process.on('exit', () => stopGroup(app, 'SIGKILL'))
  let browser: Browser | undefined
  try {
    await waitUntilHealthy(origin, app)
    browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS })
    const entries: Entry[] = []
    for (const game of GAMES) entries.push(...(await measure(browser, origin, game)))
    return { entries, notes: [NOTE] }
  } finally {
    await browser?.close()
    stopGroup(app)
  }
}

const NOTE = `Playing: Chromium without a GPU, processor slowed down ${SLOWDOWN} times, ${PLAYED_MS / 1_000} s of play with a key every 350 ms. Times are processor time of the page's main thread: what else the machine does is not in them. Script per frame is animation frames, timers and key handlers between two frames; waits for the software rasteriser, which a GPU makes needless, are left out; bytes are JavaScript as sent, from an empty cache until the canvas is drawn.`

async function measure(
  browser: Browser,
  origin: string,
  { path, keys }: (typeof GAMES)[number],
): Promise<Entry[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const bytes = countScripts(page)
  await page.addInitScript(() => localStorage.setItem('selectedGrade', 'middle'))
  await page.goto(`${origin}${path}`)
  await page.getByRole('button', { name: /^Start (Game|Exploring|Quest)$/ }).click()
  await page.locator('.phaser-stage[data-stage="drawn"]').waitFor({ timeout: 60_000 })
  const loaded = await bytes()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const { frames, tasks } = await traceFrames(session, () => press(page, keys))
  await context.close()
  const script = median(frames)
  const longest = Math.max(0, ...tasks)
  const phaser = publishedPhaserSize().gzip
  return [
    {
      name: `${path}: JS to the first playable frame`,
      value: loaded,
      unit: 'KB',
      reference: { name: 'KB Phaser as published', value: phaser },
      ratio: loaded / phaser,
    },
    {
      name: `${path}: script per frame, ${frames.length} frames, p95 ${percentile(frames, 95).toFixed(1)} ms`,
      value: script,
      unit: 'ms',
      reference: { name: 'ms aimed at', value: AIM_MS },
      ratio: script / AIM_MS,
      aim: '<= 1x',
    },
    {
      name: `${path}: longest of ${tasks.length} tasks, p95 ${percentile(tasks, 95).toFixed(1)} ms, ${tasks.filter((ms) => ms > LONG_TASK_MS).length} too long`,
      value: longest,
      unit: 'ms',
      reference: { name: 'ms, a long task', value: LONG_TASK_MS },
      ratio: longest / LONG_TASK_MS,
      aim: '< 1x',
    },
  ]
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? Number.NaN
}

/** Counts the scripts a page receives, in KB as sent. */
function countScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1_000
}

async function press(page: Page, keys: readonly string[]): Promise<void> {
  const end = Date.now() + PLAYED_MS
  for (let index = 0; Date.now() < end; index++) {
    await page.keyboard.press(keys[index % keys.length] ?? '1')
    await page.waitForTimeout(350)
  }
}

interface TraceEvent {
  name: string
  ph: string
  /** Microseconds: when it began, how long it took, and what of that its thread was running. */
  ts: number
  dur?: number
  tdur?: number
  tid: number
}

const SCRIPT = new Set(['FunctionCall', 'FireAnimationFrame', 'TimerFire', 'EventDispatch'])

/** Without a GPU the page's thread waits for the software rasteriser: for a picture of the canvas, for an answer, for a commit. */
const RASTERISER_WAITS = new Set([
  'GLES2::ReadPixels',
  'ImplementationBase::WaitForCmd',
  'LayerTreeHost::WaitForCommitCompletion',
])

/** Milliseconds of processor time, less waits for the rasteriser: of script in each frame in which there was any, and of each task. */
export interface Traced {
  readonly frames: readonly number[]
  readonly tasks: readonly number[]
}

export async function traceFrames(session: CDPSession, play: () => Promise<void>): Promise<Traced> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: unknown[] }) => void events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline', 'toplevel', 'gpu', 'cc'] },
  })
  await play()
  const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await done
  session.off('Tracing.dataCollected', collect)
  const main = events.find(({ name }) => name === 'FireAnimationFrame')?.tid
  const own = events
    .filter(({ tid, ph, dur, tdur }) => tid === main && ph === 'X' && dur !== undefined && tdur !== undefined)
    .toSorted((one, other) => one.ts - other.ts)
  const waits = own.filter(({ name }) => RASTERISER_WAITS.has(name))
  const ownMs = ({ ts, dur = 0, tdur = 0 }: TraceEvent) =>
    waits
      .filter((wait) => wait.ts >= ts && wait.ts < ts + dur)
      .reduce((left, wait) => left - (wait.tdur ?? 0), tdur) / 1_000
  const frames: number[] = []
  let inFrame = 0
  let coveredTo = 0
  for (const event of own) {
    const { name, ts, dur = 0 } = event
    if (!SCRIPT.has(name)) continue
    if (name === 'FireAnimationFrame' && ts >= coveredTo && inFrame > 0) {
      frames.push(inFrame)
      inFrame = 0
    }
    // Nested calls are part of the one around them.
    if (ts < coveredTo) continue
    inFrame += ownMs(event)
    coveredTo = ts + dur
  }
  const tasks = own.filter(({ name }) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask')
  return { frames, tasks: tasks.map(ownMs) }
}
