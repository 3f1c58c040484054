// Pages render, links lead on and forms post with scripts off; only the games themselves need them.
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

test('a game says that it needs scripts', async ({ page }) => {
  await page.goto('/games/math-master')
  // Not by text: the runner passes over <noscript>, whatever it shows.
  await expect(page.locator('main noscript .notice')).toBeVisible()
})
