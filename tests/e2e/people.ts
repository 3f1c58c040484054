// People of the journeys: accounts put into the database as they are after a sign-up, and how their owners come in. Journeys
// about signing up and signing in themselves go through the screens (accounts.spec.ts, sign-in.spec.ts, auth-toasts.spec.ts).
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { addAccount, addSession, markWelcomed, type SaidOfThemselves } from './database.ts'
import { newAddress, newClientAddress } from './mailbox.ts'

/** Everybody's, where a journey is not about passwords. */
export const PASSWORD = 'kite-over-the-harbour-9'
/** Of that password, made once: a hash costs a tenth of a second. */
const PASSWORD_HASH =
  '$scrypt$ln=14,r=8,p=5$1esRKGhk63H+6rlZfoixig$Ze4Ve9261znYY0Zrs7Z9+guVqyN8FRpnSWdDBDRnZIk'

const MAYA: SaidOfThemselves = { display_name: 'Maya', role: 'student' }

export interface Person {
  email: string
  id: string
}

/** An account with a confirmed address, whose owner will be asked at the first sign-in who they are. */
export function newAccount(said = MAYA): Promise<Person> {
  return addAccount({ email: newAddress('person'), passwordHash: PASSWORD_HASH, said })
}

/** An adult with a confirmed account, who has said who they are. */
export async function newPerson(said = MAYA): Promise<Person> {
  const person = await newAccount(said)
  await markWelcomed(person.email)
  return person
}

/** Signs a browser in as if by the form a moment ago; where they wanted to go is opened, if anywhere. */
export async function signIn(page: Page, { email }: { email: string }, to?: string): Promise<void> {
  const value = await addSession(email)
  await page.context().addCookies([{ name: '__Host-session', value, url: 'https://127.0.0.1', secure: true }])
  if (to === undefined) return
  await page.goto(to)
  await expect(page).toHaveURL(to)
}

/** A second device of this person, signed in; it is asked by its session alone, without a browser of its own. */
export async function secondDevice(request: APIRequestContext, { email }: { email: string }) {
  const headers = { cookie: `__Host-session=${await addSession(email)}` }
  const devices = () => request.get('/profile/security', { headers, maxRedirects: 0, maxRetries: 2 })
  return {
    /** The page of its devices as it was sent. */
    devices: async () => (await devices()).text(),
    expectSignedIn: async (signedIn: boolean) => {
      const answer = await devices()
      expect(answer.status()).toBe(signedIn ? 200 : 302)
      if (!signedIn) expect(answer.headers()['location']).toMatch(/^\/auth\?returnTo=/)
    },
  }
}

/** Fills and sends the sign-in form on show, in whatever language it is. */
export async function sendLogIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.locator('[name="email"]').fill(email)
  await page.locator('[name="password"]').fill(password)
  await page.locator('button[type="submit"].key').click()
}

/** Signs in by the form, and is where they wanted to go. */
export async function logIn(
  page: Page,
  { email, password }: { email: string; password?: string },
  to = '/',
): Promise<void> {
  await page.goto(to === '/' ? '/auth' : `/auth?returnTo=${encodeURIComponent(to)}`)
  await sendLogIn(page, email, password)
  await expect(page).toHaveURL(to)
}

/** What an API client of this person sends. */
export async function apiHeaders(
  request: APIRequestContext,
  { email }: Person,
): Promise<Record<string, string>> {
  const headers = { apikey: 'anon-dev-key', 'x-dev-client-ip': newClientAddress() }
  const answer = await request.post('/auth/v1/token?grant_type=password', {
    headers,
    data: { email, password: PASSWORD },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return { ...headers, Authorization: `Bearer ${(await answer.json()).access_token}` }
}

// A connection kept open may be closed by the server just as it is used again: Playwright then asks anew.
export async function expectSignedIn(page: Page, signedIn: boolean): Promise<void> {
  const response = await page.request.get('/auth', { maxRedirects: 0, maxRetries: 2 })
  expect(response.status()).toBe(signedIn ? 302 : 200)
}

/** The form of a sign-up, filled in. */
export async function fillSignUp(
  page: Page,
  { email, role = 'student' }: { email: string; role?: 'student' | 'parent' | 'teacher' },
): Promise<void> {
  await page.locator(`[name="role"][value="${role}"]`).check()
  await page.locator('[name="displayName"]').fill('Maya')
  await page.locator('[name="email"]').fill(email)
  await page.locator('[name="password"]').fill(PASSWORD)
  if (role === 'student') await page.locator('[name="gradeLevel"]').selectOption('elementary')
  await page.locator('[name="age"]').selectOption('18')
}

export async function signOut(page: Page): Promise<void> {
  await page.locator('.account-button').click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.locator('.account-button')).toHaveCount(0)
}
