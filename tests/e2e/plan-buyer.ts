// Who pays for a plan in the journeys: the card provider's pages, and what can go wrong there.
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { DECLINE, type Hosted, hostedCheckout, LEAVE, open, PAY } from './buyer.ts'
import { hydrated } from './visitor.ts'

/** The provider lives on a port of its own; refusals answer 4xx and 5xx, which the browser says in its log. */
export const BUYING_ERRORS = [/third party: http:\/\/127\.0\.0\.1|40\d|503/]

/** What a person presses on the provider's page. */
export async function press(page: Page, what: 'pay' | 'decline' | 'back'): Promise<void> {
  const name = { pay: PAY, decline: DECLINE, back: LEAVE }[what]
  await page.getByRole('button', { name }).click()
}

/** From a page on which the plan's button is: through to a plan that is paid. */
export async function subscribe(
  page: Page,
  plan: 'Basic' | 'Premium' = 'Basic',
  interval: 'month' | 'year' = 'month',
): Promise<Hosted> {
  await open(page, `/pricing?interval=${interval}`)
  await page.getByRole('button', { name: `Choose ${plan}` }).click()
  const provider = await hostedCheckout(page)
  await press(page, 'pay')
  await page.waitForURL('/subscription')
  await hydrated(page)
  return provider
}

interface CardState {
  checkouts: { sessionId: string; customerId: string }[]
  subscriptions: { id: string; customerId: string; status: string; cancelAtPeriodEnd: boolean }[]
}

/** The provider's customer of a checkout, and what may be done to them there (tests/sandbox/payments/control.ts). */
export async function customerOf(request: APIRequestContext, { origin, sessionId }: Hosted) {
  const state = async (): Promise<CardState> => (await request.get(`${origin}/control/state`)).json()
  const { checkouts } = await state()
  const customerId = checkouts.find((checkout) => checkout.sessionId === sessionId)?.customerId ?? ''
  const tell = async (verb: string, data: object) => {
    const answer = await request.post(`${origin}/control/${verb}`, { data })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  return {
    async subscriptions() {
      return (await state()).subscriptions.filter((one) => one.customerId === customerId)
    },
    /** null: the provider is well again. */
    fail: (fault: 'down' | 'no-page' | null) => tell('api', { customer_id: customerId, fault }),
    passDays: (days: number) => tell('age', { customer_id: customerId, days }),
    breakCard: async () => {
      const { subscriptions } = await state()
      const own = subscriptions.find((one) => one.customerId === customerId)
      await tell('break-card', { subscription_id: own?.id })
    },
    /** Ends when the app has heard of everything. */
    settled: () => tell('settled', {}),
  }
}
