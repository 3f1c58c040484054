import { type SQL, sql } from 'drizzle-orm'
import type { AppContext } from '#app/context.ts'
import type { Statement } from '#app/db/run-batch.ts'
import { isConfirmedSql } from '#app/domain/accounts/is-confirmed-sql.ts'
import { hasFinishedSql } from '#app/domain/play/has-finished-sql.ts'
import { FRIENDS_WINDOW_MS, MOST_FRIENDS } from './referral-limits.ts'
import { referrals, rewards } from './referrals.schema.ts'
import { REWARD_DAYS, REWARDS_FOR, type RewardRow } from './rewards.ts'

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

/** As firstGameStatements, for the batch of whoever has just learnt from the card provider that this user has paid. */
export function firstPaymentStatements(ctx: AppContext, userId: string): Statement[] {
  return milestoneStatements(ctx, userId, {
    rewarded: REWARDS_FOR.payment,
    isNew: sql`${referrals.firstPaymentAt} is null`,
    noted: { firstPaymentAt: ctx.now() },
  })
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
  const isDue = sql`${referrals.friendId} = ${friendId} and ${isNew} and ${isConfirmedSql(referrals.friendId)}`
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
        from ${referrals} where ${isDue} and ${owner} is not null and ${lately} < ${MOST_FRIENDS}`,
    )
    .onConflictDoNothing({ target: rewards.source })
}
