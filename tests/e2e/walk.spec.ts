// A walk through every page: in every language the server answers with one heading, a title, a description and the addresses
// of the other languages; in a browser axe finds nothing, nothing scrolls sideways and phones cut no word. In which looks: looks.ts.
import type { APIRequestContext, Page } from '@playwright/test'
import { LOCALES } from '#app/i18n/locales.ts'
import { expectAccessible, expectAccessibleDayAndNight, expectNoOverflow, PHONES, setMode } from './axe.ts'
import { FULL_RUN, some } from './full-run.ts'
import { type Look, looksOf } from './looks.ts'
import { ALIASES, LEVELS, PAGES, PAGES_FOR_MEMBERS, PAGES_OF_MEMBERS, UNKNOWN_PAGE } from './pages.ts'
import { newPerson, signIn } from './people.ts'
import { expect, remember, test } from './visitor.ts'

test.use({ expectedErrors: [/404/] })

const inLanguage = (page: string, locale: string) => `${page}${page.includes('?') ? '&' : '?'}lang=${locale}`

/** `npm test` walks one page of so many, CI all of them. */
const SMOKE_STEP = 20

for (const [place, path] of PAGES.entries()) {
  test(`${path} is there for everyone`, { tag: place % SMOKE_STEP === 0 ? '@smoke' : [] }, async ({
    page,
    context,
    baseURL,
  }) => {
    const looks = looksOf(place)
    test.setTimeout(30_000 + looks.length * 10_000)
    for (const [index, { locale, level, mode, width }] of looks.entries()) {
      const look = `${locale}, ${level}, ${mode}`
      const before = looks[index - 1]
      // The mode is one attribute and changes colours only: a page that is open in this language and notebook stays.
      const stays = before?.locale === locale && before.level === level
      await page.setViewportSize({ width, height: 800 })
      if (stays) await setMode(page, mode)
      else await open({ locale, level, mode })
      // What has no name or no role has none in any look; what cannot be read depends on it.
      const rules = index === 0 || (FULL_RUN && !stays) ? 'all' : 'colours'
      await expectAccessible(page, { where: `${look}, ${width} px`, rules })
      if (stays) continue
      await expectNoOverflow(page, look, [1280, 768, ...PHONES])
      if (await page.locator('.start-screen').isVisible()) await expectStartInView(page, look)
    }

    async function open({ locale, level, mode }: Omit<Look, 'width'>): Promise<void> {
      // Where a grade is asked for first, it has been given: the dialog has its own journeys.
      await remember(context, String(baseURL), {
        themeLevel: level,
        darkMode: String(mode === 'dark'),
        selectedGrade: 'elementary',
      })
      await page.goto(inLanguage(path, locale))
      const html = page.locator('html')
      await expect(html).toHaveAttribute('lang', locale)
      await expect(html).toHaveAttribute('data-level', level)
      await expect(html).toHaveAttribute('data-mode', mode)
      await page.evaluate(() => document.fonts.ready)
    }
  })
}

/** On a small phone a game starts without scrolling. */
async function expectStartInView(page: Page, look: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 640 })
  const start = page.locator('.start-screen .button-row .button').first()
  await expect.soft(start, look).toBeInViewport({ ratio: 1 })
}

for (const level of some(LEVELS, 1, 3)) {
  test(`the developers' page of components is accessible: ${level}`, async ({ page }) => {
    await page.goto(`/dev/ui?level=${level}`)
    await expectAccessibleDayAndNight(page)
    await expectNoOverflow(page)
  })
}

// Their journeys look at them in some languages and notebooks.
for (const path of FULL_RUN ? PAGES_OF_MEMBERS : []) {
  test(`${path} cuts nothing in any language and notebook`, async ({ page, context, baseURL }) => {
    test.setTimeout(180_000)
    await signIn(page, await newPerson({ display_name: 'Maria', role: 'parent' }))
    for (const themeLevel of LEVELS)
      for (const language of LOCALES) {
        await remember(context, String(baseURL), { themeLevel, language, selectedGrade: 'middle' })
        await page.goto(path)
        await expectNoOverflow(page, `${path}, ${language}, ${themeLevel}`, PHONES)
      }
  })
}

test('every page says what it is, in every language', { tag: '@smoke' }, async ({ request }) => {
  test.setTimeout(180_000)
  for (const path of PAGES)
    for (const locale of LOCALES) await expectDescribed(request, inLanguage(path, locale), locale)
})

/** Search engines are told either all of it or to leave the page out. */
async function expectDescribed(request: APIRequestContext, address: string, locale: string): Promise<void> {
  const answer = await request.get(address)
  expect.soft(answer.status(), address).toBe(address.startsWith(UNKNOWN_PAGE) ? 404 : 200)
  const html = await answer.text()
  expect.soft(html, address).toContain(`<html lang="${locale}"`)
  expect.soft(html.match(/<h1\b/g), address).toHaveLength(1)
  expect.soft(html.match(/<main\b/g), address).toHaveLength(1)
  expect.soft(html, address).toContain('<footer')
  expect.soft(html, address).toMatch(/<title>[^<]*Sparkbook[^<]*<\/title>/)
  if (html.includes('<meta name="robots" content="noindex"')) return
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
  expect.soft(description.length, `description of ${address}`).toBeGreaterThan(15)
  const links = (rel: string) => [...html.matchAll(new RegExp(`<link rel="${rel}"[^>]*>`, 'g'))].map(String)
  expect.soft(links('canonical').join(), address).toMatch(new RegExp(`\\?lang=${locale}"`))
  const languages = links('alternate').map((link) => /hreflang="([^"]+)"/i.exec(link)?.[1])
  expect.soft(languages, address).toEqual([...LOCALES, 'x-default'])
}

test('a second address shows what the first one shows, and names it', async ({ request, baseURL }) => {
  for (const [alias, main] of ALIASES) {
    const headings: (string | undefined)[] = []
    for (const address of [main, alias]) {
      const answer = await request.get(address, { maxRedirects: 0 })
      expect(answer.status(), address).toBe(200)
      const html = await answer.text()
      headings.push(/<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1])
      expect(html, address).toContain(`<link rel="canonical" href="${baseURL}${main}"`)
    }
    expect(headings[0], main).toBeDefined()
    expect(headings[1], alias).toBe(headings[0])
  }
})

for (const path of PAGES_FOR_MEMBERS) {
  test(`${path} leads a visitor to the sign-in`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL(`/auth?returnTo=${encodeURIComponent(path)}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })
}
