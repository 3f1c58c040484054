// Accounts as people meet them: sign up, confirm by mail, sign in, forget the password, sign out here and everywhere; with and
// without scripts.
import { LOCALES } from '#app/i18n/locales.ts'
import { some } from './full-run.ts'
import { followLink, linkOf, newAddress, newestMail } from './mailbox.ts'
import { expectSignedIn, fillSignUp, newPerson, sendLogIn, signOut } from './people.ts'
import { expect, remember, test } from './visitor.ts'

// A refused form answers 4xx; the browser says so in its log.
test.use({ expectedErrors: [/4\d\d/], reducedMotion: 'reduce' })

const NAMES = {
  en: { signup: 'Sign Up', create: 'Create account', login: 'Login', logIn: 'Log in' },
  es: { signup: 'Registro', create: 'Crear cuenta', login: 'Iniciar sesión', logIn: 'Iniciar sesión' },
  fr: { signup: 'Inscription', create: 'Créer un compte', login: 'Connexion', logIn: 'Se connecter' },
  zh: { signup: '注册', create: '创建账号', login: '登录', logIn: '登录' },
} as const

// Every language and every role; in a full run each role in each language.
for (const [place, language] of LOCALES.entries()) {
  for (const role of some(['student', 'parent', 'teacher'] as const, place % 3)) {
    test(`a ${role} signs up in ${language}, confirms and signs in`, async ({ page, context, baseURL }) => {
      const words = NAMES[language]
      await remember(context, String(baseURL), { language })
      await page.goto('/auth')
      await page.getByRole('tab', { name: words.signup }).click()
      await expect(page.getByRole('tab', { name: words.signup })).toHaveAttribute('aria-selected', 'true')
      await expect(page.locator('[name="language"]')).toHaveValue(language)
      await expect(page.locator('[name="country"]')).toHaveValue('us')
      const email = newAddress(role)
      await fillSignUp(page, { email, role })
      await expect(page.locator('[name="gradeLevel"]')).toBeVisible({ visible: role === 'student' })
      await page.getByRole('button', { name: words.create }).click()

      await expect(page.getByRole('tab', { name: words.login })).toHaveAttribute('aria-selected', 'true')
      await expect(page.locator('[name="email"]')).toHaveValue(email)
      await expect(page.locator('.auth-panel')).toContainText(email)
      expect(page.url()).not.toContain(encodeURIComponent(email))

      await followLink(page, await newestMail(page.request, email))
      await expect(page).toHaveURL(/\/auth\?tab=login&check=done$/)
      await sendLogIn(page, email)
      await expect(page).toHaveURL('/')
      await expectSignedIn(page, true)
    })
  }
}

test('what sign-up said is in the profile, and a teacher has no grade', async ({ page }) => {
  const email = newAddress('teacher')
  await page.goto('/auth?tab=signup')
  await fillSignUp(page, { email, role: 'student' })
  await page.locator('[name="gradeLevel"]').selectOption('high')
  await page.locator('[name="role"][value="teacher"]').check()
  await page.locator('[name="country"]').selectOption('fr')
  await page.locator('button[type="submit"].key').click()
  await page.waitForURL(/check=mail/)
  const { otp } = await newestMail(page.request, email)
  const answer = await page.request.post('/auth/v1/verify', {
    headers: { apikey: 'anon-dev-key' },
    data: { type: 'signup', email, token: otp },
  })
  const { user } = await answer.json()
  expect(user.user_metadata).toEqual({
    display_name: 'Maya',
    grade_level: null,
    language: 'en',
    country: 'fr',
    role: 'teacher',
  })
})

test.describe('the browser speaks French from Canada', () => {
  test.use({ locale: 'fr-CA' })
  test('language and country are filled in', async ({ page }) => {
    await page.goto('/auth?tab=signup')
    await expect(page.locator('[name="language"]')).toHaveValue('fr')
    await expect(page.locator('[name="country"]')).toHaveValue('ca')
    await expect(page.locator('[name="country"] option:checked')).toHaveText('Canada')
    await expect(page.locator('[name="country"]')).toContainText('Royaume-Uni')
  })
})

