// The words of billing: what verbs take, give and refuse. Amounts are US cents, times milliseconds since the epoch.

import type { Product } from '#app/domain/catalogue/products.ts'
import type { TrustedUrl } from '#app/request/trusted-url.ts'

/** Who buys: an account, or a guest by the claim secret in their cookie. Rights know a guest by its hash (Holder). */
export type Buyer = { readonly userId: string } | { readonly claimSecret: string }

/** Who pays, and for which child as its guardian; null: for themself. */
export interface Paying {
  readonly userId: string
  readonly childId: string | null
}

/** Where a buyer goes to pay. */
export interface StartedCheckout {
  /** The provider's page; for a student our own page before it, where a grown-up confirms. */
  url: TrustedUrl
  /** The provider's; it names the checkout on the way back. */
  sessionId: string
}

/** A checkout as its buyer may see it. */
export interface Purchase {
  sessionId: string
  product: Product
  amount: number
  boughtAt: number
}

/** Every refusal; app/billing-error-text.ts has the words for people. */
export type BillingCode =
  | 'consent_required'
  /** Only a child below the age is told: a change of plan is paid with the stored card, which nobody is asked about. */
  | 'grown_up_changes_plan'
  /** A guardian's plan: they change and cancel it. */
  | 'grown_up_pays'
  | 'not_your_child'
  /** The child may only play until somebody says yes: what is bought could not be used. */
  | 'child_needs_consent'
  | 'child_has_plan'
  | 'too_many_requests'
  | 'unknown_item'
  | 'unknown_plan'
  | 'already_subscribed'
  | 'already_owned'
  | 'checkout_closed'
  | 'claim_used'
  | 'payments_unavailable'
  | 'no_checkout_page'
  | 'payment_declined'
  | 'payment_past_due'
  | 'no_subscription'
  | 'no_customer'
  | 'trial_used'
  | 'unknown_purchase'
  | 'not_paid'
  | 'payment_pending'
  | 'payment_failed'
  | 'payment_returned'
