import type { AppContext } from '#app/platform/context.ts'
import type { ProviderCustomer } from '#app/platform/payments.ts'
import { checkoutStatusOf } from './checkout-status.ts'
import type { CustomerSnapshot } from './customer-snapshot.ts'
import { payingOf } from './customers.ts'
import { isLive } from './plan-of.ts'
import { payerIdOf, plansOfOthers } from './plans-of-others.ts'
import { refundAndCancel } from './refund-and-cancel.ts'

/**
 * A learner has one plan that is paid for, whoever pays: of two that were paid at the same time the older one stays, the younger
 * ends and its payment is refunded. Returns whether there was anything.
 * @throws PaymentsUnavailable
 */
export async function stopSecondPlan(
  ctx: AppContext,
  { customer }: CustomerSnapshot,
  providerState: ProviderCustomer,
): Promise<boolean> {
  const paying = payingOf(customer)
  const live = providerState.subscriptions.filter(isLive)
  const paid = providerState.checkouts.filter(
    (session) => session.mode === 'subscription' && checkoutStatusOf(session) === 'paid',
  )
  if (paying === null || live.length === 0 || paid.length === 0) return false
  const others = await plansOfOthers(ctx, paying)
  const own = payerIdOf(paying) ?? ''
  const younger = live.filter(({ createdAt }) =>
    others.some(
      ({ startsAt, payerId }) => startsAt < createdAt || (startsAt === createdAt && (payerId ?? '') < own),
    ),
  )
  const began = paid.filter((session) => younger.some(({ createdAt }) => session.createdAt <= createdAt))
  const [last] = began.toSorted((one, other) => other.createdAt - one.createdAt)
  if (!last) return false
  ctx.log.error('second plan of a learner refunded', { customerId: customer.id })
  await refundAndCancel(ctx, 'second', last, providerState)
  return true
}
