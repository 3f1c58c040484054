// What opens over a page, and the screens of a game that is being played, in every notebook; pages as such are walk.spec.ts's.
import { expectAccessible, expectNoOverflow, PHONES } from './axe.ts'
import { some } from './full-run.ts'
import { LEVELS } from './pages.ts'
import { expect, remember, test } from './visitor.ts'

for (const themeLevel of some(LEVELS, 0, 2)) {
  test(`axe finds nothing while a game is played: ${themeLevel}`, async ({ page, context, baseURL }) => {
    await remember(context, String(baseURL), { themeLevel, selectedGrade: 'high' })
    await page.goto('/games/math-master')
    await page.getByRole('button', { name: 'Start Game' }).click()
    await expect(page.locator('[data-phase]')).toHaveAttribute('data-phase', 'asking')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(page.locator('[data-phase]')).toHaveAttribute('data-phase', 'paused')
    await expectAccessible(page)
  })
}

test('axe finds nothing in the grade dialog, the drawer and the menus', { tag: '@smoke' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/games')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, { where: 'grade dialog' })
  await expectNoOverflow(page, 'grade dialog', PHONES)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.locator('#drawer')).toBeVisible()
  await expectAccessible(page, { where: 'drawer' })
  await expectNoOverflow(page, 'drawer', PHONES)
})

for (const path of ['/', '/games', '/games/math-master']) {
  test(`everything that can be pressed on ${path} is at least 44 px high, and nothing scrolls sideways`, async ({
    page,
    context,
    baseURL,
  }) => {
    for (const themeLevel of LEVELS) {
      await remember(context, String(baseURL), { themeLevel, selectedGrade: 'middle' })
      await page.goto(path)
      await expectNoOverflow(page, themeLevel, PHONES)
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
      expect(small, themeLevel).toEqual([])
    }
  })
}
