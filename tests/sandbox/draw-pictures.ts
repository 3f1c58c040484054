// `npm run pictures`: photographs /dev/picture into public/og, the mark into the icons a phone keeps, a scene of AR in each
// filter of the store into public/filters, and the scenes of the AR games into public/ar-scenes. The results are committed; draw
// them again when their words or drawings change, and look at them.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { chromium, type Page } from '@playwright/test'
import { AR_FILTERS, type ArFilter } from '#app/domain/catalogue/ar-filters.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { PREVIEW_SIZE, previewAddress } from '#app/routes/store/filter-pictures.ts'
import { PICTURE_SIZE, PICTURES, pictureAddress } from '#app/seo/pictures.ts'
import { freePort } from '../bench/free-port.ts'
import { drawArScenes } from './draw-ar-scenes.ts'
import { CHROMIUM_FLAGS, requireChromium } from './find-chromium.ts'
import { serveApp } from './serve-app.ts'

/** Android keeps both; the larger is our logo for machines, too (app/seo/things.ts). */
const ICONS = [192, 512]
/** How much of an icon's side may be cut off when a phone rounds it, and how wide the mark is between. */
const MARK_WIDTH = 0.7

/** Of a filter's picture: under 15 KB each, however fine its lines are. */
const WEBP_QUALITY = 0.8
const MAX_BYTES = 15_000

const state = mkdtempSync(join(tmpdir(), 'sparkbook-pictures-'))
const port = await freePort()
const app = await serveApp(port, state, () => {})
const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS })
try {
  const page = await browser.newPage({
    viewport: PICTURE_SIZE,
    reducedMotion: 'reduce',
    colorScheme: 'light',
  })
  mkdirSync('public/og', { recursive: true })
  for (const picture of PICTURES) {
    for (const locale of LOCALES) {
      await page.goto(`http://127.0.0.1:${port}/dev/picture?picture=${picture}&lang=${locale}`, {
        waitUntil: 'networkidle',
      })
      await page.evaluate(() => document.fonts.ready)
      await page.screenshot({ path: `public${pictureAddress(picture, locale)}` })
    }
  }
  for (const side of ICONS) await drawIcon(page, side)
  mkdirSync('public/filters', { recursive: true })
  for (const filter of AR_FILTERS) await drawFilter(page, filter)
  await drawArScenes(page, `http://127.0.0.1:${port}`)
} finally {
  await browser.close()
  await app.stop()
  rmSync(state, { recursive: true, force: true })
}
process.exit(0)

async function drawIcon(page: Page, side: number): Promise<void> {
  // The favicon shows a part of the mark; here is room for all of it.
  const whole = readFileSync('public/favicon.svg', 'utf8').replace(
    /viewBox="[^"]*"/,
    'viewBox="14 4 214 214"',
  )
  const mark = Buffer.from(whole).toString('base64')
  const width = Math.round(side * MARK_WIDTH)
  await page.setViewportSize({ width: side, height: side })
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:#fff"><img src="data:image/svg+xml;base64,${mark}" width="${width}" height="${width}">`,
  )
  await page.screenshot({ path: `public/icon-${side}.png` })
}

/** The bench of Science Quest in one filter, on the filter's own background, as WebP. */
async function drawFilter(page: Page, filter: ArFilter): Promise<void> {
  await page.setViewportSize(PREVIEW_SIZE)
  await page.goto(`http://127.0.0.1:${port}/dev/ar?scene=bench&filter=${filter}`)
  await page.locator('[data-ar="drawn"]').waitFor()
  const address = await page.evaluate((quality) => {
    const drawn = document.querySelector<HTMLCanvasElement>('.dev-ar canvas')
    const paper = document.createElement('canvas')
    const brush = paper.getContext('2d')
    if (!drawn || !brush) throw new Error('nothing is drawn')
    paper.width = drawn.width
    paper.height = drawn.height
    brush.fillStyle = drawn.style.background
    brush.fillRect(0, 0, paper.width, paper.height)
    brush.drawImage(drawn, 0, 0)
    return paper.toDataURL('image/webp', quality)
  }, WEBP_QUALITY)
  const picture = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
  if (picture.length > MAX_BYTES) throw new Error(`${filter} takes ${picture.length} bytes`)
  writeFileSync(`public${previewAddress(filter)}`, picture)
}
