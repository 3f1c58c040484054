// The world of the fault tests: people who buy, the provider's model, our verbs on a real D1, and faults between them.
import { runBatch } from '#app/db/run-batch.ts'
import { grants, plans, quotaUses, subscribers, timedAccesses } from '#app/domain/access/access.schema.ts'
import { auditLog, users } from '#app/domain/accounts/accounts.schema.ts'
import {
  checkouts,
  customers,
  paymentEvents,
  trialAddresses,
  trials,
} from '#app/domain/billing/billing.schema.ts'
import type { Buyer } from '#app/domain/billing/billing.types.ts'
import { convergeCustomer } from '#app/domain/billing/converge-customer.server.ts'
import { noteEvent } from '#app/domain/billing/note-event.server.ts'
import { reconcilePayments } from '#app/domain/billing/reconcile-payments.server.ts'
import { startCheckout } from '#app/domain/billing/start-checkout.server.ts'
import { startPurchase } from '#app/domain/billing/start-purchase.server.ts'
import { verifyPurchase } from '#app/domain/billing/verify-purchase.server.ts'
import { consents } from '#app/domain/consent/consent.schema.ts'
import { outgoingMessages } from '#app/domain/messages/messages.schema.ts'
import { eraseAccount } from '#app/domain/privacy/erase-account.server.ts'
import { profiles } from '#app/domain/profiles/profiles.schema.ts'
import { referralCodes, referrals, rewards } from '#app/domain/referrals/referrals.schema.ts'
import type { ProviderEvent } from '#app/platform/payments.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import type { CardProvider } from '#tests/factories/card-provider.ts'
import type { PaymentsModel } from '#tests/factories/payments-model.ts'
import { makePerson, type Person } from '#tests/factories/people.ts'
import { paymentsOf } from './payments-of.ts'

export const HOUR = 3_600_000
export const DAY = 24 * HOUR

/** What a fault of our own making says of itself; anything else that is thrown is a bug. */
export class Fault extends Error {}

/** The model with its books open. */
export type OpenModel = PaymentsModel &
  Pick<CardProvider, 'checkouts' | 'customers' | 'openCheckout' | 'subscriptions'>

export interface Press {
  sessionId: string
  buyer: Buyer
}

export interface World {
  ctx: TestContext
  provider: OpenModel
  people: readonly Person[]
  guest: { claimSecret: string }
  /** Every checkout anybody was led to, oldest first. */
  presses: Press[]
  erased: Set<string>
  /** Payments that were good when the account was erased whose they were: those are kept. */
  keptPayments: Set<string>
  /** The second of the people came by the invitation of the first. */
  friendHasPaid: boolean
  /** @throws what fails; then it is pressed again */
  erase(person: Person): Promise<void>
  buyPlan(person: Person, tier?: string, interval?: string): Promise<string | null>
  buyItem(buyer: Buyer, item: string): Promise<string | null>
  /** As the webhook does it: claimed, then converged. @throws what makes it answer 500 */
  webhook(event: ProviderEvent): Promise<void>
  /** All that the provider has to tell, in its order. */
  webhooks(): Promise<void>
  /** As the page does to which the provider leads back. */
  returnPage(sessionId: string): ReturnType<typeof verifyPurchase>
  /** The next batch of writes fails: nothing written, or written and the answer lost. */
  failWrite(when: 'before' | 'after'): void
  /** The provider's next answer about a customer is made now and comes when `release` is called; `asked` ends with the question. */
  holdAnswer(): { release(): void; asked: Promise<void> }
  /** Runs what only looks: faults wait meanwhile. */
  look(work: () => Promise<void>): Promise<void>
  /** Nothing fails any more: faults that have not struck are taken back. */
  repair(): void
  /** The scheduled job, as late as a day after whatever was lost. */
  reconcile(): Promise<void>
}

const TABLES = [
  customers,
  checkouts,
  paymentEvents,
  trials,
  trialAddresses,
  plans,
  grants,
  subscribers,
  quotaUses,
  timedAccesses,
  users,
  auditLog,
  profiles,
  consents,
  outgoingMessages,
  referralCodes,
  referrals,
  rewards,
]

