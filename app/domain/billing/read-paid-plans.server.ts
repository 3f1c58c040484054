import { readPaidChildren } from '#app/domain/access/read-paid-children.server.ts'
import { readPlans } from '#app/domain/access/read-plans.server.ts'
import { isGuardianOf } from '#app/domain/guardians/is-guardian-of.server.ts'
import { readProfile } from '#app/domain/profiles/read-profile.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { type Subscription, subscriptionOf } from './subscription.ts'

/** A plan somebody pays for a child. */
export interface PaidPlan {
  readonly childId: string
  /** null: it gave none, or is linked no longer. */
  readonly childName: string | null
  readonly subscription: Subscription
}

/** The plans a user pays for children, those that give or cost something, in the order in which they began. */
export const readPaidPlans = verb(
  { actor: 'user', owner: (userId) => userId, budgets: [], notice: null },
  run,
)

async function run(ctx: AppContext, userId: string): Promise<PaidPlan[]> {
  const childIds = await readPaidChildren(ctx, userId)
  const found = await Promise.all(childIds.map((childId) => paidPlan(ctx, userId, childId)))
  return found.filter(({ subscription: { live, state } }) => live !== null || state.isSubscribed)
}

async function paidPlan(ctx: AppContext, userId: string, childId: string): Promise<PaidPlan> {
  const [held, isLinked] = await Promise.all([readPlans(ctx, childId), isGuardianOf(ctx, userId, childId)])
  // As the payer's own: what else the child has is the child's.
  const theirs = held.filter(({ payerId }) => payerId === userId).map((plan) => ({ ...plan, payerId: null }))
  const profile = isLinked ? await readProfile(ctx, childId) : null
  return {
    childId,
    childName: profile?.displayName ?? null,
    subscription: subscriptionOf(theirs, ctx.now()),
  }
}
