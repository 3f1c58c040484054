// Who comes by a way that asks nothing is asked once who they are: at Google for the first time, or with an account an API
// client made.
import type { Page } from '@playwright/test'
import { expectAccessibleDayAndNight } from './axe.ts'
import { markWelcomed, removePerson } from './database.ts'
import { linkOf, newAddress, newestMail } from './mailbox.ts'
import { LEVELS } from './pages.ts'
import { newAccount, sendLogIn } from './people.ts'
import { expect, hydrated, newVisitor, remember, test } from './visitor.ts'

const GUARDIAN = 'Email of a parent or guardian'

/** Google is another origin; a refused form answers 400. */
test.use({ expectedErrors: [/^third party: http:\/\/127\.0\.0\.1:|400/], reducedMotion: 'reduce' })

/** Comes from Google and wants to go to the profile. */
async function comeByGoogle(page: Page, email: string): Promise<void> {
  await page.goto('/auth?returnTo=/profile')
  await page.getByRole('button', { name: /with Google$/ }).click()
  await page.getByRole('button', { name: email }).click()
}

/** Signs in on the way to the profile, and is asked who they are. */
async function logInFirst(page: Page, email: string): Promise<void> {
  await page.goto('/auth?returnTo=/profile')
  await sendLogIn(page, email)
  await expect(page).toHaveURL(/\/auth\/welcome\?returnTo=%2Fprofile$/)
}

const NO_LETTERS = 'Until then, please ask a grown-up to write to us.'
const limited = (page: Page) => page.getByText('For now, this account can only play')

test('a child from Google is limited until the parent says yes', async ({ page, request, browser }) => {
  const email = 'finn.berg@gmail.test'
  await removePerson(email)
  await comeByGoogle(page, email)
  await expect(page).toHaveURL(/\/auth\/welcome\?returnTo=%2Fprofile$/)
  await expect(page.getByText('Google login successful!')).toBeVisible()
  await hydrated(page)
  await page.getByRole('radio', { name: 'Student' }).check()
  await page.getByLabel('Country').selectOption('us')
  await expect(page.getByLabel(GUARDIAN)).toBeHidden()
  await page.getByLabel('How old are you?').selectOption('9')
  await page.getByLabel(GUARDIAN).fill('mum at home')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  const guardian = newAddress('mum')
  await page.getByLabel(GUARDIAN).fill(guardian)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(limited(page)).toBeVisible()
  // ... and is told so before it presses anything that costs money.
  for (const path of ['/pricing', '/store']) {
    await page.goto(path)
    await expect(limited(page)).toBeVisible()
  }
  await page.goto('/contact')
  await expect(page.getByText(NO_LETTERS)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send message' })).toHaveCount(0)
  const letter = { formId: 'by-hand', name: 'Finn', email: newAddress('finn'), message: 'Hello!' }
  const headers = { Origin: new URL(page.url()).origin }
  const refused = await page.request.post('/contact', { form: letter, headers })
  expect(refused.status()).toBe(403)

  const mail = await newestMail(request, guardian)
  expect(mail.subject).toMatch(/permission/)
  const parent = await newVisitor(browser)
  await parent.goto(linkOf(mail))
  await parent.getByRole('button', { name: 'Yes, I give permission', exact: true }).click()
  await expect(parent.getByRole('heading', { name: 'Thank you for your permission' })).toBeVisible()

  for (const path of ['/pricing', '/store', '/profile']) {
    await page.goto(path)
    await expect(page).toHaveURL(path)
    await expect(limited(page)).toBeHidden()
  }
})

test('a teacher from Google is not limited, and not asked again', async ({ page }) => {
  const email = 'gita.rao@gmail.test'
  await removePerson(email)
  await comeByGoogle(page, email)
  await page.getByRole('radio', { name: 'Teacher' }).check()
  await page.getByLabel('How old are you?').selectOption('18')
  await page.getByLabel('Country').selectOption('de')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(limited(page)).toBeHidden()
  await page.context().clearCookies()
  await comeByGoogle(page, email)
  await expect(page).toHaveURL('/profile')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the question cannot be skipped, and limits nobody who is old enough', async ({ page }) => {
    await logInFirst(page, (await newAccount()).email)
    await page.goto('/profile/email')
    await expect(page).toHaveURL(/\/auth\/welcome\?returnTo=%2Fprofile%2Femail$/)
    await page.getByRole('radio', { name: 'Student' }).check()
    await expect(page.getByLabel(GUARDIAN)).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Please choose your age').first()).toBeVisible()
    await page.getByLabel('How old are you?').selectOption('15')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/profile/email')
    await page.goto('/profile')
    await expect(limited(page)).toBeHidden()
  })
})

test('reads well in every notebook and language, and fits a narrow phone', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const { email } = await newAccount()
  await logInFirst(page, email)
  await page.setViewportSize({ width: 320, height: 800 })
  for (const [index, themeLevel] of LEVELS.entries()) {
    const language = ['en', 'es', 'fr', 'zh'][index % 4] ?? 'en'
    await remember(context, String(baseURL), { themeLevel, language })
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `${themeLevel} ${language}`).toBeLessThanOrEqual(0)
    await expectAccessibleDayAndNight(page, themeLevel, '#content')
  }
  await markWelcomed(email)
  await page.reload()
  await expect(page).toHaveURL('/profile')
})
