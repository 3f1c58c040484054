import { type SQL, sql } from 'drizzle-orm'
import type { Quota } from '#app/domain/catalogue/plan-limits.ts'
import type { AppContext } from '#app/platform/context.ts'
import { quotaUses } from './access.schema.ts'
import { quotaPeriod } from './quota-period.ts'
import { readEntitlements } from './read-entitlements.server.ts'

/**
 * As takeFromQuota, for the batch that makes what is counted: `statement` takes one where `onlyIf` holds and the plan allows;
 * `passes`, asked by the very next statement of the batch, says whether it did. No statement where the plan has no limit.
 */
export async function quotaTaken(
  ctx: AppContext,
  { userId, quota, onlyIf }: { userId: string; quota: Quota; onlyIf: SQL },
) {
  const limit = (await readEntitlements(ctx, { userId })).quotas[quota]
  if (limit === null) return { statement: null, passes: sql`true` }
  const statement = ctx.db
    .insert(quotaUses)
    .select(
      sql`select ${userId}, ${quota}, ${quotaPeriod(ctx, limit)}, 1, ${ctx.now()} where ${onlyIf} and ${limit.most} > 0`,
    )
    .onConflictDoUpdate({
      target: [quotaUses.userId, quotaUses.quota, quotaUses.period],
      set: { used: sql`${quotaUses.used} + 1`, updatedAt: sql`excluded.updated_at` },
      setWhere: sql`${quotaUses.used} < ${limit.most}`,
    })
  return { statement, passes: sql`changes() = 1` }
}
