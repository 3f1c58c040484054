// Case files: an open one is read by keyboard alone to its end, and chosen in without JavaScript.
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleDayAndNight, expectNoOverflow } from './axe.ts'
import { expect, newVisitor, stored, test } from './visitor.ts'

const OPEN = '/case-files/butterflies-in-winter'
const PHONE = { width: 390, height: 800 }

/** Presses Tab until something of this name has focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    const words = await page.evaluate(() => document.activeElement?.textContent ?? '')
    if (name.test(words)) return
  }
  throw new Error(`no way by Tab to ${name}`)
}

test('by keyboard alone, on a phone, from the list to the end of a case', { tag: '@smoke' }, async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/case-files')
  await expectAccessibleDayAndNight(page, 'the list')
  await tabTo(page, /Butterflies in winter/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Butterflies in winter')

  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/case-files/')) asked.push(request.url())
  })
  const heading = page.getByRole('main').getByRole('heading', { level: 2 })
  for (let number = 1; number <= 6; number++) {
    await expect(page.getByText(`Page ${number} of 6`)).toBeVisible()
    if (number > 1) await expect(heading).toBeFocused()
    const options = page.locator('.case-choice button[name=choice]')
    if ((await options.count()) > 0) {
      await expect(page.getByRole('link', { name: /Next page|Close the case/ })).toHaveCount(0)
      await tabTo(page, /^1/)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('status').filter({ hasText: 'The evidence' })).toBeVisible()
      await expect(options.first()).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await expect(options.nth(1)).toHaveAttribute('aria-pressed', 'true')
      await expect(options.first()).toHaveAttribute('aria-pressed', 'false')
    }
    if (number === 2) await expectAccessibleDayAndNight(page, 'a page with evidence and a choice')
    await tabTo(page, /Next page|Close the case/)
    await page.keyboard.press('Enter')
  }
  await expect(heading).toHaveText('What we know today')
  await expect(heading).toBeFocused()
  await expectAccessible(page, { where: 'the end' })
  await expectNoOverflow(page, 'the end', [390, 320])
  expect(asked).toEqual([])

  await page.goBack()
  await expect(page.getByText('Page 6 of 6')).toBeVisible()
  expect(await stored(page, 'caseFilesSolved')).toBe('butterflies-in-winter')
  await page.goto('/case-files')
  await expect(page.getByRole('link', { name: /Butterflies in winter.*Solved/ })).toBeVisible()
})

test('without JavaScript a choice gives its reason, and the page leads on', async ({ browser }) => {
  const page = await newVisitor(browser, { javaScriptEnabled: false, viewport: PHONE })
  await page.goto(OPEN)
  await page.locator('.case-choice button').nth(1).click()
  await expect(page).toHaveURL(/\?page=1&choice=\w+$/)
  await expect(page.getByRole('status').filter({ hasText: 'The evidence' })).toBeVisible()
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByText('Page 2 of 6')).toBeVisible()
  await expect(page.getByRole('figure').getByRole('img')).toBeVisible()
})

test('a closed case says what opens it, and leads to the open one', async ({ page }) => {
  await page.goto('/case-files/dance-of-the-bees?page=2')
  await expect(page.getByText('This case comes with Premium or an Ultimate pass.')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  await expectAccessible(page, { where: 'a closed case' })
  await page.getByRole('link', { name: 'Open to everyone: Butterflies in winter' }).click()
  await expect(page.getByText('Page 1 of 6')).toBeVisible()
})
