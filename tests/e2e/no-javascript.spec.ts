// Pages render, links lead on and forms post with scripts off; only the games themselves need them.
import type { Page } from '@playwright/test'
import { newMember } from './buyer.ts'
import { signIn } from './people.ts'
import { expect, test } from './visitor.ts'

test.use({ javaScriptEnabled: false })

test('the look and the language are chosen by forms', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Theme' }).click()
  await page.getByRole('button', { name: 'Dark Mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
  await expect(page).toHaveURL('/')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Español' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
})

test('a grade is chosen on the home page and opens the games', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('button', { name: /Select/ })
    .nth(1)
    .click()
  await expect(page).toHaveURL('/games')
  await expect(page.getByRole('heading', { name: 'Educational Games for Middle School' })).toBeVisible()
})

test('the drawer opens and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.locator('#drawer').getByRole('link', { name: 'Pricing', exact: true }).click()
  await expect(page).toHaveURL('/pricing')
})

test('a game and the focus timer say that they need scripts', async ({ page }) => {
  for (const path of ['/games/math-master', '/study-tools/focus']) {
    await page.goto(path)
    // Not by text: the runner passes over <noscript>, whatever it shows.
    await expect(page.locator('main noscript .notice')).toBeVisible()
  }
})

test.describe('skills of two grade levels', () => {
  test('are ticked where another level is asked for by a button, and open a code', async ({ page }) => {
    const main = page.getByRole('main')
    await signIn(page, await newMember('teacher'), '/teacher/codes/new')
    await show(page, 'elementary')
    await tick(page, 'perimeter')
    await show(page, 'high')
    await tick(page, 'rearrange-formulas')
    await expect(main.locator('[name="level"][value="high"]')).toBeChecked()
    await expect(main.getByRole('region', { name: 'Your choices' })).toContainText('Perimeter')
    await main.getByRole('button', { name: 'Make the code' }).click()
    await expect(main.getByRole('article')).toContainText(/Rearrange a formula.*Perimeter/s)
  })
})

async function show(page: Page, level: string): Promise<void> {
  await page.locator(`[name="level"][value="${level}"]`).check()
  // The runner passes over the names of what is in <noscript>.
  await page.locator('main noscript button').click()
}

/** A skill of the level shown, and its folds. */
async function tick(page: Page, skill: string): Promise<void> {
  const box = page.locator(`input[name="topic"][value="${skill}"]`)
  for (const fold of ['subject', 'strand'])
    await page.locator(`details.${fold}`, { has: box }).locator('> summary').click()
  await box.check()
}
