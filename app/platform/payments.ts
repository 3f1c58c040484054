// The card payment provider as our verbs know it: hosted checkout, subscriptions, and what became of them. Stripe's API
// stands behind it (workers/payments); tests use a model of it. Amounts are US cents, times milliseconds since the epoch.
import type { Locale } from '#app/i18n/locales.ts'

type Fault = 'unavailable' | 'declined' | 'no-page'

/** Of an error with a fault of ours. The pages and the Worker are bundled apart: each has a class of its own for the same error. */
function faultOf(error: unknown): unknown {
  return error instanceof Error && 'paymentFault' in error ? error.paymentFault : undefined
}

/** Thrown when the provider cannot be reached or refuses; what was asked may or may not have happened: ask again with the same key. */
export class PaymentsUnavailable extends Error {
  readonly paymentFault: Fault = 'unavailable'

  static override [Symbol.hasInstance](error: unknown): boolean {
    return faultOf(error) !== undefined
  }
}

/** Thrown when the card a change had to be paid with was declined: nothing has changed, and asking again helps only with another card. */
export class PaymentDeclined extends PaymentsUnavailable {
  override readonly paymentFault = 'declined'

  static override [Symbol.hasInstance](error: unknown): boolean {
    return faultOf(error) === 'declined'
  }
}

/** Thrown when the provider opens a checkout and names no page where it could be paid. */
export class NoCheckoutPage extends PaymentsUnavailable {
  override readonly paymentFault = 'no-page'

  static override [Symbol.hasInstance](error: unknown): boolean {
    return faultOf(error) === 'no-page'
  }
}

export interface HostedCheckout {
  sessionId: string
  /** Of the provider's own page. */
  url: string
}

export interface CheckoutFrame {
  /** The same key makes the same checkout, however often it is asked for. */
  key: string
  customerId: string
  locale: Locale
  /** `{CHECKOUT_SESSION_ID}` in it is replaced by the provider. */
  successUrl: string
  cancelUrl: string
}

export interface PurchasedItem {
  name: string
  amount: number
  /** No other way to pay: the holder of a card is told of each transaction at once. */
  cardOnly: boolean
}

/** What a subscription is for; what it costs stands in domain/catalogue/plans.ts. */
export interface ProviderPlan {
  tier: 'basic' | 'premium'
  interval: 'month' | 'year'
}

export interface ProviderSubscription extends ProviderPlan {
  id: string
  /** Stripe's own: incomplete, trialing, active, past_due, unpaid, canceled, paused, incomplete_expired. */
  status: string
  createdAt: number
  /**
   * Until when it is paid: the end of its period, or the start of a period whose payment failed, was refunded or is disputed;
   * also an earlier payment, where credit from it paid for this period.
   * (Stripe itself moves on to the next period before it has the money.)
   */
  currentPeriodEnd: number
  /** Money the running period rests on was given back in full, or is disputed. */
  paidBack: boolean
  cancelAtPeriodEnd: boolean
  endedAt: number | null
}

export interface ProviderCheckout {
  sessionId: string
  /** Our checkout's id, as we gave it along. */
  key: string | null
  mode: 'subscription' | 'payment'
  status: 'open' | 'complete' | 'expired'
  /** Money has arrived; a delayed method is complete before it is paid. */
  paid: boolean
  /** A delayed method that was complete has brought no money; a declined card leaves the checkout open instead. */
  failed: boolean
  /** All of it was given back. */
  refunded: boolean
  /** The bank asks it back and has not lost. */
  disputed: boolean
  amount: number
  /** What the buyer typed in at the provider; for the receipt, never stored. */
  email: string | null
  createdAt: number
}

/** All there is to know of a customer, asked for at one moment. */
export interface ProviderCustomer {
  customerId: string
  subscriptions: readonly ProviderSubscription[]
  checkouts: readonly ProviderCheckout[]
}

export interface ProviderEvent {
  id: string
  type: string
  /** null for events that are about no customer. */
  customerId: string | null
}

export interface Payments {
  createCustomer(wanted: {
    key: string
    email: string | null
    locale: Locale
  }): Promise<{ customerId: string }>
  openSubscriptionCheckout(frame: CheckoutFrame, plan: ProviderPlan): Promise<HostedCheckout>
  openPurchaseCheckout(frame: CheckoutFrame, item: PurchasedItem): Promise<HostedCheckout>
  /** Gives all of a paid checkout back. One that was given back already stays so: no error. */
  refundCheckout(key: string, sessionId: string): Promise<void>
  /** Nobody can pay it any more. One that is complete or expired already stays what it is: no error. */
  expireCheckout(sessionId: string): Promise<void>
  /** null when the provider knows no such customer. Newest first. */
  readCustomer(customerId: string): Promise<ProviderCustomer | null>
  cancelAtPeriodEnd(key: string, subscriptionId: string): Promise<void>
  /** Ends at once, without money back: for accounts that are erased. One that has ended already stays so. */
  cancelNow(key: string, subscriptionId: string): Promise<void>
  /**
   * From now on; also takes a cancellation at the period's end back. The difference is paid or credited at once.
   * @throws PaymentDeclined, and then nothing has changed
   */
  switchPlan(key: string, subscriptionId: string, plan: ProviderPlan): Promise<void>
  portalUrl(customerId: string, returnUrl: string): Promise<string>
  /** The event of a signed request body; null when the signature is not the provider's. */
  readEvent(body: string, signature: string): Promise<ProviderEvent | null>
}
