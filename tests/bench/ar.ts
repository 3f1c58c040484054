// What AR costs in the browser: bytes, the time to the first picture of each scene, what a picture is drawn of, script while it
// moves, and whether anything is left behind. One mission of each game in the desk view, drawn by software.
import process from 'node:process'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { AR_GAMES, type ArGame } from '#app/routes/ar/find-ar-game.ts'
import { CHROMIUM_FLAGS, requireChromium } from '../sandbox/find-chromium.ts'
import { startWrangler, stopGroup, waitUntilHealthy } from '../sandbox/local-app.ts'
import { prepareDatabase } from '../sandbox/prepare-database.ts'
import { drawingFiles, sceneFiles, viewsFiles } from './ar-size.ts'
import { type Entry, type Findings, median } from './entries.ts'
import { freePort } from './free-port.ts'
import { traceFrames } from './playing.ts'

const SLOWDOWN = 4
const MOVED_MS = 6_000
const LONG_TASK_MS = 50
const ENTERS = 20
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

const NOTE = `AR: one mission in the desk view at 1280 x 800, drawn by software on this processor, so times to the first picture say little of a graphics chip. Script is measured at ${SLOWDOWN} times less speed while a finger turns the scene for ${MOVED_MS / 1_000} s. Memory is the JavaScript heap after a collection, from the 5th to the ${ENTERS + 5}th time a mission was entered and left. Requests and alarms of a session of 90 minutes: part "clock".`

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
  await watchRenderer(page)
  await page.addInitScript(() => localStorage.setItem('selectedGrade', 'middle'))
  await page.goto(`${origin}${path}`)
  const firstMs = await enter(page)
  const drawn = await page.evaluate(() => {
    const { calls, triangles } = Reflect.get(window, 'arDrawn')()
    return { calls, triangles }
  })
  const session = await context.newCDPSession(page)
  await page.waitForTimeout(1_000)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const { frames, tasks } = await traceFrames(session, () => turn(page))
  const longest = Math.max(0, ...tasks)
  const tooLong = tasks.filter((ms) => ms > LONG_TASK_MS).length
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await leave(page)
  for (let times = 1; times < 5; times++) await enterAndLeave(page)
  const before = await heapMegabytes(session)
  for (let times = 0; times < ENTERS; times++) await enterAndLeave(page)
  const after = await heapMegabytes(session)
  await context.close()
  const script = median(frames)
  const within = (name: string, value: number, unit: string, limit: number): Entry => {
    const reference = { name: 'allowed', value: limit }
    return { name: `AR ${id}: ${name}`, value, unit, reference, ratio: value / limit, aim: '<= 1x' }
  }
  return [
    {
      name: `AR ${id}: press to the first picture`,
      value: firstMs,
      unit: 'ms',
      reference: { name: 'n/a', value: null },
      ratio: null,
    },
    within('draw calls of a picture', drawn.calls, '', AIM.calls),
    within('triangles, line quads included', drawn.triangles, '', AIM.triangles),
    within(`script per frame, ${frames.length} frames`, script, 'ms', AIM.scriptMs),
    {
      ...within(`longest of ${tasks.length} tasks, ${tooLong} too long`, longest, 'ms', LONG_TASK_MS),
      aim: '< 1x',
    },
    {
      name: `AR ${id}: heap after ${ENTERS} more enters and exits`,
      value: after,
      unit: 'MB',
      reference: { name: 'MB before', value: before },
      ratio: after / before,
      aim: 'no growth',
    },
  ]
}

/** three tells its renderers to its developer tools, whose place this takes. */
async function watchRenderer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Renderer {
      info?: { render: { frame: number; calls: number; triangles: number } }
    }
    // No more than the last is kept: what a bench holds would count as left behind.
    let last: Renderer | undefined
    let count = 0
    const tools = new EventTarget()
    tools.addEventListener('observe', (event) => {
      const { detail } = event as CustomEvent<Renderer>
      if (!detail.info) return
      last = detail
      count++
    })
    Object.assign(window, {
      __THREE_DEVTOOLS__: tools,
      arRenderers: () => count,
      arDrawn: () => last?.info?.render,
    })
  })
}

/** Starts the one mission there is to try. @returns milliseconds until its scene has been drawn for the first time */
async function enter(page: Page): Promise<number> {
  const button = page.getByRole('button', { name: 'Try one mission' })
  await button.waitFor()
  const known = await page.evaluate(() => Reflect.get(window, 'arRenderers')() as number)
  const start = performance.now()
  await button.click()
  await page.waitForFunction((before) => {
    const drawn = Reflect.get(window, 'arDrawn')()
    return Reflect.get(window, 'arRenderers')() > before && drawn.triangles > 0
  }, known)
  return performance.now() - start
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Leave' }).click()
}

async function enterAndLeave(page: Page): Promise<void> {
  await enter(page)
  await leave(page)
}

/** Drags the scene to and fro. */
async function turn(page: Page): Promise<void> {
  const box = await page.locator('.desk-view canvas').boundingBox()
  if (!box) throw new Error('no canvas')
  const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.9]
  const end = Date.now() + MOVED_MS
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 0; Date.now() < end; step++) {
    await page.mouse.move(x + Math.sin(step / 8) * 180, y)
    await page.waitForTimeout(16)
  }
  await page.mouse.up()
}

async function heapMegabytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1_000_000
}
