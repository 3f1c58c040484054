// Which grade is stored when, and when the dialog asks (spec 001 sections 2, 4 and 5; spec 000 section 2).
import type { Page } from '@playwright/test'
import { expect, stored, test, withStoredGrade } from './visitor.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Select Your Grade Level' })

/** The one toast there is: an error. */
async function expectGradeRequired(page: Page): Promise<void> {
  await expect(page.locator('.toast-card')).toHaveClass('toast-card error')
  await expect(page.locator('.toast-card strong')).toHaveText('Please select your grade level to continue')
}

test('the first visit to /games stores elementary and asks once', async ({ page }) => {
  await page.goto('/games')
  await expect(dialog(page)).toBeVisible()
  await expect(dialog(page)).toContainText(
    'Choose your grade level to get appropriate content for your learning needs.',
  )
  await expect.poll(() => stored(page, 'selectedGrade')).toBe('elementary')
  const start = page.getByRole('button', { name: 'Start Playing', exact: true })
  await expect(start).toBeDisabled()
  await page.getByRole('radio', { name: 'Middle School (6-8)' }).check()
  await expect(start).toBeEnabled()
  await start.click()
  await expect(dialog(page)).toBeHidden()
  expect(await stored(page, 'selectedGrade')).toBe('middle')
  await page.reload()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Change Grade Level' })).toBeVisible()
})

test('the dialog offers exactly the three grades', async ({ page }) => {
  await page.goto('/games')
  await expect(dialog(page).getByRole('radio')).toHaveCount(3)
  for (const name of ['Elementary School (K-5)', 'Middle School (6-8)', 'High School (9-12)']) {
    await expect(dialog(page).getByRole('radio', { name })).toBeAttached()
  }
})

test('closing it without a choice says what is missing, and the header offers to choose', async ({
  page,
}) => {
  await page.goto('/games')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expectGradeRequired(page)
  await page.getByRole('button', { name: 'Select Your Grade Level' }).click()
  await expect(dialog(page)).toBeVisible()
})

test('/game/mathmaze stores elementary too', async ({ page }) => {
  await page.goto('/game/mathmaze')
  await expect.poll(() => stored(page, 'selectedGrade')).toBe('elementary')
})

test('a stored grade stays as it is', async ({ page }) => {
  await withStoredGrade(page, 'high')
  for (const path of ['/games', '/game/mathmaze']) {
    await page.goto(path)
    expect(await stored(page, 'selectedGrade')).toBe('high')
    await expect(dialog(page)).toBeHidden()
  }
})

test('other paths store no grade', async ({ page }) => {
  for (const path of ['/', '/games/math-master', '/games/mathmaze', '/pricing']) {
    await page.goto(path)
    expect(await stored(page, 'selectedGrade'), path).toBeNull()
  }
})

test('an unknown stored grade is ignored: the dialog opens', async ({ page }) => {
  await withStoredGrade(page, 'college')
  await page.goto('/games')
  await expect(dialog(page)).toBeVisible()
  expect(await stored(page, 'selectedGrade')).toBe('college')
  await page.goto('/games/math-master')
  await expect(dialog(page)).toBeVisible()
})

test('a game asked for by its link opens the dialog, and choosing stays there', async ({ page }) => {
  await page.goto('/games/math-master')
  await expect(dialog(page)).toBeVisible()
  await page.getByRole('radio', { name: 'High School (9-12)' }).check()
  await page.getByRole('button', { name: 'Start Playing', exact: true }).click()
  await expect(page).toHaveURL('/games/math-master')
  await expect(page.getByRole('button', { name: 'Start Game' })).toBeVisible()
  expect(await stored(page, 'selectedGrade')).toBe('high')
})

test('closing the dialog there says what is missing and goes to /games, where it is not asked again', async ({
  page,
}) => {
  await page.goto('/games/math-master')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expectGradeRequired(page)
  await expect(page).toHaveURL('/games')
  await expect(dialog(page)).toBeHidden()
})

test('the quick start opens Math Master', async ({ page }) => {
  await withStoredGrade(page, 'elementary')
  await page.goto('/games')
  await page.getByRole('link', { name: 'Start Playing Now' }).click()
  await expect(page).toHaveURL('/games/math-master')
})