test.describe('the browser names no country of ours', () => {
  test.use({ locale: 'de' })
  test('the person must choose', async ({ page }) => {
    await page.goto('/auth?tab=signup')
    await expect(page.locator('[name="language"]')).toHaveValue('en')
    await expect(page.locator('[name="country"]')).toHaveValue('')
    await fillSignUp(page, { email: newAddress('lost') })
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Please select a country')).toBeVisible()
    await expect(page.locator('[name="country"]')).toBeFocused()
  })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('faulty fields say so, keep what was typed, and the first has the focus', async ({ page }) => {
      await page.goto('/auth?tab=signup')
      await page.locator('[name="displayName"]').fill(' A ')
      await page.locator('[name="role"][value="student"]').check()
      await page.locator('[name="email"]').fill('maya@')
      await page.locator('[name="password"]').fill('12345')
      await page.locator('[name="language"]').selectOption('')
      await page.locator('[name="country"]').selectOption('')
      await page.getByRole('button', { name: 'Create account' }).click()
      for (const text of [
        'Display name must be at least 2 characters',
        'Please select a grade level',
        'Please enter a valid email address',
        'Password must be at least 6 characters',
        'Please select a language',
        'Please select a country',
      ])
        await expect(page.locator('.field .error', { hasText: text })).toBeVisible()
      await expect(page.locator('[name="displayName"]')).toBeFocused()
      await expect(page.locator('[name="email"]')).toHaveValue('maya@')
      if (!javaScriptEnabled) await expect(page.locator('[name="password"]')).toHaveValue('')
    })

    test('sign up, confirm, sign in, sign out', { tag: javaScriptEnabled ? '@smoke' : [] }, async ({
      page,
    }) => {
      const email = newAddress('whole')
      await page.goto('/auth?tab=signup&returnTo=%2Fgames')
      await fillSignUp(page, { email })
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page.locator('.auth-panel')).toContainText(`We sent an email to ${email}`)
      // Not before the mail was opened.
      await sendLogIn(page, email)
      await expect(page.locator('.auth-panel')).toContainText('Please confirm your email first.')
      await expect(page.getByRole('button', { name: 'Send the confirmation email again' })).toBeVisible()
      await followLink(page, await newestMail(page.request, email))
      await expect(page).toHaveURL(/tab=login/)
      await page.goto('/auth?returnTo=%2Fgames')
      await sendLogIn(page, email)
      await expect(page).toHaveURL('/games')
      await expectSignedIn(page, true)
      await page.goto('/')
      await signOut(page)
      await expect(page).toHaveURL('/')
      await expectSignedIn(page, false)
    })

    test('a forgotten password is replaced by the link of a mail, once', async ({ page, request }) => {
      const { email } = await newPerson()
      await page.goto('/auth?tab=forgot')
      await page.locator('[name="email"]').fill(email)
      await page.getByRole('button', { name: 'Send reset email' }).click()
      await expect(page.locator('.auth-panel')).toContainText('Reset email sent')
      const link = linkOf(await newestMail(request, email))
      await page.goto(link)
      await expect(page).toHaveURL(/\/auth\/reset-password\?token=/)
      const form = page.url()
      await page.locator('[name="password"]').fill('12345')
      await page.getByRole('button', { name: 'Save new password' }).click()
      await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
      // Known to everybody: refused when the link is used up already, so the next try goes by the session.
      await page.locator('[name="password"]').fill('password1')
      await page.getByRole('button', { name: 'Save new password' }).click()
      await expect(page.locator('.auth-panel')).toContainText('easy to guess')
      await page.locator('[name="password"]').fill('lantern-under-the-bridge-4')
      await page.getByRole('button', { name: 'Save new password' }).click()
      await expect(page).toHaveURL('/')
      await expectSignedIn(page, true)

      await page.context().clearCookies()
      await page.goto(form)
      await page.locator('[name="password"]').fill('another-one-entirely-5')
      await page.getByRole('button', { name: 'Save new password' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has expired.')
      await page.getByRole('link', { name: 'Send me a reset email' }).click()
      await expect(page).toHaveURL('/password-reset')

      await page.goto('/auth')
      await sendLogIn(page, email)
      await expect(page.locator('.auth-panel')).toContainText('Wrong email or password. Please try again.')
      await sendLogIn(page, email, 'lantern-under-the-bridge-4')
      await expect(page).toHaveURL('/')
    })

    test('six digits from a mail sign in, wrong ones do not', async ({ page, request }) => {
      const { email } = await newPerson()
      await page.goto('/auth')
      await page.getByRole('link', { name: 'Email me a code instead' }).click()
      await page.waitForURL('/auth/code')
      await page.locator('[name="email"]').fill(email)
      await page.getByRole('button', { name: 'Send code' }).click()
      await expect(page.getByText(`If ${email} has an account`)).toBeVisible()
      const { otp } = await newestMail(request, email)
      await page.getByLabel('Six-digit code').fill(otp === '000000' ? '000001' : '000000')
      await page.getByRole('button', { name: 'Log in' }).click()
      await expect(page.locator('.auth-panel')).toContainText('That code or link has expired or isn’t right.')
      await page.getByLabel('Six-digit code').fill(` ${otp?.slice(0, 3)} ${otp?.slice(3)} `)
      await page.getByRole('button', { name: 'Log in' }).click()
      await expect(page).toHaveURL('/')
      await expectSignedIn(page, true)
    })

    test('the link of that mail waits for a press', async ({ page, request }) => {
      const { email } = await newPerson()
      await page.goto('/auth/code')
      await page.locator('[name="email"]').fill(email)
      await page.getByRole('button', { name: 'Send code' }).click()
      await expect(page.getByLabel('Six-digit code')).toBeVisible()
      await page.goto(linkOf(await newestMail(request, email)))
      await expect(page).toHaveURL(/\/auth\/confirm\?token=/)
      await expectSignedIn(page, false)
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page).toHaveURL('/')
      await expectSignedIn(page, true)
    })
  })
}
