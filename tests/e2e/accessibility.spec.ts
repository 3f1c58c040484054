// axe on every kind of page in every notebook, day and night; no page scrolls sideways, from 320 px up, in any language.
import { AxeBuilder } from '@axe-core/playwright'
import { expectNothingFound } from './day-and-night.ts'
import { FINISHED_PAGES, LEVELS } from './pages.ts'
import { expect, hydrated, remember, test } from './visitor.ts'

const PAGES = [...FINISHED_PAGES, '/no/such/page'] as const

test.use({ reducedMotion: 'reduce', expectedErrors: [/404/] })

for (const path of [...PAGES, '/dev/ui?level={level}']) {
  test(`axe finds nothing on ${path}, in any notebook, day and night`, async ({ page, context, baseURL }) => {
    test.setTimeout(180_000)
    for (const themeLevel of LEVELS) {
      await remember(context, String(baseURL), { themeLevel, selectedGrade: 'elementary' })
      await page.goto(path.replace('{level}', themeLevel))
      await hydrated(page)
      await expectNothingFound(page, themeLevel)
    }
  })
}

test('axe finds nothing while a game is played, in any notebook', async ({ page, context, baseURL }) => {
  test.setTimeout(180_000)
  for (const themeLevel of LEVELS) {
    await remember(context, String(baseURL), { themeLevel, selectedGrade: 'high' })
    await page.goto('/games/math-master')
    await hydrated(page)
    await page.getByRole('button', { name: 'Start Game' }).click()
    await expect(page.locator('[data-phase]')).toHaveAttribute('data-phase', 'asking')
    expect((await new AxeBuilder({ page }).analyze()).violations, themeLevel).toEqual([])
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(page.locator('[data-phase]')).toHaveAttribute('data-phase', 'paused')
    expect((await new AxeBuilder({ page }).analyze()).violations, themeLevel).toEqual([])
  }
})

test('axe finds nothing in the grade dialog, the drawer and the menus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/games')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.locator('#drawer')).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})

for (const path of [
  '/',
  '/games',
  '/games/subject/english/high',
  '/games/math-master',
  '/company/terms-of-service',
  '/no/such/page',
]) {
  test(`${path} scrolls sideways at no width, in any notebook or language`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(180_000)
    for (const themeLevel of LEVELS) {
      for (const language of ['en', 'es', 'fr', 'zh']) {
        await remember(context, String(baseURL), { themeLevel, language, selectedGrade: 'high' })
        await page.goto(path, { waitUntil: 'load' })
        for (const width of [320, 768, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
          expect(overflow, `${width} px ${themeLevel} ${language}`).toBeLessThanOrEqual(0)
        }
      }
    }
  })
}

test('everything that can be pressed is at least 44 px high', async ({ page, context, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const themeLevel of LEVELS) {
    await remember(context, String(baseURL), { themeLevel, selectedGrade: 'middle' })
    for (const path of ['/', '/games', '/games/math-master']) {
      await page.goto(path)
      const small = await page
        .locator('button:visible, a[href]:visible:not(p a), label:has([role="switch"]):visible')
        .evaluateAll((all) =>
          all
            .filter((element) => !element.matches('.skip'))
            .map((element) => ({
              text: element.textContent?.trim(),
              // What is laid over a card so that all of it can be pressed counts.
              height: Math.round(
                Math.max(
                  element.getBoundingClientRect().height,
                  Number.parseFloat(getComputedStyle(element, '::after').height) || 0,
                ),
              ),
            }))
            .filter(({ height }) => height < 44),
        )
      expect(small, `${path} ${themeLevel}`).toEqual([])
    }
  }
})
