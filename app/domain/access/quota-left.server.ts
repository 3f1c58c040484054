import { and, eq } from 'drizzle-orm'
import type { Quota } from '#app/domain/catalogue/plan-limits.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { quotaUses } from './access.schema.ts'
import { nextQuotaDay, quotaPeriod } from './quota-period.ts'
import { readEntitlements } from './read-entitlements.server.ts'

interface QuotaLeft {
  readonly left: number
  readonly most: number
  /** The day from which uses count anew, YYYY-MM-DD; null: never. */
  readonly next: string | null
}

/** What is left of a user's limit for today or this month, by the caller's time zone; null: the plan has none. */
export const quotaLeft = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: [], notice: null },
  run,
)

async function run(
  ctx: AppContext,
  { userId, quota }: { userId: string; quota: Quota },
): Promise<QuotaLeft | null> {
  const limit = (await readEntitlements(ctx, { userId })).quotas[quota]
  if (limit === null) return null
  const row = await ctx.db
    .select({ used: quotaUses.used })
    .from(quotaUses)
    .where(
      and(
        eq(quotaUses.userId, userId),
        eq(quotaUses.quota, quota),
        eq(quotaUses.period, quotaPeriod(ctx, limit)),
      ),
    )
    .get()
  return {
    left: Math.max(0, limit.most - (row?.used ?? 0)),
    most: limit.most,
    next: nextQuotaDay(ctx, limit),
  }
}
