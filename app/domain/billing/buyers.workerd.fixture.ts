// What the tests of buying share: a buyer, and the way from the button to the plan.
import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { grants, plans, subscribers } from '#app/domain/access/access.schema.ts'
import { readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import { users } from '#app/domain/accounts/accounts.schema.ts'
import { consents } from '#app/domain/consent/consent.schema.ts'
import { outgoingMessages } from '#app/domain/messages/messages.schema.ts'
import { profiles } from '#app/domain/profiles/profiles.schema.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { makePerson, type Person } from '#tests/factories/people.ts'
import { checkouts, customers, paymentEvents, trialAddresses, trials } from './billing.schema.ts'
import { startCheckout } from './start-checkout.server.ts'
import { verifyPurchase } from './verify-purchase.server.ts'

export const DAY = 86_400_000

export const TABLES = [
  customers,
  checkouts,
  paymentEvents,
  trials,
  trialAddresses,
  plans,
  grants,
  subscribers,
  users,
  profiles,
  consents,
  outgoingMessages,
]

export let ctx: TestContext

export let ana: Person

let presses = 0

/** A key no other press has. */
export const newPress = () => `press-${++presses}`

export const wanted = (tier = 'premium', interval = 'month', key = newPress()) => ({
  ...ana,
  key,
  tier,
  interval,
})

export async function subscribe(tier = 'premium', interval = 'month') {
  const started = await startCheckout(ctx, wanted(tier, interval))
  if (!started.ok) throw new Error(started.code)
  ctx.payments.pay(started.value.sessionId)
  const { userId } = ana
  expect(await verifyPurchase(ctx, { sessionId: started.value.sessionId, holder: { userId } })).toMatchObject(
    { ok: true },
  )
  return started.value
}

export const held = () => readEntitlements(ctx, ana)

export const receipts = () => ctx.delivered.filter(({ kind }) => kind === 'receipt')

/** A context without any purchases, and Ana, who buys. */
export async function setUpBuyer(): Promise<void> {
  ctx = testContext(env.DB)
  for (const table of TABLES) await ctx.db.delete(table)
  ana = await makePerson(ctx, 'Ana')
}