export async function makeWorld(binding: Parameters<typeof testContext>[0]): Promise<World> {
  const ctx = testContext(binding)
  await runBatch(
    ctx.db,
    TABLES.map((table) => ctx.db.delete(table)),
  )
  const people = [await makePerson(ctx, 'Ana'), await makePerson(ctx, 'Ben')] as const
  const [inviter, friend] = people
  await ctx.db.batch([
    ctx.db.insert(referrals).values({
      friendId: friend.userId,
      referrerId: inviter.userId,
      code: 'INVITED',
      linkedAt: ctx.now(),
    }),
  ])
  const provider = ctx.payments as OpenModel
  const presses: Press[] = []
  let failing: 'before' | 'after' | null = null
  let gate: { promise: Promise<void>; ask(): void } | null = null
  let isLooking = false
  let press = 0

  const { db } = ctx
  ctx.db = new Proxy(db, {
    get(target, name) {
      if (name !== 'batch') return Reflect.get(target, name) as unknown
      return async (...args: Parameters<typeof db.batch>) => {
        const fails = isLooking ? null : failing
        if (!isLooking) failing = null
        if (fails === 'before') throw new Fault('nothing was written')
        const answer = await target.batch(...args)
        if (fails === 'after') throw new Fault('written, and the answer lost')
        return answer
      }
    },
  })
  const readCustomer = provider.readCustomer.bind(provider)
  provider.readCustomer = async (customerId) => {
    const held = gate
    gate = null
    const answer = await readCustomer(customerId)
    held?.ask()
    await held?.promise
    return answer
  }

  function started(buyer: Buyer, result: Awaited<ReturnType<typeof startPurchase>>): string | null {
    if (!result.ok) return null
    const { sessionId } = result.value
    if (presses.every((known) => known.sessionId !== sessionId)) presses.push({ sessionId, buyer })
    return sessionId
  }

  const world: World = {
    ctx,
    provider,
    people,
    guest: { claimSecret: 'a secret that nobody else can guess' },
    presses,
    erased: new Set(),
    keptPayments: new Set(),
    friendHasPaid: false,
    async erase({ userId }) {
      for (const { id, isGood } of paymentsOf(provider)) if (isGood) world.keptPayments.add(id)
      await eraseAccount(ctx, userId)
      world.erased.add(userId)
    },
    async buyPlan(person, tier = 'premium', interval = 'month') {
      const key = `press-${++press}`
      const result = await startCheckout(ctx, { ...person, key, tier, interval })
      return started({ userId: person.userId }, result)
    },
    async buyItem(buyer, item) {
      const key = `press-${++press}`
      return started(buyer, await startPurchase(ctx, { holder: buyer, key, item }))
    },
    async webhook(event) {
      const { customerId } = await noteEvent(ctx, event)
      if (customerId !== null) await convergeCustomer(ctx, customerId)
    },
    async webhooks() {
      for (const event of provider.takeEvents()) await world.webhook(event)
    },
    returnPage(sessionId) {
      const buyer = presses.find((known) => known.sessionId === sessionId)?.buyer ?? null
      return verifyPurchase(ctx, { sessionId, holder: buyer })
    },
    failWrite(when) {
      failing = when
    },
    holdAnswer() {
      let release = () => {}
      let ask = () => {}
      const promise = new Promise<void>((resolve) => {
        release = resolve
      })
      const asked = new Promise<void>((resolve) => {
        ask = resolve
      })
      gate = { promise, ask }
      return { release, asked }
    },
    async look(work) {
      isLooking = true
      try {
        await work()
      } finally {
        isLooking = false
      }
    },
    repair() {
      failing = null
      gate = null
      provider.down = false
      provider.failNext(null)
    },
    async reconcile() {
      ctx.clock.now += DAY + HOUR
      provider.passTime()
      await reconcilePayments(ctx)
    },
  }
  return world
}
