import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { timedAccesses } from './access.schema.ts'
import { OPENED_BY } from './feature-of-timed.ts'
import { requireFeature } from './require-feature.server.ts'
import { MAX_MINUTES, type TimedAccessRefusal } from './timed-access-refusals.ts'
import { isTimedFeature, timedCost } from './timed-features.ts'

export interface TimedAccess {
  accessId: string
  endsAt: number
  /** Until then, rounded up. */
  remainingSeconds: number
  /** US cents; informative. */
  cost: number
}

/**
 * Opens a feature for so many minutes, for whoever has a right to it; it ends with that right, as far as is known now: a plan's renewal is not counted on. One access runs for a user and feature at a time:
 * asked for again while it runs, it is answered as it stands.
 */
export const startTimedAccess = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: ['change'], notice: null },
  run,
)

async function run(
  ctx: AppContext,
  { userId, feature, minutes }: { userId: string; feature: string; minutes: number },
): Promise<Result<TimedAccess, TimedAccessRefusal>> {
  if (!isTimedFeature(feature)) return refuse('unknown_feature')
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > MAX_MINUTES) return refuse('bad_duration')
  const open = await requireFeature(ctx, { holder: { userId }, feature: OPENED_BY[feature] })
  if (!open.ok) return open
  const now = ctx.now()

  const running = and(
    eq(timedAccesses.userId, userId),
    eq(timedAccesses.feature, feature),
    isNull(timedAccesses.endedAt),
  )
  const [, , found] = await ctx.db.batch([
    ctx.db
      .update(timedAccesses)
      .set({ endedAt: sql`${timedAccesses.endsAt}` })
      .where(and(running, lte(timedAccesses.endsAt, now))),
    ctx.db
      .insert(timedAccesses)
      .values({
        id: ctx.newId(),
        userId,
        feature,
        startedAt: now,
        endsAt: Math.min(open.value.until, now + minutes * 60_000),
      })
      .onConflictDoNothing(),
    ctx.db
      .select({ accessId: timedAccesses.id, endsAt: timedAccesses.endsAt })
      .from(timedAccesses)
      .where(running),
  ])
  const access = found[0]
  if (!access) throw new Error('an access just opened cannot be read')
  await ctx.clocks.track(userId, {
    id: access.accessId,
    kind: 'timed-feature',
    name: feature,
    endsAt: access.endsAt,
  })
  return ok({
    ...access,
    remainingSeconds: Math.ceil((access.endsAt - now) / 1_000),
    cost: timedCost(feature, minutes),
  })
}
