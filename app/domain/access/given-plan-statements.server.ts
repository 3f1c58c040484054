import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import { type PaidTier, reaches, TIERS } from '#app/domain/catalogue/plans.ts'
import type { AppContext } from '#app/platform/context.ts'
import { plans } from './access.schema.ts'
import { subscriberKept } from './plan-statements.server.ts'

export interface GivenPlan {
  /** Names where it comes from; the same id is given once. */
  id: string
  userId: string
  tier: PaidTier
  /** How long it lasts, in milliseconds. */
  ms: number
  /** Nothing is given unless this holds when the batch runs. */
  onlyIf: SQL
}

/**
 * The statements that give someone a plan for a while, for the batch of whoever rewards them. It begins when what they have
 * of that tier or a higher one is over, so that no day of it is lost.
 */
export function givenPlanStatements(
  ctx: AppContext,
  { id, userId, tier, ms, onlyIf }: GivenPlan,
): Statement[] {
  const now = ctx.now()
  const startsAt = freeFrom(ctx, userId, tier)
  return [
    ctx.db
      .insert(plans)
      .select(
        sql`select ${id}, ${userId}, 'reward', ${tier}, null, starts_at, starts_at + ${ms}, null, null, 0, ${now}
          from (select ${startsAt} as starts_at) where ${onlyIf}`,
      )
      .onConflictDoNothing({ target: plans.id }),
    subscriberKept(ctx, userId),
  ]
}

/** When what somebody has of a tier or a higher one is over; now at the earliest. */
function freeFrom(ctx: AppContext, userId: string, tier: PaidTier): SQL {
  const covering = TIERS.filter((held) => reaches(held, tier))
  return sql`max(${ctx.now()}, coalesce((select max(held.ends_at) from ${plans} as held
    where held.user_id = ${userId} and held.tier in ${covering}), 0))`
}

/**
 * The statements that give back what givenPlanEnded took: the part that was left, from now, or after what they have meanwhile.
 * A plan that was not ended early stays as it is.
 */
export function givenPlanResumed(ctx: AppContext, { id, userId, tier, ms, onlyIf }: GivenPlan): Statement[] {
  const from = freeFrom(ctx, userId, tier)
  const had = sql`(${plans.endsAt} - ${plans.startsAt})`
  return [
    ctx.db
      .update(plans)
      .set({ startsAt: sql`${from} - ${had}`, endsAt: sql`${from} - ${had} + ${ms}` })
      .where(and(eq(plans.id, id), sql`${had} < ${ms}`, onlyIf)),
    subscriberKept(ctx, userId),
  ]
}

/** The statements that end a given plan now, what is left of it, for the batch of whoever takes it back. */
export function givenPlanEnded(
  ctx: AppContext,
  { id, userId, onlyIf }: Pick<GivenPlan, 'id' | 'userId' | 'onlyIf'>,
): Statement[] {
  const now = ctx.now()
  return [
    ctx.db
      .update(plans)
      .set({ endsAt: sql`max(${plans.startsAt}, ${now})` })
      .where(and(eq(plans.id, id), gt(plans.endsAt, now), onlyIf)),
    subscriberKept(ctx, userId),
  ]
}
