import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { grants, plans } from './access.schema.ts'
import { type Entitlements, entitlementsAt } from './entitlements.ts'
import { OVERDUE_STATUSES } from './payment-status.ts'

/** A guest who has bought something, by the hash of the claim secret in their cookie. */
export interface GuestHolder {
  readonly claimHash: string
}

/** Who holds rights: an account, or a guest. */
export type Holder = { readonly userId: string } | GuestHolder

/** What the holder may do now. Reads what has not ended or is owed; one round trip. */
export const readEntitlements = verb(
  { actor: 'buyer', owner: (holder) => holder, budgets: [], notice: null },
  run,
)

function run(ctx: AppContext, holder: Holder): Promise<Entitlements> {
  return ctx.identity.once(`rights ${JSON.stringify(holder)}`, () => read(ctx, holder))
}

async function read(ctx: AppContext, holder: Holder): Promise<Entitlements> {
  const now = ctx.now()
  // Guests have no plans: no row has an empty user.
  const userId = 'userId' in holder ? holder.userId : ''
  const held = 'userId' in holder ? eq(grants.userId, holder.userId) : eq(grants.claimHash, holder.claimHash)
  const [foundPlans, heldGrants] = await ctx.db.batch([
    ctx.db
      .select({
        userId: plans.userId,
        tier: plans.tier,
        interval: plans.interval,
        startsAt: plans.startsAt,
        endsAt: plans.endsAt,
        status: plans.status,
        payerId: plans.payerId,
      })
      .from(plans)
      .where(
        or(
          and(
            eq(plans.userId, userId),
            or(isNull(plans.endsAt), gt(plans.endsAt, now), inArray(plans.status, OVERDUE_STATUSES)),
          ),
          and(eq(plans.payerId, userId), inArray(plans.status, OVERDUE_STATUSES)),
        ),
      ),
    ctx.db
      .select({ item: grants.item, startsAt: grants.startsAt, endsAt: grants.endsAt })
      .from(grants)
      .where(and(held, isNull(grants.revokedAt), or(isNull(grants.endsAt), gt(grants.endsAt, now)))),
  ])
  const [heldPlans, paidForChildren] = [
    foundPlans.filter((plan) => plan.userId === userId),
    foundPlans.filter((plan) => plan.userId !== userId),
  ]
  return entitlementsAt({ plans: heldPlans, grants: heldGrants, paidForChildren }, now)
}
