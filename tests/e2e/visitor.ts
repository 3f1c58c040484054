// What the journeys need of a visitor's browser: their stored choices, and a watch on what the page complains about.
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test'
import { newClientAddress } from './mailbox.ts'

type Preferences = Partial<Record<'themeLevel' | 'darkMode' | 'selectedGrade' | 'language', string>>

/**
 * Stores choices as a returning visitor has them: as cookies and, where a page of ours is open, in the browser's storage,
 * which counts more than they do.
 */
export async function remember(
  context: BrowserContext,
  baseURL: string,
  preferences: Preferences,
): Promise<void> {
  const choices = Object.entries(preferences)
  await context.addCookies(choices.map(([name, value]) => ({ name, value, url: baseURL })))
  for (const page of context.pages().filter((one) => one.url().startsWith(baseURL)))
    await page.evaluate((all) => {
      for (const [name, value] of all)
        if (localStorage.getItem(name) !== null) localStorage.setItem(name, value)
    }, choices)
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

/** Waits until the page is there and React, where it has any, has taken it over: a press then does what a person means. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.readyState !== 'loading' &&
      (document.documentElement.dataset['hydrated'] === 'true' || !('__remixContext' in window)),
    undefined,
    { timeout: 30_000 },
  )
}

/**
 * From here on `goto` and `reload` of the page end when it is hydrated. Whoever wants to see it before names a `waitUntil`.
 * @returns the page
 */
export function waitingForHydration(page: Page): Page {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (url, options) => {
    const answer = await goto(url, options)
    if (options?.waitUntil === undefined) await hydrated(page)
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload(options)
    if (options?.waitUntil === undefined) await hydrated(page)
    return answer
  }
  return page
}

/** A page in a context of its own, with an address of its own and nothing stored; open until the journey ends. */
export async function newVisitor(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    ...options,
    extraHTTPHeaders: { 'x-dev-client-ip': newClientAddress() },
  })
  const page = await context.newPage()
  return options.javaScriptEnabled === false ? page : waitingForHydration(page)
}

/** Stops the page's clock: from here on time passes only by `page.clock.runFor`. Needs `page.clock.install` before. */
export async function holdClock(page: Page): Promise<void> {
  // A busy machine may take longer than that second to hand the time over, and the clock does not go back.
  await expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))).toPass()
}

export function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key)
}

/**
 * Of a page's data that the next press left behind while it was being read: journeys are that quick. The router aborts it without
 * a reason; Remix logs what its reader then throws (`fetchAndDecode`), and when the value was there already and only the end of
 * the stream was missing, turbo-stream 2.4 rejects `done`, a promise that Remix looks at nowhere. The page that comes next is
 * none the worse, and neither library has a place to catch it. Nothing of ours aborts without catching it.
 */
const LEFT_BEHIND = /^AbortError: signal is aborted without reason/
/** Of the addresses that Remix looks up when a page is idle, where the next page came first; what the server refuses is said in other words. */
const LEFT_IDLE = /^Failed to fetch manifest patches TypeError: Failed to fetch/

/**
 * Every journey fails when the page throws, logs an error it was not expected to, or asks another origin. Each comes from an
 * address of its own, so that journeys do not share an allowance, and leaves no page open beside that of the next one.
 */
export const test = base.extend<{ expectedErrors: RegExp[]; watched: undefined; closed: undefined }>({
  expectedErrors: [[], { option: true }],
  context: async ({ context }, use) => {
    await context.setExtraHTTPHeaders({ 'x-dev-client-ip': newClientAddress() })
    await use(context)
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    await use(javaScriptEnabled === false ? page : waitingForHydration(page))
  },
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
      const expected = [LEFT_BEHIND, LEFT_IDLE, ...expectedErrors]
      const unexpected = complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))
      expect(unexpected).toEqual([])
    },
    { auto: true },
  ],
  closed: [
    async ({ browser, page }, use) => {
      await use(undefined)
      const others = browser.contexts().filter((context) => context !== page.context())
      await Promise.all(others.map((context) => context.close()))
    },
    { auto: true },
  ],
})

export { expect }
