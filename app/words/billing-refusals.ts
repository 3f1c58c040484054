// What a refusal of billing says to a person. Call it on the server: the table is long.
import type { BillingCode } from '#app/domain/billing/billing.types.ts'
// A namespace import: the Worker's bundler then leaves out what is not used.
import * as m from '#app/i18n/generated/messages.ts'
import type { SaidIn } from '#app/i18n/message.ts'

type Words = (inputs: object, options?: SaidIn) => string

const WORDS: Readonly<Record<BillingCode, Words>> = {
  consent_required: m.billing_error_consent_required,
  grown_up_changes_plan: m.billing_error_grown_up_changes_plan,
  grown_up_pays: m.billing_error_grown_up_pays,
  not_your_child: m.billing_error_not_your_child,
  child_needs_consent: m.billing_error_child_needs_consent,
  child_has_plan: m.billing_error_child_has_plan,
  too_many_requests: m.billing_error_too_many_requests,
  unknown_item: m.billing_error_unknown,
  unknown_plan: m.billing_error_unknown,
  already_subscribed: m.billing_error_already_subscribed,
  already_owned: m.billing_error_already_owned,
  checkout_closed: m.billing_error_checkout_closed,
  claim_used: m.billing_error_checkout_closed,
  payments_unavailable: m.billing_error_payments_unavailable,
  no_checkout_page: m.billing_error_no_checkout_page,
  payment_declined: m.billing_error_payment_declined,
  payment_past_due: m.billing_error_payment_past_due,
  no_subscription: m.billing_error_no_subscription,
  no_customer: m.billing_error_no_customer,
  trial_used: m.billing_error_trial_used,
  unknown_purchase: m.billing_error_unknown_purchase,
  not_paid: m.billing_error_not_paid,
  payment_pending: m.billing_error_payment_pending,
  payment_failed: m.billing_error_payment_failed,
  payment_returned: m.billing_error_payment_returned,
}

export function billingErrorText(code: BillingCode, options?: SaidIn): string {
  return WORDS[code]({}, options)
}
