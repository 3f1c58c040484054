import type { Entitlements } from '#app/domain/access/entitlements.ts'
import { readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import { readPlans } from '#app/domain/access/read-plans.server.ts'
import { isGuardianOf } from '#app/domain/guardians/is-guardian-of.server.ts'
import { asSystem } from '#app/platform/actor.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { payerIdOf, plansOfOthers } from './internal/plans-of-others.ts'
import { type Subscription, subscriptionOf } from './subscription.ts'

export interface ChildRights {
  /** The child's plan, whoever pays. */
  readonly subscription: Subscription
  /** Somebody else pays for a plan of the child's: no second one is sold. */
  readonly hasOthersPlan: boolean
  readonly held: Entitlements
}

/** What a child has, for a guardian who may buy more of it. */
export const readChildRights = verb(
  {
    actor: 'guardian',
    owner: ({ guardianId }) => guardianId,
    child: ({ childId }) => childId,
    looksAfter: isGuardianOf,
    budgets: [],
    notice: null,
  },
  run,
)

async function run(
  ctx: AppContext,
  { guardianId, childId }: { guardianId: string; childId: string },
): Promise<ChildRights> {
  const paying = { userId: guardianId, childId }
  const [plans, others, held] = await Promise.all([
    readPlans(ctx, childId),
    plansOfOthers(ctx, paying),
    readEntitlements(asSystem(ctx), { userId: childId }),
  ])
  const own = plans.map((plan) => (plan.payerId === payerIdOf(paying) ? { ...plan, payerId: null } : plan))
  return { subscription: subscriptionOf(own, ctx.now()), hasOthersPlan: others.length > 0, held }
}
