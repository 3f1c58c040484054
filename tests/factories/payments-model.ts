// The payments port in memory, with what customers, banks and the network do in the test's hand. Deterministic, on the test's
// clock. tests/sandbox/payments holds it against the real SDK and a server that speaks Stripe's API.
import { PLANS } from '#app/domain/catalogue/plans.ts'
import {
  type CheckoutFrame,
  type HostedCheckout,
  PaymentDeclined,
  type Payments,
  PaymentsUnavailable,
  type ProviderCheckout,
  type ProviderEvent,
  type ProviderSubscription,
} from '#app/platform/payments.ts'
import { type CardActions, type CardCheckout, createCardProvider } from './card-provider.ts'
import type { CardSubscription } from './card-subscriptions.ts'

export interface PaymentsModel extends Payments, CardActions {
  /** The next call fails: before anything has happened, or after it has (the answer is lost); null: it does not. */
  failNext(when: 'before' | 'after' | null): void
  /** While true no call gets through. */
  down: boolean
  /** What has happened since it was last asked, oldest first: the events the provider would send. */
  takeEvents(): ProviderEvent[]
  /** The request body and signature an event comes with. */
  signed(event: ProviderEvent): { body: string; signature: string }
  /** What is known of a checkout. @throws when there is none */
  checkout(sessionId: string): CardCheckout
  /** How often the provider was asked, by the port's verb. */
  readonly asked: ReadonlyMap<keyof Payments, number>
}

const SIGNATURE = 'signed by the model'

export function createPaymentsModel(now: () => number): PaymentsModel {
  /** What was made with which key. */
  const made = new Map<string, unknown>()
  const asked = new Map<keyof Payments, number>()
  let told = 0
  let failing: 'before' | 'after' | null = null
  let ids = 0
  const cards = createCardProvider({
    now,
    newId: (prefix) => `${prefix}_${String(++ids).padStart(6, '0')}`,
  })

  function ask<Answer>(verb: keyof Payments, work: () => Answer): Promise<Answer> {
    asked.set(verb, (asked.get(verb) ?? 0) + 1)
    const fails = failing
    failing = null
    if (model.down || fails === 'before') return Promise.reject(new PaymentsUnavailable('no connection'))
    return Promise.resolve().then(() => {
      cards.passTime()
      const answer = work()
      if (fails === 'after') throw new PaymentsUnavailable('the answer was lost')
      return answer
    })
  }

  /** The first answer for a key is every answer for it. */
  function once<Answer>(key: string, work: () => Answer): Answer {
    if (!made.has(key)) made.set(key, work())
    return made.get(key) as Answer
  }

  function open(frame: CheckoutFrame, sale: Pick<CardCheckout, 'name' | 'plan' | 'amount'>): HostedCheckout {
    known(frame.customerId)
    return once(`checkout:${frame.key}`, () => {
      const { sessionId } = cards.openCheckout(frame, sale)
      return { sessionId, url: `https://payments.example/pay/${sessionId}` }
    })
  }

  function known(customerId: string): void {
    if (!cards.customers.has(customerId)) throw new PaymentsUnavailable(`no customer ${customerId}`)
  }

  function live(subscriptionId: string): CardSubscription {
    const subscription = cards.subscriptions.all().find(({ id }) => id === subscriptionId)
    if (subscription === undefined || subscription.endedAt !== null)
      throw new PaymentsUnavailable(`${subscriptionId} has ended`)
    return subscription
  }

  function toSubscription(subscription: CardSubscription): ProviderSubscription {
    const { id, tier, interval, status, createdAt, cancelAtPeriodEnd, endedAt } = subscription
    const { start, end } = cards.subscriptions.periodOf(subscription)
    const paidBack = cards.subscriptions.isPaidBack(subscription)
    const currentPeriodEnd = subscription.owes || paidBack ? start : end
    return { id, tier, interval, status, createdAt, currentPeriodEnd, paidBack, cancelAtPeriodEnd, endedAt }
  }

  const model: PaymentsModel = {
    ...cards,
    down: false,
    asked,
    createCustomer: ({ key, email }) =>
      ask('createCustomer', () =>
        once(`customer:${key}`, () => ({ customerId: cards.addCustomer(email).id })),
      ),
    openSubscriptionCheckout: (frame, plan) =>
      ask('openSubscriptionCheckout', () =>
        open(frame, { name: plan.tier, plan, amount: PLANS[plan.tier].price[plan.interval] }),
      ),
    openPurchaseCheckout: (frame, { name, amount }) =>
      ask('openPurchaseCheckout', () => open(frame, { name, plan: null, amount })),
    refundCheckout: (key, sessionId) =>
      ask('refundCheckout', () =>
        once(`refund:${key}`, () => {
          const session = cards.checkouts.get(sessionId)
          if (!session?.paid) throw new PaymentsUnavailable(`${sessionId} has no payment`)
          if (!session.refunded) cards.refund(sessionId)
        }),
      ),
    expireCheckout: (sessionId) =>
      ask('expireCheckout', () => {
        if (!cards.checkouts.has(sessionId)) throw new PaymentsUnavailable(`no checkout ${sessionId}`)
        if (cards.checkout(sessionId).status === 'open') cards.expire(sessionId)
      }),
    readCustomer: (customerId) =>
      ask('readCustomer', () => {
        const his = (thing: { customerId: string }) => thing.customerId === customerId
        if (!cards.customers.has(customerId)) return null
        return {
          customerId,
          subscriptions: cards.subscriptions.all().filter(his).map(toSubscription),
          checkouts: [...cards.checkouts.values()].filter(his).map(toCheckout).reverse(),
        }
      }),
    cancelAtPeriodEnd: (key, subscriptionId) =>
      ask('cancelAtPeriodEnd', () =>
        once(`cancel:${key}`, () => cards.subscriptions.cancel(live(subscriptionId))),
      ),
    cancelNow: (key, subscriptionId) =>
      ask('cancelNow', () =>
        once(`cancel-now:${key}`, () => {
          const subscription = cards.subscriptions.all().find(({ id }) => id === subscriptionId)
          if (subscription?.endedAt === null) cards.subscriptions.end(subscription, cards.moment())
        }),
      ),
    switchPlan: (key, subscriptionId, plan) =>
      ask('switchPlan', () =>
        once(`switch:${key}`, () => {
          if (!cards.subscriptions.change(live(subscriptionId), plan))
            throw new PaymentDeclined('the card was declined')
        }),
      ),
    portalUrl: (customerId, returnUrl) =>
      ask('portalUrl', () => {
        known(customerId)
        return `https://payments.example/portal/${customerId}?return=${encodeURIComponent(returnUrl)}`
      }),
    readEvent: (body, signature) =>
      ask('readEvent', () => (signature === SIGNATURE ? (JSON.parse(body) as ProviderEvent) : null)),
    failNext: (when) => {
      failing = when
    },
    takeEvents: () => {
      cards.passTime()
      const taken = cards.events.slice(told).map(({ id, type, customerId }) => ({ id, type, customerId }))
      told = cards.events.length
      return taken
    },
    signed: (event) => ({ body: JSON.stringify(event), signature: SIGNATURE }),
  }
  return model
}

function toCheckout(session: CardCheckout): ProviderCheckout {
  const { sessionId, key, mode, status, paid, failed, refunded, dispute, amount, email, createdAt } = session
  const disputed = dispute === 'open' || dispute === 'lost'
  return { sessionId, key, mode, status, paid, failed, refunded, disputed, amount, email, createdAt }
}
