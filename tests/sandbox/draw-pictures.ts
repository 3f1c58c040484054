// `npm run pictures`: photographs /dev/picture into public/og, and the mark into the icons a phone keeps. The results are
// committed; draw them again when their words or drawings change, and look at them.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { chromium, type Page } from '@playwright/test'
import { LOCALES } from '#app/i18n/locales.ts'
import { PICTURE_SIZE, PICTURES, pictureAddress } from '#app/seo/pictures.ts'
import { freePort } from '../bench/free-port.ts'
import { CHROMIUM_FLAGS, requireChromium } from './find-chromium.ts'
import { serveApp } from './serve-app.ts'

/** Android keeps both; the larger is our logo for machines, too (app/seo/things.ts). */
const ICONS = [192, 512]
/** How much of an icon's side may be cut off when a phone rounds it, and how wide the mark is between. */
const MARK_WIDTH = 0.7

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
