import { and, eq, gt, isNull } from 'drizzle-orm'
import type { AppContext } from '#app/context.ts'
import { verb } from '#app/platform/verb.ts'
import { timedAccesses } from './access.schema.ts'
import { OPENED_BY } from './feature-of-timed.ts'
import { readEntitlements } from './read-entitlements.server.ts'
import { isTimedFeature } from './timed-features.ts'

export interface RunningAccess {
  accessId: string
  /** Whole seconds, rounded up: 0 is never running. */
  remainingSeconds: number
}

/**
 * The access that runs for a user and feature; null when there is none, when its time is up, noted or not, and when what
 * opened it is gone: the plan over, the pass paid back.
 */
export const checkTimedAccess = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: [], notice: null },
  run,
)

async function run(
  ctx: AppContext,
  { userId, feature }: { userId: string; feature: string },
): Promise<RunningAccess | null> {
  if (!isTimedFeature(feature)) return null
  const now = ctx.now()
  const row = await ctx.db
    .select({ accessId: timedAccesses.id, endsAt: timedAccesses.endsAt })
    .from(timedAccesses)
    .where(
      and(
        eq(timedAccesses.userId, userId),
        eq(timedAccesses.feature, feature),
        isNull(timedAccesses.endedAt),
        gt(timedAccesses.endsAt, now),
      ),
    )
    .get()
  if (!row) return null
  const { features } = await readEntitlements(ctx, { userId })
  if (!features.has(OPENED_BY[feature])) return null
  return { accessId: row.accessId, remainingSeconds: Math.ceil((row.endsAt - now) / 1_000) }
}
