// Google and Microsoft from the button to the toast, at real OpenID providers that run beside the app.
import type { Page } from '@playwright/test'
import { addReturningPeople } from './database.ts'
import { expect, newVisitor, test } from './visitor.ts'

/** The providers are other origins, and that is the point. */

test.use({ expectedErrors: [/^third party: http:\/\/127\.0\.0\.1:/] })

// Who comes for the first time is asked first who they are: welcome.spec.ts.
test.beforeAll(addReturningPeople)

async function leaveFor(page: Page, provider: 'Google' | 'Microsoft', address = '/auth'): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: new RegExp(`with ${provider}$`) }).click()
  await expect(page.getByText(/Sign in (to|with)/).first()).toBeVisible()
}

async function choose(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: email }).click()
}

test.describe('signing in at a provider', () => {
  for (const [provider, email] of [
    ['Google', 'ada.lopez@gmail.test'],
    ['Microsoft', 'chloe.martin@outlook.test'],
  ] as const) {
    test(`${provider}: there and back, welcomed twice, and signed in`, {
      tag: provider === 'Google' ? '@smoke' : [],
    }, async ({ page }) => {
      await leaveFor(page, provider)
      await choose(page, email)
      await page.waitForURL('/')
      const toast = (title: string) =>
        page
          .locator('.toast-card')
          .filter({ has: page.locator('strong', { hasText: new RegExp(`^${title}$`) }) })
      await expect(toast('Login successful').locator('p')).toHaveText('Welcome back!')
      await expect(toast(`${provider} login successful!`)).toBeVisible()
      // Who is signed in is led on from here.
      await page.goto('/auth')
      await page.waitForURL('/')
    })
  }

  test('leads on to the plan someone picked', async ({ page }) => {
    await leaveFor(page, 'Google', '/auth?tier=premium')
    await choose(page, 'ben.okafor@gmail.test')
    await page.waitForURL('/pricing?tier=premium')
  })

  test('works without JavaScript', async ({ browser }) => {
    const page = await newVisitor(browser, { javaScriptEnabled: false })
    await page.goto('/auth')
    await page.getByRole('button', { name: /with Microsoft$/ }).click()
    await choose(page, 'deng.wei@outlook.test')
    await page.waitForURL(/\/auth\/callback\?code=/)
    await expect(page.getByText('Completing login...').first()).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL('/')
    await expect(page.locator('.flash-toasts')).toContainText('Microsoft login successful!')
  })

  test('refuses an address the provider has not verified', async ({ page }) => {
    await leaveFor(page, 'Google')
    await choose(page, 'someone.else@gmail.test')
    await page.waitForURL('/auth')
    await expect(
      page.locator('.toast-card').getByText('Authentication failed', { exact: true }),
    ).toBeVisible()
  })
})

test.describe('/auth/callback', () => {
  test('takes a code that a client began in this browser, and leads to its page', async ({ page }) => {
    const visited: string[] = []
    page.on('framenavigated', (frame) => visited.push(frame.url()))
    await page.goto('/auth/v1/authorize?provider=google&redirect_to=%2Fgames')
    await choose(page, 'ada.lopez@gmail.test')
    await page.waitForURL('/games')
    await expect(page.getByText('Google login successful!')).toBeVisible()
    expect(visited.filter((url) => url.includes('token'))).toEqual([])
  })

  test("asks before it takes someone else's code", async ({ page, browser, baseURL }) => {
    // Without scripts the page they come back to uses up nothing.
    const attacker = await browser.newPage({ ...(baseURL && { baseURL }), javaScriptEnabled: false })
    await attacker.goto('/auth/v1/authorize?provider=google')
    const caught = attacker.waitForRequest(/\/auth\/callback\?code=/)
    await choose(attacker, 'ada.lopez@gmail.test')
    const link = (await caught).url()
    await attacker.close()
    await page.goto(link)
    const go = page.getByRole('button', { name: 'Continue as a…@gmail.test?' })
    await expect(go).toBeVisible()
    await expect(page.getByText('Login successful', { exact: true })).toBeHidden()
    await go.click()
    await page.waitForURL('/')
    await expect(page.getByText('Login successful', { exact: true })).toBeVisible()
  })

  test("does not end someone else's sign-in here", async ({ page, browser, baseURL }) => {
    // Without scripts the page they come back to uses up nothing.
    const attacker = await browser.newPage({ ...(baseURL && { baseURL }), javaScriptEnabled: false })
    await leaveFor(attacker, 'Google')
    const caught = attacker.waitForRequest(/\/auth\/callback\?code=/)
    await choose(attacker, 'ada.lopez@gmail.test')
    const link = (await caught).url()
    await attacker.close()
    await page.goto(link)
    await page.waitForURL('/auth')
    await expect(
      page.locator('.toast-card').getByText('Authentication failed', { exact: true }),
    ).toBeVisible()
  })

  test('shows an error and its message, then the way to try again', async ({ page }) => {
    await page.goto('/auth/callback?error=access_denied&error_description=The+user+said+no')
    await page.waitForURL('/auth')
    await expect(
      page.locator('.toast-card').getByText('Authentication failed', { exact: true }),
    ).toBeVisible()
    await expect(page.locator('.toast-card').getByText('The user said no')).toBeVisible()
    await page.goto('/auth/callback?error=access_denied&error_description=Call+%2B1+555+123+4567')
    await page.waitForURL('/auth')
    await expect(page.locator('.toast-card').getByText('We couldn’t finish signing you in.')).toBeVisible()
    await expect(page.getByText('555')).toBeHidden()
  })

  test('goes straight to /auth with nothing in hand', async ({ page }) => {
    await page.goto('/auth/callback')
    await page.waitForURL('/auth')
  })
})
