// Who signed in more than ten minutes ago is sent a code before email, phone or password change.
import type { APIRequestContext, Page } from '@playwright/test'
import { ageSessions, markWelcomed } from './database.ts'
import { newAddress, newClientAddress, newestMail } from './mailbox.ts'
import { expect, hydrated, test } from './visitor.ts'

const PASSWORD = 'paper-boat-on-the-lake-7'

test.use({ expectedErrors: [/400/], reducedMotion: 'reduce' })

test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders({ 'x-dev-client-ip': newClientAddress() })
})

/** Someone with a confirmed account, made over the API. */
async function newPerson(request: APIRequestContext): Promise<string> {
  const email = newAddress('fresh')
  const headers = { apikey: 'anon-dev-key', 'x-dev-client-ip': newClientAddress() }
  expect((await request.post('/auth/v1/signup', { headers, data: { email, password: PASSWORD } })).ok()).toBe(
    true,
  )
  const { otp: token } = await newestMail(request, email)
  const verified = await request.post('/auth/v1/verify', { headers, data: { type: 'signup', email, token } })
  expect(verified.ok(), await verified.text()).toBe(true)
  await markWelcomed(email)
  return email
}

/** Signed in eleven minutes ago. */
async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/auth?returnTo=/profile')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/profile')
  await ageSessions(email, 11)
}

const code = (page: Page) => page.getByLabel('Code from our message')
const toast = (page: Page, title: string) => page.locator('.toast-card', { hasText: title })

const JOURNEYS = [
  {
    path: '/profile/email',
    fill: (page: Page) => page.getByLabel('New email').fill(newAddress('moved')),
    button: 'Send the links',
    done: (page: Page) => expect(toast(page, 'Confirmation emails sent')).toBeVisible(),
  },
  {
    path: '/profile/phone',
    fill: (page: Page) => page.getByLabel('Phone number').fill(`+1555${String(Date.now()).slice(-7)}`),
    button: 'Send code',
    done: (page: Page) => expect(page.getByText('Type the six digits we sent to')).toBeVisible(),
  },
  {
    path: '/profile/password',
    fill: async (page: Page) => {
      await page.getByLabel('Current password', { exact: true }).fill(PASSWORD)
      await page.getByLabel('New password', { exact: true }).fill('a-lantern-for-the-owl-3')
    },
    button: 'Change password',
    done: (page: Page) => expect(toast(page, 'Password changed')).toBeVisible(),
  },
] as const

for (const { path, fill, button, done } of JOURNEYS) {
  test(`${path} asks for a code first, and goes on with it only`, async ({ page, request }) => {
    const email = await newPerson(request)
    await logIn(page, email)
    await page.goto(path)
    await hydrated(page)
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await expect(toast(page, 'Code sent')).toBeVisible()
    const { otp } = await newestMail(request, email, 2)
    await code(page).fill(otp === '000000' ? '111111' : '000000')
    await fill(page)
    await page.getByRole('button', { name: button }).click()
    await expect(page.locator('.field', { has: code(page) }).locator('.error')).toBeVisible()
    await code(page).fill(otp ?? '')
    await fill(page)
    await page.getByRole('button', { name: button }).click()
    await done(page)
  })
}
