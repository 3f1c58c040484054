// What the profile does with the account: addresses and password, devices, linked accounts, the export and the end.
import { readFile } from 'node:fs/promises'
import { followLink, newAddress, newestMail } from './mailbox.ts'
import { logIn, newPerson, PASSWORD, secondDevice, sendLogIn, signIn } from './people.ts'
import { logInNew, MARIA, said, toast } from './profile-owner.ts'
import { expect, test } from './visitor.ts'

// A refused form answers 4xx, a failed one 5xx; the browser says so in its log.
test.use({ expectedErrors: [/40[0-9]|500|ERR_FAILED|blocked/], reducedMotion: 'reduce' })

test.describe('addresses and password', () => {
  test('an email changes once both addresses agreed', async ({ page, request }) => {
    const { email } = await newPerson(MARIA)
    const another = newAddress('another')
    await signIn(page, { email }, '/profile/security')
    await page.getByRole('link', { name: 'Change email' }).click()
    await page.getByLabel('New email').fill('nonsense')
    await page.getByRole('button', { name: 'Send the links' }).click()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await page.getByLabel('New email').fill(another)
    await page.getByRole('button', { name: 'Send the links' }).click()
    await expect(page).toHaveURL('/profile/security')
    await expect(toast(page, 'Confirmation emails sent')).toBeVisible()
    await expect(page.getByText(`Waiting for ${another} to be confirmed.`)).toBeVisible()

    await followLink(page, await newestMail(request, email))
    await expect(toast(page, 'One down, one to go')).toBeVisible()
    await followLink(page, await newestMail(request, another))
    await expect(toast(page, 'Email changed')).toBeVisible()
    await expect(page).toHaveURL('/profile/security')
    await expect(page.locator('#sign-in').getByText(another)).toBeVisible()
    await expect(page.locator('#sign-in').getByText(email)).toHaveCount(0)
  })

  test('a phone number is added by the code sent to it', async ({ page, request }) => {
    await logInNew(page, MARIA, '/profile/security')
    const digits = `1555${String(Date.now()).slice(-7)}`
    await page.getByRole('link', { name: 'Add phone' }).click()
    await page.getByLabel('Phone number').fill(`+${digits}`)
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByText(`Type the six-digit code we sent to +${digits}.`)).toBeVisible()
    const { otp } = await newestMail(request, digits)
    await page.getByLabel('Six-digit code').fill(otp === '000000' ? '111111' : '000000')
    await page.getByRole('button', { name: 'Confirm number' }).click()
    await expect(page.getByText('That code or link has expired or isn’t right.')).toBeVisible()
    await page.getByLabel('Six-digit code').fill(String(otp))
    await page.getByRole('button', { name: 'Confirm number' }).click()
    await expect(toast(page, 'Phone number saved')).toBeVisible()
    await expect(page.locator('#sign-in').getByText(`+${digits}`)).toBeVisible()
  })

  test('a password needs the current one, and ends every other session', async ({ page, request }) => {
    const { email } = await newPerson(MARIA)
    const other = await secondDevice(request, { email })
    await other.expectSignedIn(true)
    await signIn(page, { email }, '/profile/security')
    await page.getByRole('link', { name: 'Change password' }).click()
    await page.getByLabel('Current password').fill('not-the-one-I-have')
    await page.getByLabel('New password').fill('a-lantern-for-the-owl-3')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('That’s not your current password')).toBeVisible()
    await page.getByLabel('Current password').fill(PASSWORD)
    await page.getByLabel('New password').fill('short')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
    await page.getByLabel('Current password').fill(PASSWORD)
    await page.getByLabel('New password').fill('a-lantern-for-the-owl-3')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(toast(page, 'Password changed')).toBeVisible()

    await other.expectSignedIn(false)
    await page.context().clearCookies({ name: '__Host-session' })
    await logIn(page, { email, password: 'a-lantern-for-the-owl-3' }, '/profile/security')
  })
})

