// Who signed in more than ten minutes ago shows once more who they are before an email or phone number changes.
import type { Page } from '@playwright/test'
import { ageSessions } from './database.ts'
import { newAddress, newestMail } from './mailbox.ts'
import { newPerson, type Person, signIn } from './people.ts'
import { expect, test } from './visitor.ts'

test.use({ expectedErrors: [/400/], reducedMotion: 'reduce' })

/** Signed in eleven minutes ago. */
async function logInEarlier(page: Page, person: Person): Promise<void> {
  await signIn(page, person, '/profile')
  await ageSessions(person.email, 11)
}

const code = (page: Page) => page.getByLabel('The code we sent you')
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
    done: (page: Page) => expect(page.getByText('Type the six-digit code we sent to')).toBeVisible(),
  },
] as const

for (const { path, fill, button, done } of JOURNEYS) {
  test(`${path} asks for a proof first, and goes on with it only`, async ({ page, request }) => {
    const person = await newPerson()
    await logInEarlier(page, person)
    await page.goto(path)
    await expect(page).toHaveURL(/\/profile\/confirm/)
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await expect(toast(page, 'Code sent')).toBeVisible()
    const { otp } = await newestMail(request, person.email)
    const form = page.locator('form', { has: code(page) })
    await code(page).fill(otp === '000000' ? '111111' : '000000')
    await form.getByRole('button', { name: 'Continue' }).click()
    await expect(page.locator('.field', { has: code(page) }).locator('.error')).toBeVisible()
    await code(page).fill(otp ?? '')
    await form.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(path)
    await fill(page)
    await page.getByRole('button', { name: button }).click()
    await done(page)
  })
}
