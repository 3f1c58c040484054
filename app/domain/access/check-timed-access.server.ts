import { and, eq, gt, isNull } from 'drizzle-orm'
import { PASS_FEATURES, PASS_LEVELS, type PassLevel } from '#app/domain/catalogue/one-time-items.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { timedAccesses } from './access.schema.ts'
import type { Entitlements } from './entitlements.ts'
import { OPENED_BY } from './feature-of-timed.ts'
import { readEntitlements } from './read-entitlements.server.ts'
import { requireFeature } from './require-feature.server.ts'
import { isTimedFeature } from './timed-features.ts'

export interface RunningAccess {
  accessId: string
  /** Whole seconds, rounded up: 0 is never running. */
  remainingSeconds: number
}

/**
 * The access that runs for a user and feature; null when there is none, when its time is up, noted or not, and when what
 * opened it is gone: the plan over, the pass paid back. What a pass sells ("PremiumContent") runs while a pass of its level,
 * or of a higher one, does.
 */
export const checkTimedAccess = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: [], notice: null },
  run,
)

async function run(
  ctx: AppContext,
  { userId, feature }: { userId: string; feature: string },
): Promise<RunningAccess | null> {
  const now = ctx.now()
  const level = PASS_LEVELS.find((known) => PASS_FEATURES[known] === feature)
  if (level !== undefined) return runningPass(now, level, await readEntitlements(ctx, { userId }))
  if (!isTimedFeature(feature)) return null
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
  const open = await requireFeature(ctx, { holder: { userId }, feature: OPENED_BY[feature] })
  if (!open.ok) return null
  const endsAt = Math.min(open.value.until, row.endsAt)
  return { accessId: row.accessId, remainingSeconds: Math.ceil((endsAt - now) / 1_000) }
}

function runningPass(now: number, level: PassLevel, { passes }: Entitlements): RunningAccess | null {
  const including = PASS_LEVELS.slice(PASS_LEVELS.indexOf(level))
  const last = passes
    .filter((pass) => including.includes(pass.level))
    .reduce<(typeof passes)[number] | null>(
      (best, pass) => (best && best.endsAt >= pass.endsAt ? best : pass),
      null,
    )
  if (last === null) return null
  return { accessId: `pass:${last.level}`, remainingSeconds: Math.ceil((last.endsAt - now) / 1_000) }
}
