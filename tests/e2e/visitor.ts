// What the journeys need of a visitor's browser: their stored choices, and a watch on what the page complains about.
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'

type Preferences = Partial<Record<'themeLevel' | 'darkMode' | 'selectedGrade' | 'language', string>>

/** Stores choices as cookies, as a returning visitor has them. */
export async function remember(
  context: BrowserContext,
  baseURL: string,
  preferences: Preferences,
): Promise<void> {
  await context.addCookies(
    Object.entries(preferences).map(([name, value]) => ({ name, value, url: baseURL })),
  )
}

/** Stores a grade before the first page opens, as a returning visitor has it; one stored since then stays. */
export async function withStoredGrade(page: Page, grade: string): Promise<void> {
  await page.addInitScript((value) => {
    if (localStorage.getItem('selectedGrade') === null) localStorage.setItem('selectedGrade', value)
  }, grade)
}

/** Opens a game for somebody of this grade. */
export async function openGame(page: Page, path: string, grade: string): Promise<void> {
  await withStoredGrade(page, grade)
  await page.goto(path)
  await hydrated(page)
}

/** Waits until React has taken the page over, so that a press does what a person means. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true')
}

/** Stops the page's clock: from here on time passes only by `page.clock.runFor`. Needs `page.clock.install` before. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
}

export function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key)
}

/** Every journey fails when the page throws, logs an error it was not expected to, or asks another origin. */
export const test = base.extend<{ expectedErrors: RegExp[]; watched: undefined }>({
  expectedErrors: [[], { option: true }],
  watched: [
    async ({ page, baseURL, expectedErrors }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text())
      })
      page.on('request', (request) => {
        const url = request.url()
        if (/^https?:/.test(url) && !url.startsWith(String(baseURL))) complaints.push(`third party: ${url}`)
      })
      await use(undefined)
      const unexpected = complaints.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)))
      expect(unexpected).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
