// People who buy in the journeys: the card provider's hosted page, and what only banks and time do.
import { expect, type Page } from '@playwright/test'
import { newPerson, type Person } from './people.ts'
import { hydrated } from './visitor.ts'

/** Somebody with a confirmed account; grown-ups pay without being asked first whether they are. */
export function newMember(role: 'parent' | 'student' | 'teacher' = 'parent'): Promise<Person> {
  return newPerson({ role, display_name: 'Robin' })
}

/** Opens a page of ours and waits until it is awake. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** What a buyer presses on the provider's page. */
export const PAY = 'Pay with a card that works'
export const DECLINE = 'Pay with a card that is declined'
export const TRANSFER = 'Pay by bank transfer, arrives later'
export const LEAVE = 'Go back without paying'

/** A checkout at the stand-in for the card provider. */
export interface Hosted {
  sessionId: string
  /** Of the stand-in. */
  origin: string
}

/** The checkout whose hosted page is shown, past our own page for whoever is no grown-up. */
export async function hostedCheckout(page: Page): Promise<Hosted> {
  await page.waitForURL(/\/(pay|checkout)\/cs_/)
  if (new URL(page.url()).pathname.startsWith('/checkout/')) {
    await page.getByLabel('I’m a grown-up and I want to pay for this').check()
    await page.getByRole('button', { name: 'Go to payment' }).click()
    await page.waitForURL(/\/pay\/cs_/)
  }
  const { origin, pathname } = new URL(page.url())
  return { origin, sessionId: pathname.split('/').at(-1) ?? '' }
}

/** Presses a button of the hosted page. */
export async function atProvider(page: Page, press: string): Promise<Hosted> {
  const checkout = await hostedCheckout(page)
  await page.getByRole('button', { name: press }).click()
  return checkout
}

/** Presses a buy button, pays, and is back on our page, awake. */
export async function payFor(page: Page, button: string | RegExp): Promise<Hosted> {
  await page.getByRole('button', { name: button, exact: true }).click()
  const checkout = await atProvider(page, PAY)
  await page.waitForURL(/session_id=/)
  await hydrated(page)
  return checkout
}

interface ProviderState {
  checkouts: { sessionId: string; customerId: string }[]
}

/** All checkouts of the customer who has this one. */
export async function checkoutsBeside({ origin, sessionId }: Hosted): Promise<ProviderState['checkouts']> {
  const { checkouts } = (await (await fetch(`${origin}/control/state`)).json()) as ProviderState
  const customerId = checkouts.find((checkout) => checkout.sessionId === sessionId)?.customerId
  return checkouts.filter((checkout) => checkout.customerId === customerId)
}

/** What banks and networks do: a verb of the stand-in (tests/sandbox/payments/control.ts). */
export async function control({ origin }: Hosted, verb: string, input: object): Promise<void> {
  const answer = await fetch(`${origin}/control/${verb}`, { method: 'POST', body: JSON.stringify(input) })
  expect(answer.ok, await answer.text()).toBe(true)
}
