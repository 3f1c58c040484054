import { asc, eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { grants, plans, quotaUses, timedAccesses } from './access.schema.ts'

/** A user's rights and what they have used of them, for the export of their data, oldest first. */
export async function exportAccess(ctx: AppContext, userId: string) {
  const [theirPlans, items, quotas, timed] = await ctx.db.batch([
    ctx.db
      .select({
        tier: plans.tier,
        source: plans.source,
        interval: plans.interval,
        startsAt: plans.startsAt,
        endsAt: plans.endsAt,
      })
      .from(plans)
      .where(eq(plans.userId, userId))
      .orderBy(asc(plans.startsAt)),
    ctx.db
      .select({
        item: grants.item,
        startsAt: grants.startsAt,
        endsAt: grants.endsAt,
        revokedAt: grants.revokedAt,
      })
      .from(grants)
      .where(eq(grants.userId, userId))
      .orderBy(asc(grants.startsAt)),
    ctx.db
      .select({
        quota: quotaUses.quota,
        period: quotaUses.period,
        used: quotaUses.used,
        updatedAt: quotaUses.updatedAt,
      })
      .from(quotaUses)
      .where(eq(quotaUses.userId, userId))
      .orderBy(asc(quotaUses.updatedAt)),
    ctx.db
      .select({
        feature: timedAccesses.feature,
        startedAt: timedAccesses.startedAt,
        endsAt: timedAccesses.endsAt,
        endedAt: timedAccesses.endedAt,
      })
      .from(timedAccesses)
      .where(eq(timedAccesses.userId, userId))
      .orderBy(asc(timedAccesses.startedAt)),
  ])
  return { plans: theirPlans, items, quotas, timed }
}
