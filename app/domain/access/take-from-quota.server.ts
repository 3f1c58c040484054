import { sql } from 'drizzle-orm'
import type { Quota } from '#app/domain/catalogue/plan-limits.ts'
import type { AppContext } from '#app/platform/context.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { quotaUses } from './access.schema.ts'
import { quotaPeriod } from './quota-period.ts'
import { readEntitlements } from './read-entitlements.server.ts'

export interface QuotaTaken {
  used: number
  /** null: no limit. */
  most: number | null
}

/**
 * Counts one use against the user's plan and says whether it still fits. Atomic: of any number at the same moment only so
 * many pass as the plan allows. Days and months are those of the caller's time zone. Plans without a limit are not counted.
 */
export async function takeFromQuota(
  ctx: AppContext,
  { userId, quota }: { userId: string; quota: Quota },
): Promise<Result<QuotaTaken, 'quota_used_up'>> {
  const limit = (await readEntitlements(ctx, { userId })).quotas[quota]
  if (limit === null) return ok({ used: 0, most: null })
  const row = await ctx.db
    .insert(quotaUses)
    .values({ userId, quota, period: quotaPeriod(ctx, limit), used: 1, updatedAt: ctx.now() })
    .onConflictDoUpdate({
      target: [quotaUses.userId, quotaUses.quota, quotaUses.period],
      set: { used: sql`${quotaUses.used} + 1`, updatedAt: sql`excluded.updated_at` },
      setWhere: sql`${quotaUses.used} < ${limit.most}`,
    })
    .returning({ used: quotaUses.used })
    .get()
  return row ? ok({ used: row.used, most: limit.most }) : refuse('quota_used_up')
}