test.describe('devices', () => {
  test('one is signed out from another', async ({ page, request }) => {
    const { email } = await newPerson(MARIA)
    const other = await secondDevice(request, { email })
    await other.expectSignedIn(true)
    await signIn(page, { email })
    // As mails linked it when all was one page.
    await page.goto('/profile#devices')
    await expect(page).toHaveURL('/profile/security#devices')
    const devices = page.locator('#devices')
    await expect(devices.getByText(/^Chrome (Headless )?on Linux/)).not.toHaveCount(0)
    const rows = devices.getByRole('listitem')
    const before = await rows.count()
    await rows
      .filter({ hasText: 'This device' })
      .getByText(/Last active/)
      .isVisible()
    // The newest of the others is the second browser.
    await rows.filter({ hasNotText: 'This device' }).first().getByRole('button').click()
    await expect(toast(page, 'That device is now signed out')).toBeVisible()
    await expect(rows).toHaveCount(before - 1)
    await other.expectSignedIn(false)
    await page.reload()
    await expect(page).toHaveURL(/\/profile\/security/)
  })

  test('all others are signed out at once', async ({ page, request }) => {
    const { email } = await newPerson(MARIA)
    const other = await secondDevice(request, { email })
    await other.expectSignedIn(true)
    await signIn(page, { email }, '/profile/security')
    await expect(page.locator('#devices').getByRole('listitem').first()).toContainText('This device')
    await page.getByRole('button', { name: 'Sign out all other devices' }).click()
    await expect(toast(page, 'All other devices are now signed out')).toBeVisible()
    await expect(page.locator('#devices').getByRole('listitem')).toHaveCount(1)
    await other.expectSignedIn(false)
  })

  test("a stranger's session is not theirs to end", async ({ page, request }) => {
    const stranger = await secondDevice(request, await newPerson(MARIA))
    const [id] = /(?<=name="session" value=")[^"]+/.exec(await stranger.devices()) ?? []
    expect(id).toBeDefined()
    await logInNew(page, MARIA, '/profile/security')
    await page
      .locator('#devices button[name="session"]')
      .first()
      .evaluate((button, value) => {
        button.setAttribute('value', String(value))
      }, id)
    await page.locator('#devices button[name="session"]').first().click()
    await expect(page).toHaveURL(/\/profile\/security/)
    await stranger.expectSignedIn(true)
  })
})

test.describe('linked accounts', () => {
  test.use({ expectedErrors: [/^third party: http:\/\/127\.0\.0\.1:/] })

  test('Microsoft is linked and unlinked', async ({ page }) => {
    await logInNew(page, MARIA, '/profile/security')
    await page.getByRole('button', { name: 'Link Microsoft' }).click()
    await page.getByRole('button', { name: 'eva.lind@outlook.test' }).click()
    await expect(page).toHaveURL('/profile/security#sign-in')
    await expect(toast(page, 'Account linked')).toBeVisible()
    await expect(page.locator('#sign-in').getByText('eva.lind@outlook.test')).toBeVisible()
    await page.getByRole('button', { name: 'Unlink Microsoft' }).click()
    await expect(toast(page, 'Account unlinked')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Link Microsoft' })).toBeVisible()
  })
})

test.describe('the data', () => {
  test('leaves as one file', async ({ page }) => {
    const { email } = await newPerson(MARIA)
    await signIn(page, { email }, '/profile')
    const section = page.getByRole('navigation', { name: 'Profile sections' })
    await section.getByRole('link', { name: 'Your data' }).click()
    await expect(section.locator('[aria-current="page"]')).toHaveText('Your data')
    await expect(page).toHaveTitle('Your data – Sparkbook')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export my data' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('sparkbook-data.json')
    const file = JSON.parse(await readFile(await download.path(), 'utf8'))
    expect(file).toMatchObject({
      account: { email, hasPassword: true },
      profile: { displayName: 'maria', gradeLevel: 'elementary' },
      identities: [{ provider: 'email' }],
    })
    expect(JSON.stringify(file)).not.toMatch(/passwordHash|scrypt|tokenHash/)
  })

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled })

      test('is gone for good after the password was asked for', async ({ page, request }) => {
        const { email } = await newPerson(MARIA)
        const other = await secondDevice(request, { email })
        await other.expectSignedIn(true)
        await signIn(page, { email }, '/profile/data')
        await page.getByRole('link', { name: 'Erase my account' }).click()
        await expect(page.getByText('You can’t undo this.')).toBeVisible()
        await page.getByLabel('Your password').fill('not-the-one-I-have')
        await page.getByRole('button', { name: 'Erase my account' }).click()
        await expect(page.getByText('That doesn’t match')).toBeVisible()
        await page.getByLabel('Your password').fill(PASSWORD)
        await page.getByRole('button', { name: 'Erase my account' }).click()
        await expect(page).toHaveURL('/')
        await expect(
          said(page, javaScriptEnabled).filter({ hasText: 'Your account has been erased' }),
        ).toBeVisible()
        await expect(page.locator('header.header').getByRole('link', { name: 'Sign In' })).toBeVisible()

        await other.expectSignedIn(false)
        await page.goto('/auth')
        await sendLogIn(page, email)
        await expect(page.getByText('Wrong email or password. Please try again.').first()).toBeVisible()
      })
    })
  }
})
