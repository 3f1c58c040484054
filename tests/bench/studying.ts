// What studying takes in the browser: from the key that says "knew it" to the next card on the screen, on a processor four times
// slower than this one; and a page of print read on the device, with the progress it tells of meanwhile.
import process from 'node:process'
import { type Browser, chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, requireChromium } from '../sandbox/find-chromium.ts'
import { startWrangler, stopGroup, waitUntilHealthy } from '../sandbox/local-app.ts'
import { prepareDatabase } from '../sandbox/prepare-database.ts'
import { type Entry, type Findings, median } from './entries.ts'
import { freePort } from './free-port.ts'
import { quantile } from './timed-calls.ts'

const SLOWDOWN = 4
const AIM_MS = 50
const STUDY = '/study-tools/cards/science-terms/study'
const LINES = 30

export async function benchStudying(stateDir: string): Promise<Findings> {
  await prepareDatabase(stateDir)
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const app = startWrangler({ port, stateDir, stdio: 'ignore' })
  process.on('exit', () => stopGroup(app, 'SIGKILL'))
  let browser: Browser | undefined
  try {
    await waitUntilHealthy(origin, app)
    browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS })
    const reviews = await measureReviews(browser, origin)
    return { entries: [...reviews, await measureReading(browser, origin)], notes: [NOTE] }
  } finally {
    await browser?.close()
    stopGroup(app)
  }
}

const NOTE = `Studying: a visitor with the sample cards, processor slowed down ${SLOWDOWN} times; from the key's own time to the frame after the next card is in the page. Reading: a page of ${LINES} printed lines, 1,240 by 1,754 pixels, as fast as this machine is, its reader and model already fetched once.`

async function measureReviews(browser: Browser, origin: string): Promise<Entry[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(`${origin}${STUDY}`)
  await page.getByRole('button', { name: 'Start' }).click()
  await page.locator('.study-session').waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const times: number[] = []
  // Known at the first look, a card comes once more: some forty turns.
  while (await page.locator('.study-session[data-shown="false"]').count()) {
    await page.keyboard.press('Space')
    await page.locator('.study-session[data-shown="true"]').waitFor()
    await page.evaluate(startWatch)
    await page.keyboard.press('Space')
    times.push(await page.evaluate(() => (window as unknown as Watched).nextCard))
    if (await page.locator('.study-session').count())
      await page.locator('.study-session[data-shown="false"]').waitFor()
  }
  await page.close()
  const inOrder = times.toSorted((one, other) => one - other)
  const entry = (name: string, value: number): Entry => ({
    name: `A review, from the key to the next card, ${times.length} cards: ${name}`,
    value,
    unit: 'ms',
    reference: { name: 'ms aimed at', value: AIM_MS },
    ratio: value / AIM_MS,
    aim: '< 1x',
  })
  return [entry('p50', median(inOrder)), entry('p95', quantile(inOrder, 0.95))]
}

interface Watched {
  nextCard: Promise<number>
}

/** In the page: `nextCard` is how long after the next key the card had changed and a frame was drawn. */
function startWatch(): void {
  const watched = window as unknown as Watched
  watched.nextCard = new Promise((resolve) => {
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        const observer = new MutationObserver(() => {
          observer.disconnect()
          requestAnimationFrame(() => requestAnimationFrame((at) => resolve(at - timeStamp)))
        })
        observer.observe(document.body, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        })
      },
      { capture: true, once: true },
    )
  })
}

async function measureReading(browser: Browser, origin: string): Promise<Entry> {
  const page = await browser.newPage()
  // A visitor's page is told that it may: rights are none of the reading.
  await page.route('**/homework-help?tab=upload', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('visitor', 'open') })
  })
  await page.goto(`${origin}/homework-help?tab=upload`)
  const file = { name: 'page.png', mimeType: 'image/png', buffer: await drawPage(page) }
  const [first, second] = [await readOnce(page, file), await readOnce(page, file)]
  await page.close()
  return {
    name: `A page of print read on the device, progress told ${second.told} times`,
    value: second.ms / 1_000,
    unit: 's',
    reference: { name: 's, the first one, with its reader to fetch', value: first.ms / 1_000 },
    ratio: second.ms / first.ms,
  }
}

async function readOnce(
  page: Page,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<{ ms: number; told: number }> {
  await page.reload()
  await page.locator('html[data-hydrated="true"]').waitFor()
  await page.evaluate(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const bar = document.querySelector('[role="progressbar"], progress')
      seen.add(`${bar?.getAttribute('aria-valuenow') ?? bar?.getAttribute('value')}`)
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  const started = performance.now()
  await page.locator('input[type="file"]').first().setInputFiles(file)
  await page.getByRole('heading', { name: 'What we read' }).waitFor({ timeout: 120_000 })
  const ms = performance.now() - started
  return { ms, told: await page.evaluate(() => (window as unknown as { seen: Set<string> }).seen.size) }
}

/** A printed page at 150 dpi. */
async function drawPage(page: Page): Promise<Buffer> {
  const url = await page.evaluate((lines) => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 1_240, height: 1_754 })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.fillStyle = '#000'
    context.font = '28px sans-serif'
    for (let line = 0; line < lines; line++)
      context.fillText(
        `${line + 1}) What is ${line + 12} + ${3 * line + 7}? Show how you worked it out.`,
        80,
        120 + line * 52,
      )
    return canvas.toDataURL('image/png')
  }, LINES)
  return Buffer.from(url.split(',')[1] ?? '', 'base64')
}
