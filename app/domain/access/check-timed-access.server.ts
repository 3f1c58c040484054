import { and, eq, gt, isNull } from 'drizzle-orm'
import type { AppContext } from '#app/context.ts'
import { timedAccesses } from './access.schema.ts'

export interface RunningAccess {
  accessId: string
  /** Whole seconds, rounded up: 0 is never running. */
  remainingSeconds: number
}

/** The access that runs for a user and feature; null when there is none, or its time is up, noted or not. */
export async function checkTimedAccess(
  ctx: AppContext,
  { userId, feature }: { userId: string; feature: string },
): Promise<RunningAccess | null> {
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
  return row ? { accessId: row.accessId, remainingSeconds: Math.ceil((row.endsAt - now) / 1_000) } : null
}
