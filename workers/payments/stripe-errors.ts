// Stripe's errors as the port's. What they say stays in `cause`, for the log; it names ids and parameters, nobody's card.
import Stripe from 'stripe'
import { PaymentDeclined, type Payments, PaymentsUnavailable } from '#app/platform/payments.ts'

function translate(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  const what = [error.type, error.code, error.statusCode].filter(Boolean).join(' ')
  return error instanceof Stripe.errors.StripeCardError
    ? new PaymentDeclined(`the card was declined: ${what}`, { cause: error })
    : new PaymentsUnavailable(`the card provider did not do it: ${what}`, { cause: error })
}

/** Every verb, with Stripe's errors translated; others are bugs and pass. */
export function translated(payments: Payments): Payments {
  return Object.fromEntries(
    Object.entries(payments).map(([name, verb]: [string, (...args: never[]) => Promise<unknown>]) => [
      name,
      (...args: never[]) =>
        verb(...args).catch((error: unknown) => {
          throw translate(error)
        }),
    ]),
  ) as unknown as Payments
}
