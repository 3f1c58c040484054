// Photographs the scenes of the AR games into public/ar-scenes, in every notebook by day and at night, on no ground of their own.
import { mkdirSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { AR_GAMES } from '#app/routes/ar/find-ar-game.ts'
import { MAX_SCENE_BYTES, SCENE_OF, SCENE_SIZE, sceneAddress } from '#app/routes/ar/scene-pictures.ts'
import { THEME_LEVELS } from '#app/ui/theme/theme-level.ts'

/** From the best down, until it is small enough. */
const QUALITIES = [0.85, 0.75, 0.65, 0.55, 0.45]
/** Lines as wide as in a scene of a whole window would be a blur on a card. */
const PEN = 1.15

/** @param origin of an app in development, which has /dev/ar */
export async function drawArScenes(page: Page, origin: string): Promise<void> {
  mkdirSync('public/ar-scenes', { recursive: true })
  await page.setViewportSize(SCENE_SIZE)
  for (const { id } of AR_GAMES)
    for (const level of THEME_LEVELS)
      for (const isDark of [false, true]) {
        const mode = isDark ? 'dark' : 'light'
        await page.goto(`${origin}/dev/ar?scene=${SCENE_OF[id]}&level=${level}&mode=${mode}&pen=${PEN}&clear`)
        await page.locator('[data-ar="drawn"]').waitFor({ state: 'attached' })
        const address = sceneAddress(id, level, isDark)
        const picture = await smallEnough(page)
        if (picture === null) throw new Error(`${address} is too large`)
        writeFileSync(`public${address}`, picture)
      }
}

async function smallEnough(page: Page): Promise<Buffer | null> {
  for (const quality of QUALITIES) {
    const address = await page.evaluate((asked) => {
      const drawn = document.querySelector<HTMLCanvasElement>('.dev-ar canvas')
      if (!drawn) throw new Error('nothing is drawn')
      return drawn.toDataURL('image/webp', asked)
    }, quality)
    const picture = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
    if (picture.length <= MAX_SCENE_BYTES) return picture
  }
  return null
}
