// Signing in from a busy network: the form solves a captcha by itself, and its reader does nothing.
import type { Page } from '@playwright/test'
import { newPerson, PASSWORD, sendLogIn } from './people.ts'
import { expect, test } from './visitor.ts'

// A refused form answers 4xx; the browser says so in its log.
test.use({ expectedErrors: [/4\d\d/] })

/** Uses up what the page's network may do without a captcha. */
async function useHalf(page: Page): Promise<void> {
  for (let calls = 0; calls < 15; calls++)
    await page.request.post('/auth/v1/token?grant_type=password', { data: {} })
}

test('a captcha solves itself, once for each press, and loses nothing that was typed', async ({ page }) => {
  const { email } = await newPerson()
  const checking = page.getByRole('status').filter({ hasText: 'We’re checking that you’re not a robot' })
  await page.route(/\/solve-captcha-[^/]*\.js$/, async (route) => {
    // The work waits until the page has said what it does.
    await expect(checking).toBeVisible()
    await route.continue()
  })
  await page.goto('/auth')
  await useHalf(page)
  await sendLogIn(page, email, `not ${PASSWORD}`)
  const failed = page.getByRole('note').filter({ hasText: 'Login failed' })
  await expect(failed).toBeVisible()
  await expect(checking).toBeHidden()
  await useHalf(page)
  await page.locator('[name="password"]').fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/')
})
