// Every toast of signing in and up, to the letter of spec 000 section 8, against what the screen shows; those of a provider's way
// back are in social-sign-in.spec.ts.
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { newAddress } from './mailbox.ts'
import { newPerson, PASSWORD, sendLogIn } from './people.ts'
import { expect, newVisitor, test } from './visitor.ts'

// A refused form answers 4xx; the browser says so in its log. The providers live on ports of their own.
test.use({ expectedErrors: [/4\d\d|third party: http:\/\/127\.0\.0\.1/], reducedMotion: 'reduce' })

interface Journey {
  page: Page
  request: APIRequestContext
  baseURL: string
}

interface Row {
  toast: string
  /** Missing: the spec names none. */
  description?: string | RegExp
  journey: (journey: Journey) => Promise<void>
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
}

async function tryLogIn(page: Page, email: string): Promise<void> {
  await open(page, '/auth')
  await sendLogIn(page, email)
}

async function signUp(page: Page, password: string, grade = 'elementary'): Promise<void> {
  await open(page, '/auth?tab=signup')
  await page.getByRole('radio', { name: 'Student' }).check()
  await page.getByLabel('Display name').fill('Maya')
  await page.getByLabel('How old are you?').selectOption('18')
  await page.getByLabel('Grade level').selectOption(grade)
  await page.getByLabel('Email', { exact: true }).fill(newAddress('toast'))
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
}

async function forget(page: Page, email: string): Promise<void> {
  await open(page, '/auth?tab=forgot')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Send reset email' }).click()
}

/** More starts at once than one address may make: the next ones, at either provider, are refused before they leave. */
async function startTooOften({ page, baseURL }: Journey): Promise<void> {
  const start = () =>
    page.request.post('/auth/social/google', {
      form: {},
      headers: { Origin: baseURL },
      maxRedirects: 0,
    })
  // The allowance fills up again slowly: on a slow machine another round is needed.
  for (const provider of ['Google', 'Microsoft'])
    await expect(async () => {
      await open(page, '/auth')
      await Promise.all(Array.from({ length: 40 }, start))
      await page.getByRole('button', { name: `Continue with ${provider}` }).click()
      await expect(toastCard(page, `${provider} sign-in failed`)).toBeVisible({ timeout: 5_000 })
    }).toPass()
}

const ROWS: readonly Row[] = [
  {
    toast: 'Login Failed',
    description: 'Wrong email or password. Please try again.',
    journey: ({ page }) => tryLogIn(page, newAddress('nobody')),
  },
  {
    toast: 'Login Successful',
    description: 'Welcome back!',
    journey: async ({ page }) => tryLogIn(page, (await newPerson()).email),
  },
  {
    toast: 'Signup Failed',
    description: 'That password is too easy to guess. Please choose a different one.',
    journey: ({ page }) => signUp(page, 'password1'),
  },
  {
    toast: 'Account created!',
    description: 'Check your email to confirm your account.',
    journey: ({ page }) => signUp(page, PASSWORD),
  },
  {
    toast: 'Failed to send reset email',
    description: /^To keep you safe, please wait \d+ seconds before you ask again\.$/,
    journey: async ({ page }) => {
      const email = newAddress('toast')
      await forget(page, email)
      await expect(toastCard(page, 'Reset email sent').locator('p')).toHaveText(
        'Check your inbox for instructions',
      )
      await forget(page, email)
    },
  },
  {
    toast: 'Microsoft sign-in failed',
    journey: startTooOften,
  },
  {
    toast: 'Please select a grade level',
    journey: ({ page }) => signUp(page, PASSWORD, ''),
  },
]

function toastCard(page: Page, title: string): Locator {
  const exact = new RegExp(`^${title.replace(/[.?!]/g, '\\$&')}$`)
  return page.locator('.toast-card').filter({ has: page.locator('strong', { hasText: exact }) })
}

for (const { toast, description, journey } of ROWS) {
  test(`"${toast}"${description === undefined ? '' : ` / "${description}"`}`, async ({
    page,
    request,
    baseURL,
  }) => {
    await journey({ page, request, baseURL: String(baseURL) })
    const card = toastCard(page, toast)
    await expect(card).toBeVisible()
    if (description !== undefined) await expect(card.locator('p')).toHaveText(description)
  })
}

test('a failure stands in the form as well, and there only without scripts', async ({ browser }) => {
  const page = await newVisitor(browser, { javaScriptEnabled: false })
  await page.goto('/auth')
  await page.getByLabel('Email', { exact: true }).fill(newAddress('nobody'))
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.locator('.auth-panel .notice')).toHaveText(
    'Login FailedWrong email or password. Please try again.',
  )
})

test('what the next page says is there without scripts, once', async ({ browser }) => {
  const { email } = await newPerson()
  const page = await newVisitor(browser, { javaScriptEnabled: false })
  await page.goto('/auth')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  // Not by text: the runner passes over <noscript>, whatever it shows.
  await expect(page.locator('.flash-toasts')).toHaveText('Login Successful Welcome back!')
  await expect(page.locator('.flash-toasts')).toBeVisible()
  await page.goto('/')
  await expect(page.locator('.flash-toasts')).toHaveCount(0)
})
