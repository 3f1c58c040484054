// The model that fault tests run on, and the stand-in behind the real SDK: whatever happens, in whatever order, both tell the
// same of a customer. What the model says is thereby what our reading of Stripe's objects makes of them.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { INTERVALS, PAID_TIERS } from '#app/domain/catalogue/plans.ts'
import type { Payments } from '#app/platform/payments.ts'
import type { CardActions, CardProvider } from '#tests/factories/card-provider.ts'
import { createPaymentsModel, type PaymentsModel } from '#tests/factories/payments-model.ts'
import { createStripePayments } from '#workers/payments/stripe-payments.ts'
import { createStandIn, STAND_IN_KEY, STAND_IN_WEBHOOK_SECRET } from './stand-in.ts'

const ORIGIN = 'http://payments.test'
const HOUR = 3_600_000

interface Side {
  payments: Payments
  cards: CardActions & Pick<CardProvider, 'subscriptions'>
}

function sides(now: () => number): Record<'model' | 'standIn', Side> {
  const model = createPaymentsModel(now) as PaymentsModel & Pick<CardProvider, 'subscriptions'>
  let ids = 0
  const standIn = createStandIn({
    origin: ORIGIN,
    now,
    newId: (prefix) => `${prefix}_${String(++ids).padStart(6, '0')}`,
    post: async () => 200,
  })
  const payments = createStripePayments({
    secretKey: STAND_IN_KEY,
    webhookSecret: STAND_IN_WEBHOOK_SECRET,
    apiUrl: ORIGIN,
    request: (input, init) => standIn.fetch(new Request(input, init)),
  })
  return { model: { payments: model, cards: model }, standIn: { payments, cards: standIn.cards } }
}

/** "which" picks among the checkouts or subscriptions there are. */
const which = fc.nat({ max: 20 })
const plan = fc.record({ tier: fc.constantFrom(...PAID_TIERS), interval: fc.constantFrom(...INTERVALS) })
const step = fc.oneof(
  fc.record({ do: fc.constant('buy' as const), key: fc.nat({ max: 4 }), amount: fc.constantFrom(399, 699) }),
  fc.record({ do: fc.constant('subscribe' as const), key: fc.nat({ max: 4 }), plan }),
  fc.record({
    do: fc.constantFrom(
      'pay',
      'decline',
      'delay',
      'expire',
      'refund',
      'refundCheckout',
      'dispute',
      'close' as const,
    ),
    which,
  }),
  fc.record({ do: fc.constant('settle' as const), which, outcome: fc.constantFrom('arrives', 'fails') }),
  fc.record({ do: fc.constant('closeDispute' as const), which, outcome: fc.constantFrom('won', 'lost') }),
  fc.record({ do: fc.constantFrom('refundInvoice', 'disputeInvoice'), which }),
  fc.record({ do: fc.constantFrom('breakCard', 'mendCard'), which }),
  fc.record({ do: fc.constantFrom('cancel', 'cancelNow'), which, key: fc.nat({ max: 9 }) }),
  fc.record({ do: fc.constant('switch' as const), which, plan, key: fc.nat({ max: 9 }) }),
  fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(1, 25, 15 * 24, 31 * 24, 400 * 24) }),
)
type Step = { do: string } & Partial<{
  key: number
  amount: number
  which: number
  hours: number
  outcome: string
  plan: { tier: 'basic' | 'premium'; interval: 'month' | 'year' }
}>

async function take({ payments, cards }: Side, customerId: string, taken: Step): Promise<void> {
  const frame = (kind: string) => ({
    key: `${kind}-${taken.key}`,
    customerId,
    locale: 'en' as const,
    successUrl: 'https://sparkbook.test/ok',
    cancelUrl: 'https://sparkbook.test/back',
  })
  const known = await payments.readCustomer(customerId)
  const one = <Thing>(things: readonly Thing[] = []) =>
    things[(taken.which ?? 0) % Math.max(1, things.length)]
  const session = one(known?.checkouts)?.sessionId ?? 'cs_none'
  const subscription = one(known?.subscriptions)?.id ?? 'sub_none'
  const key = `${taken.do}-${taken.key}-${subscription}`
  const to = taken.plan ?? { tier: 'basic', interval: 'month' }
  switch (taken.do) {
    case 'buy':
      return void (await payments.openPurchaseCheckout(frame(`buy-${taken.amount}`), {
        name: 'Pass',
        amount: taken.amount ?? 1,
        cardOnly: taken.key === 0,
      }))
    case 'subscribe':
      return void (await payments.openSubscriptionCheckout(frame(`plan-${to.tier}-${to.interval}`), to))
    case 'refundCheckout':
      return payments.refundCheckout(key, session)
    case 'close':
      return payments.expireCheckout(session)
    case 'settle':
      return cards.settle(session, taken.outcome as 'arrives')
    case 'closeDispute':
      return cards.closeDispute(session, taken.outcome as 'won')
    case 'refundInvoice':
    case 'disputeInvoice':
      return cards[taken.do === 'refundInvoice' ? 'refund' : 'dispute'](
        one(cards.subscriptions.invoices())?.id ?? 'in_none',
      )
    case 'breakCard':
    case 'mendCard':
      return cards[taken.do](subscription)
    case 'cancel':
      return payments.cancelAtPeriodEnd(key, subscription)
    case 'cancelNow':
      return payments.cancelNow(key, subscription)
    case 'switch':
      return payments.switchPlan(`${key}-${to.tier}-${to.interval}`, subscription, to)
    default:
      return cards[taken.do as 'pay'](session)
  }
}

/** What cannot be done cannot be done on either side. */
async function outcome(side: Side, customerId: string, taken: Step): Promise<'done' | 'not done'> {
  return take(side, customerId, taken).then(
    () => 'done' as const,
    () => 'not done' as const,
  )
}

it('tell the same of a customer after any script', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 25 }), async (script) => {
      let now = Date.UTC(2026, 0, 31, 12)
      const { model, standIn } = sides(() => now)
      const wanted = { key: 'ana', email: 'ana@example.com', locale: 'en' } as const
      const { customerId } = await model.payments.createCustomer(wanted)
      expect(await standIn.payments.createCustomer(wanted)).toEqual({ customerId })
      for (const taken of script as Step[]) {
        if (taken.do === 'wait') now += (taken.hours ?? 0) * HOUR
        else expect(await outcome(standIn, customerId, taken)).toBe(await outcome(model, customerId, taken))
        const told = await standIn.payments.readCustomer(customerId)
        expect(told).toEqual(await model.payments.readCustomer(customerId))
      }
    }),
    { numRuns: 25, seed: 4 },
  )
})
