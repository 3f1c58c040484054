import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import { hasFinishedSql } from '#app/db/has-finished-sql.ts'
import { hasPaidSql } from '#app/db/has-paid-sql.ts'
import type { Statement } from '#app/db/run-batch.ts'
import { givenPlanEnded, givenPlanResumed } from '#app/domain/access/given-plan-statements.server.ts'
import { awaitsProvedAdultSql } from '#app/domain/consent/awaits-proved-adult-sql.ts'
import type { AppContext } from '#app/platform/context.ts'
import { DAY_MS, FRIENDS_WINDOW_MS, MAX_FRIENDS, PAYMENT_RESTS_MS } from './referral-limits.ts'
import { referrals, rewards } from './referrals.schema.ts'
import { LEAST_PAYMENT, REWARD_DAYS, REWARDS_FOR, type RewardRow } from './rewards.ts'

/**
 * The statements that note an invited friend's first finished game and hand out its rewards, for the batch that stores the
 * round, credits a guest's, or links the friend; after what they store. For everybody else, guests too, they change nothing.
 */
export function firstGameStatements(ctx: AppContext, playerId: string): Statement[] {
  return milestoneStatements(ctx, playerId, {
    rewarded: REWARDS_FOR.game,
    isNew: sql`${referrals.firstGameAt} is null and ${hasFinishedSql(playerId)}`,
    noted: { firstGameAt: ctx.now() },
  })
}

/**
 * As firstGameStatements, for the batch of whoever has just learnt from the card provider what this user has paid; after what
 * it stores. A payment counts that is worth the reward.
 */
export function firstPaymentStatements(ctx: AppContext, userId: string): Statement[] {
  return milestoneStatements(ctx, userId, {
    rewarded: REWARDS_FOR.payment,
    isNew: sql`${referrals.firstPaymentAt} is null and ${hasPaidSql(userId, LEAST_PAYMENT)}`,
    noted: { firstPaymentAt: ctx.now() },
  })
}

/**
 * The statements that keep a friend's reward in step with the money behind it, for the same batch. When it went back, a reward
 * nobody has claimed goes, and may come again by a new payment; claimed days end. When it came back (a dispute was won), what
 * was left of those days runs on. None where there is no such reward.
 */
export async function returnedPaymentStatements(ctx: AppContext, userId: string): Promise<Statement[]> {
  const source = `paid:${userId}`
  const reward = await ctx.db.select().from(rewards).where(eq(rewards.source, source)).get()
  if (!reward) return []
  const isThere = hasPaidSql(userId, LEAST_PAYMENT)
  const isBack = sql`not ${isThere}`
  const isLeft = sql`exists (select 1 from ${rewards} where ${rewards.source} = ${source})`
  return [
    ...rewardTakenBack(ctx, reward, isBack),
    ...givenPlanResumed(ctx, {
      id: `reward:${reward.id}`,
      userId: reward.userId,
      tier: 'premium',
      ms: reward.value * DAY_MS,
      onlyIf: isThere,
    }),
    ctx.db
      .update(referrals)
      .set({ firstPaymentAt: null })
      .where(and(eq(referrals.friendId, userId), isBack, sql`not ${isLeft}`)),
  ]
}

/**
 * The statements that take back the reward of a friend who erases the account soon after paying, for the batch that does: from
 * then on nobody can tell whether the money went back. Later the reward stays.
 */
export async function erasedPaymentStatements(ctx: AppContext, userId: string): Promise<Statement[]> {
  const isYoung = gt(rewards.createdAt, ctx.now() - PAYMENT_RESTS_MS)
  const reward = await ctx.db
    .select()
    .from(rewards)
    .where(and(eq(rewards.source, `paid:${userId}`), isYoung))
    .get()
  return reward ? rewardTakenBack(ctx, reward, sql`true`) : []
}

function rewardTakenBack(
  ctx: AppContext,
  { id, userId }: typeof rewards.$inferSelect,
  onlyIf: SQL,
): Statement[] {
  return [
    ctx.db.delete(rewards).where(and(eq(rewards.id, id), eq(rewards.claimed, false), onlyIf)),
    ...givenPlanEnded(ctx, { id: `reward:${id}`, userId, onlyIf }),
  ]
}

interface Milestone {
  rewarded: readonly RewardRow[]
  isNew: SQL
  noted: Partial<typeof referrals.$inferInsert>
}

function milestoneStatements(
  ctx: AppContext,
  friendId: string,
  { rewarded, isNew, noted }: Milestone,
): Statement[] {
  const mayReach = sql`not ${awaitsProvedAdultSql(ctx, referrals.friendId)}`
  const isDue = sql`${referrals.friendId} = ${friendId} and ${isNew} and ${mayReach}`
  return [
    ...rewarded.map((row) => rewardStatement(ctx, row, isDue)),
    ctx.db.update(referrals).set(noted).where(isDue),
  ]
}

function rewardStatement(
  ctx: AppContext,
  { reason, to, type, description }: RewardRow,
  isDue: SQL,
): Statement {
  const now = ctx.now()
  const owner = to === 'referrer' ? referrals.referrerId : referrals.friendId
  const lately = sql`(select count(*) from ${rewards} where ${rewards.userId} = ${owner}
    and ${rewards.createdAt} > ${now - FRIENDS_WINDOW_MS} and ${rewards.source} like ${`${reason}:%`})`
  return ctx.db
    .insert(rewards)
    .select(
      sql`select ${ctx.newId()}, ${owner}, ${type}, ${REWARD_DAYS}, ${description}, 0, null, ${now},
          ${`${reason}:`} || ${referrals.friendId}
        from ${referrals} where ${isDue} and ${owner} is not null and not ${awaitsProvedAdultSql(ctx, owner)}
          and ${lately} < ${MAX_FRIENDS}`,
    )
    .onConflictDoNothing({ target: rewards.source })
}
