// People of the journeys: accounts made by an API client, and how their owners come in.
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { markWelcomed } from './database.ts'
import { newAddress, newClientAddress, newestMail } from './mailbox.ts'

/** Everybody's, where a journey is not about passwords. */
export const PASSWORD = 'kite-over-the-harbour-9'

const MAYA = { display_name: 'Maya', role: 'student' }

export interface Person {
  email: string
  id: string
  /** What an API client of theirs sends. */
  headers: Record<string, string>
}

/** An account with a confirmed address, whose owner will be asked at the first sign-in who they are. */
export async function newAccount(request: APIRequestContext, data: object = MAYA): Promise<Person> {
  const email = newAddress('person')
  const headers = { apikey: 'anon-dev-key', 'x-dev-client-ip': newClientAddress() }
  const account = { email, password: PASSWORD, data }
  const signedUp = await request.post('/auth/v1/signup', { headers, data: account })
  expect(signedUp.ok(), await signedUp.text()).toBe(true)
  const { otp: token } = await newestMail(request, email)
  const verified = await request.post('/auth/v1/verify', { headers, data: { type: 'signup', email, token } })
  expect(verified.ok(), await verified.text()).toBe(true)
  const { access_token, user } = await verified.json()
  return { email, id: user.id, headers: { ...headers, Authorization: `Bearer ${access_token}` } }
}

/** Someone with a confirmed account, who has said who they are. */
export async function newPerson(request: APIRequestContext, data: object = MAYA): Promise<Person> {
  const person = await newAccount(request, data)
  await markWelcomed(person.email)
  return person
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
