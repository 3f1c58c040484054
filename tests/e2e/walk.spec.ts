// A walk through every route of the two specs in every language: it answers, in the language its address asks for, with one
// heading, a title and a description; nothing scrolls sideways; axe finds nothing. Each language is looked at twice in one
// load, wide by day and narrow by night. Colours are the same in every language: their rules, which take longest, run in
// English. All four notebooks are accessibility.spec.ts's part.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { BASE_LOCALE, LOCALES } from '#app/i18n/locales.ts'
import { SPEC_ALIASES, SPEC_ROUTES, SPEC_ROUTES_FOR_MEMBERS, UNKNOWN_ROUTE } from './spec-routes.ts'
import { expect, hydrated, remember, test } from './visitor.ts'

const LOOKS = [
  { width: 1280, mode: 'light' },
  { width: 320, mode: 'dark' },
] as const

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

test.use({ reducedMotion: 'reduce', expectedErrors: [/404/] })

for (const route of [...SPEC_ROUTES, UNKNOWN_ROUTE]) {
  test(`${route} is there for everyone, in every language`, async ({ page, context, baseURL }) => {
    test.setTimeout(180_000)
    // Where a grade is asked for first, it has been given: the dialog has its own journeys.
    await remember(context, String(baseURL), { selectedGrade: 'elementary' })
    for (const locale of LOCALES) {
      const answer = await page.goto(`${route}${route.includes('?') ? '&' : '?'}lang=${locale}`)
      expect(answer?.status(), locale).toBe(route === UNKNOWN_ROUTE ? 404 : 200)
      await hydrated(page)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.getByRole('heading', { level: 1 }), locale).toHaveCount(1)
      expect.soft(await page.title(), locale).toMatch(/Sparkbook/)
      await saysWhatItIs(page, locale)
      for (const { width, mode } of LOOKS) {
        const look = `${locale}, ${width} px, ${mode}`
        await page.setViewportSize({ width, height: 800 })
        const overflow = await page.evaluate((chosen) => {
          document.documentElement.dataset['mode'] = chosen
          return document.documentElement.scrollWidth - window.innerWidth
        }, mode)
        expect.soft(overflow, look).toBeLessThanOrEqual(0)
        const axe = new AxeBuilder({ page }).withTags(RULES)
        if (locale !== BASE_LOCALE) axe.disableRules(COLOUR_RULES)
        const { violations } = await axe.analyze()
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
        )
        expect.soft(found, look).toEqual([])
      }
    }
  })
}

/** Search engines are told either all of it or to leave the page out. */
async function saysWhatItIs(page: Page, locale: string): Promise<void> {
  const told = await page.evaluate(() => ({
    robots: document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content,
    description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '',
    canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '',
    languages: [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"]')].map(
      ({ hreflang }) => hreflang,
    ),
  }))
  if (told.robots === 'noindex') return
  expect.soft(told.description.length, `description in ${locale}`).toBeGreaterThan(15)
  expect.soft(told.canonical, locale).toMatch(new RegExp(`\\?lang=${locale}$`))
  expect.soft(told.languages, locale).toEqual([...LOCALES, 'x-default'])
}

for (const [alias, main] of SPEC_ALIASES) {
  test(`${alias} shows what ${main} shows, and says so`, async ({ page, baseURL }) => {
    const headings: string[] = []
    for (const address of [main, alias]) {
      expect((await page.goto(address))?.status()).toBe(200)
      expect(new URL(page.url()).pathname).toBe(new URL(address, String(baseURL)).pathname)
      headings.push((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}${main}`)
    }
    expect(headings[1]).toBe(headings[0])
  })
}

for (const route of SPEC_ROUTES_FOR_MEMBERS) {
  test(`${route} leads a visitor to the sign-in`, async ({ page }) => {
    await page.goto(route)
    await expect(page).toHaveURL(/\/auth\b/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })
}
