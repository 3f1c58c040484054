// Signing in and out: where it leads, what it tells nobody, its forms.
import type { Page } from '@playwright/test'
import { expectAccessibleDayAndNight } from './axe.ts'
import { some } from './full-run.ts'
import { linkOf, newAddress, newClientAddress, newestMail } from './mailbox.ts'
import { LEVELS } from './pages.ts'
import { expectSignedIn, fillSignUp, newPerson, secondDevice, sendLogIn, signIn, signOut } from './people.ts'
import { toast } from './profile-owner.ts'
import { expect, remember, test } from './visitor.ts'

// A refused form answers 4xx; the browser says so in its log.
test.use({ expectedErrors: [/4\d\d/], reducedMotion: 'reduce' })

/** As the form of the profile sends it. */
async function signOutEverywhere(page: Page, baseURL: string): Promise<void> {
  const answer = await page.request.post('/auth/sign-out', {
    form: { everywhere: '1' },
    headers: { Origin: baseURL },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(302)
}

test('signing out here leaves other devices alone; everywhere ends them all', async ({
  page,
  request,
  baseURL,
}) => {
  const person = await newPerson()
  const other = await secondDevice(request, person)
  await signIn(page, person, '/')
  await signOut(page)
  await expectSignedIn(page, false)
  await other.expectSignedIn(true)
  await signIn(page, person)
  await signOutEverywhere(page, String(baseURL))
  await expectSignedIn(page, false)
  await other.expectSignedIn(false)
})

test('whoever is signed in is led on: home, to the plan, to the page that asked', async ({ page }) => {
  const { email } = await newPerson()
  await page.goto('/auth?tier=premium')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await page.getByRole('tab', { name: 'Login' }).click()
  await sendLogIn(page, email)
  await expect(page).toHaveURL('/pricing?tier=premium')
  for (const [from, to] of [
    ['/auth', '/'],
    ['/auth?tier=basic', '/pricing?tier=basic'],
    ['/auth?tier=free', '/'],
    ['/auth?returnTo=/games', '/games'],
    ['/auth?returnTo=//evil.example/', '/'],
    ['/auth?returnTo=https://evil.example/', '/'],
    ['/auth/code', '/'],
  ] as const) {
    const answer = await page.request.get(from, { maxRedirects: 0, maxRetries: 2 })
    expect(answer.headers()['location'], from).toBe(to)
  }
})

test('nobody learns whether an address has an account', async ({ page }) => {
  const { email: known } = await newPerson()
  const said: string[] = []
  for (const email of [known, newAddress('nobody')]) {
    const seen: (string | null)[] = []
    await page.goto('/auth')
    await sendLogIn(page, email, 'not-the-password-7')
    await expect(page.locator('.auth-panel .notice')).toBeVisible()
    seen.push(await page.locator('.auth-panel .notice').textContent())
    await page.goto('/auth?tab=signup')
    await fillSignUp(page, { email })
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL(/check=mail/)
    seen.push(await page.locator('.auth-panel .notice').textContent())
    await page.goto('/password-reset')
    await page.locator('[name="email"]').fill(email)
    await page.getByRole('button', { name: 'Send reset email' }).click()
    await expect(page.locator('.auth-panel .notice')).toBeVisible()
    seen.push(await page.locator('.auth-panel .notice').textContent())
    said.push(seen.join('\n').replaceAll(email, 'someone'))
  }
  expect(said[1]).toBe(said[0])
})

test('the tabs are three, go by arrow keys, and keep the address that was typed', async ({ page }) => {
  await page.goto('/auth')
  await expect(page.getByRole('tab')).toHaveText(['Login', 'Sign Up', 'Forgot Password'])
  await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true')
  await page.locator('[name="email"]').fill('maya@example.com')
  await page.getByRole('tab', { name: 'Login' }).focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tabpanel', { name: 'Forgot Password' })).toBeVisible()
  await expect(page.locator('[name="email"]')).toHaveValue('maya@example.com')
  await page.goBack()
  await expect(page.getByRole('tabpanel', { name: 'Login' })).toBeVisible()
})

test('a password can be looked at', async ({ page }) => {
  await page.goto('/auth')
  await page.locator('[name="password"]').fill('secret-word')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.locator('[name="password"]')).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.locator('[name="password"]')).toHaveAttribute('type', 'password')
})

test('a recovery that a client of the API asked for ends here too', async ({ page, request, baseURL }) => {
  const { email } = await newPerson()
  const asked = await request.post(`/auth/v1/recover?redirect_to=${baseURL}/auth/reset-password`, {
    headers: { apikey: 'anon-dev-key', 'x-dev-client-ip': newClientAddress() },
    data: { email },
  })
  expect(asked.ok()).toBe(true)
  await page.goto(linkOf(await newestMail(request, email)))
  await page.locator('[name="password"]').fill('lantern-under-the-bridge-4')
  expect(page.url()).not.toContain('access_token')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page).toHaveURL('/')
  await expect(toast(page, 'New password saved')).toBeVisible()
  await expectSignedIn(page, true)
})

test('without a link there is a way to get one', async ({ page }) => {
  for (const path of ['/auth/reset-password', '/password-update']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Use the link in our email.')
    await expect(page.getByRole('link', { name: 'Send me a reset email' })).toBeVisible()
  }
  await page.goto('/')
  await page.goto('/auth/reset-password?error=access_denied&error_code=otp_expired')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has expired.')
})

for (const themeLevel of some(LEVELS, 3)) {
  test(`axe finds nothing in a faulty form: ${themeLevel}`, async ({ page, context, baseURL }) => {
    await remember(context, String(baseURL), { themeLevel })
    await page.goto('/auth?tab=signup')
    await page.locator('[name="role"][value="student"]').check()
    await page.locator('[name="gradeLevel"]').selectOption('')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.locator('.field .error').first()).toBeVisible()
    await expect(toast(page, 'Please select a grade level')).toBeVisible()
    await expectAccessibleDayAndNight(page, 'faulty')
  })
}

test('nothing scrolls sideways at 320 px, and what can be pressed is at least 44 px high', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 320, height: 800 })
  for (const [place, themeLevel] of LEVELS.entries()) {
    // Each notebook in a language of its own; in a full run in all of them.
    for (const language of some(['en', 'es', 'fr', 'zh'], (place + 2) % 4)) {
      await remember(context, String(baseURL), { themeLevel, language })
      for (const path of [
        '/auth',
        '/auth?tab=signup',
        '/auth/code?by=phone',
        '/auth/reset-password?token=x',
      ]) {
        await page.goto(path)
        const found = await page.evaluate(() => ({
          overflow: document.documentElement.scrollWidth - window.innerWidth,
          low: Array.from(
            document.querySelectorAll(
              'main :is(button, select, input:not([type="hidden"]), a:not(p:not(.quiet) a))',
            ),
          )
            .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 44)
            .map((element) => element.outerHTML.slice(0, 80)),
        }))
        expect(found, `${path} ${themeLevel} ${language}`).toEqual({ overflow: 0, low: [] })
      }
    }
  }
})
