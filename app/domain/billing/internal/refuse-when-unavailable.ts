import type { AppContext } from '#app/platform/context.ts'
import { errorFields } from '#app/platform/error-fields.ts'
import { NoCheckoutPage, PaymentDeclined, PaymentsUnavailable } from '#app/platform/payments.ts'
import { type Result, refuse } from '#engine/core/result.ts'

/** Runs `work`; where the provider cannot be asked or says no, that is a refusal and a line in the log. */
export async function refuseWhenUnavailable<Value, Code extends string>(
  ctx: AppContext,
  work: () => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | 'payments_unavailable' | 'payment_declined' | 'no_checkout_page'>> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error
    if (error instanceof PaymentDeclined) return refuse('payment_declined')
    ctx.log.error('payment provider unavailable', errorFields(error))
    return refuse(error instanceof NoCheckoutPage ? 'no_checkout_page' : 'payments_unavailable')
  }
}
