import type { AppContext } from '#app/platform/context.ts'
import type { ProviderCustomer } from '#app/platform/payments.ts'
import type { Asking } from './ask-provider.ts'
import { payingOf } from './customers.ts'
import { giveBack } from './give-back.ts'
import { isLive } from './plan-of.ts'
import { payerIdOf, plansOfOthers } from './plans-of-others.ts'
import { standingOf } from './standing.ts'

/**
 * A learner has one plan that is paid for, whoever pays: of two that were paid at the same time the older one stays, the younger
 * ends and its payment is given back. Answers whether there was anything.
 * @throws PaymentsUnavailable
 */
export async function stopSecondPlan(
  ctx: AppContext,
  { customer }: Asking,
  truth: ProviderCustomer,
): Promise<boolean> {
  const paying = payingOf(customer)
  const live = truth.subscriptions.filter(isLive)
  const paid = truth.checkouts.filter(
    (session) => session.mode === 'subscription' && standingOf(session) === 'paid',
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
  ctx.log.error('a second plan of one learner was given back', { customerId: customer.id })
  await giveBack(ctx, 'second', last, truth)
  return true
}
