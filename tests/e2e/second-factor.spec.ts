// Two-step sign-in as a person meets it: added on the profile with a real authenticator, asked for at the next sign-in,
// taken away again. The codes are computed here from the key the page shows.
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expectAccessibleDayAndNight } from './axe.ts'
import { newestMail } from './mailbox.ts'
import { newPerson, sendLogIn, signIn } from './people.ts'
import { expect, test } from './visitor.ts'

// A refused form answers 422; the browser says so in its log.
test.use({ expectedErrors: [/422/] })

async function logIn(page: Page, email: string, returnTo = '/profile/security') {
  await page.goto(`/auth?returnTo=${encodeURIComponent(returnTo)}`)
  await sendLogIn(page, email)
}

/** Each step's code is good once: the first answer takes this step's, the next one the step's after it. */
function codeOf(secret: string, steps = 0): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 })
}

/** Adds an authenticator app, from the profile's list to its end; answers its key. */
async function addApp(page: Page): Promise<string> {
  await page.goto('/profile/security')
  await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible()
  await page.getByRole('link', { name: 'Add an authenticator app' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('Six-digit code').fill(codeOf(secret))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Now it takes two steps.' })).toBeVisible()
  return secret
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('an app is added, asked for at sign-in, and removed', {
      tag: javaScriptEnabled ? [] : '@smoke',
    }, async ({ page, context }) => {
      const person = await newPerson()
      const { email } = person
      await signIn(page, person)
      const secret = await addApp(page)
      await page.getByRole('link', { name: 'Back to profile' }).first().click()
      await expect(page.getByText('Add a second one in case you lose the first.')).toBeVisible()

      await context.clearCookies()
      await logIn(page, email, '/games?from=sign-in')
      await expect(page).toHaveURL(/\/auth\/second-factor/)
      await expect(page.getByRole('heading', { name: 'One more step.' })).toBeVisible()
      await page.goto('/profile')
      await expect(page).toHaveURL(/\/auth/)

      await logIn(page, email, '/games?from=sign-in')
      await page.getByLabel('Six-digit code').fill('000000')
      await page.getByRole('button', { name: 'Verify' }).click()
      await expect(page.getByText('That code isn’t right.')).toBeVisible()
      await expect(page).toHaveURL(/\/auth\/second-factor/)
      const code = codeOf(secret, 1)
      await page.getByLabel('Six-digit code').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
      await page.getByRole('button', { name: 'Verify' }).click()
      await expect(page).toHaveURL('/games?from=sign-in')

      await page.goto('/profile/security')
      await page.getByRole('link', { name: 'Remove Authenticator app' }).click()
      await expect(page.getByRole('heading', { name: 'Remove Authenticator app?' })).toBeVisible()
      await page.getByRole('button', { name: 'Remove' }).click()
      await expect(page).toHaveURL(/\/profile\/security#factors/)
      await expect(page.getByRole('link', { name: 'Remove Authenticator app' })).toHaveCount(0)

      await context.clearCookies()
      await logIn(page, email, '/games')
      await expect(page).toHaveURL('/games')
    })
  })
}

test('a phone is texted, and one of two factors is chosen at sign-in', async ({ page, request, context }) => {
  const { email } = await newPerson()
  const phone = `1555${String(Date.now()).slice(-7)}`
  await signIn(page, { email })
  const secret = await addApp(page)
  await page.getByRole('link', { name: 'Add a phone' }).click()
  await page.getByLabel('Phone number').fill('12')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Please enter a valid phone number')).toBeVisible()
  await page.getByLabel('Phone number').fill(`+1 (555) ${phone.slice(4, 7)}-${phone.slice(7)}`)
  await page.getByLabel('Name').fill('My phone')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(`We texted a six-digit code to +${phone}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText(/please wait \d+ seconds before you ask again/)).toBeVisible()
  await page.getByLabel('Six-digit code').fill((await newestMail(request, phone)).otp ?? '')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Now it takes two steps.' })).toBeVisible()

  await context.clearCookies()
  await logIn(page, email)
  await expect(page.getByRole('heading', { name: 'Authenticator app' })).toBeVisible()
  await page.getByRole('link', { name: 'My phone' }).click()
  await expect(page.getByText(`your number ending in ${phone.slice(-2)}`)).toBeVisible()
  await expect(page.getByLabel('Six-digit code')).toHaveCount(0)
  await page.getByRole('button', { name: 'Text me a code' }).click()
  // Whoever has just typed the password is texted, however often strangers had the number texted.
  await expect(page.getByLabel('Six-digit code')).toBeVisible()
  await page.getByRole('link', { name: 'Authenticator app' }).click()
  await expect(page.getByRole('heading', { name: 'Authenticator app' })).toBeVisible()
  await page.getByLabel('Six-digit code').fill(codeOf(secret, 1))
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page).toHaveURL('/profile/security')

  // Signed in by the app: without it, the phone has to show who it is.
  await page.getByRole('link', { name: 'Remove Authenticator app' }).click()
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('heading', { name: 'One more step.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Text me a code' })).toBeVisible()
})

test('an enrollment can be left and gone on with', async ({ page }) => {
  await signIn(page, await newPerson())
  await page.goto('/profile/factors')
  await expect(page).toHaveURL(/\/profile\/security#factors/)
  await page.goto('/profile/factors?add=app')
  await page.getByLabel('Name').fill('')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Please give it a name')).toBeVisible()
  await page.getByLabel('Name').fill('Tablet')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Six-digit code')).toBeVisible()
  await page.goto('/profile/security')
  await expect(page.getByText('You started adding Tablet.')).toBeVisible()
  await page.getByRole('link', { name: 'Finish', exact: true }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/profile\/security#factors/)
  await expect(page.getByText('You started adding Tablet.')).toHaveCount(0)
})

test('axe finds nothing, by day and by night; cancelling at the second step signs out', async ({
  page,
  context,
}) => {
  const { email } = await newPerson()
  const check = (where: string) => expectAccessibleDayAndNight(page, where, 'main')
  await signIn(page, { email })
  await page.goto('/profile/factors?add=phone')
  await check('a phone')
  await page.goto('/profile/factors?add=app')
  await check('an app')
  await page.getByRole('button', { name: 'Continue' }).click()
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Please enter the six-digit code')).toBeVisible()
  await check('no code')
  await page.getByLabel('Six-digit code').fill(codeOf(secret))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Now it takes two steps.' })).toBeVisible()
  await check('added')
  await context.clearCookies({ name: '__Host-session' })
  await logIn(page, email)
  await expect(page.getByRole('heading', { name: 'One more step.' })).toBeVisible()
  await check('at sign-in')
  await page.getByRole('button', { name: 'Cancel and sign out' }).click()
  await expect(page).toHaveURL('/auth')
  await page.goto('/auth/second-factor')
  await expect(page).toHaveURL(/\/auth$/)
})
