import { desc, eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { type ReferralStats, readReferralStats } from './read-referral-stats.server.ts'
import { NEW_FOR_MS } from './referral-limits.ts'
import { referralCodes, referrals, rewards } from './referrals.schema.ts'
import type { RewardReason, RewardType } from './rewards.ts'

export interface Reward {
  id: string
  type: RewardType
  /** Days. */
  value: number
  reason: RewardReason
  claimedAt: number | null
  createdAt: number
}

export interface Referrals {
  /** null: not asked for yet. */
  code: string | null
  stats: ReferralStats
  /** Newest first. */
  rewards: Reward[]
  /** Came by somebody's code. */
  isInvited: boolean
  /** May still say whose code brought them. */
  mayApply: boolean
}

/** What someone sees of their invitations. Nothing in it says who a friend is. */
export const readReferrals = verb({ actor: 'user', owner: ({ id }) => id, budgets: [], notice: null }, run)

async function run(
  ctx: AppContext,
  { id: userId, createdAt }: { id: string; createdAt: number },
): Promise<Referrals> {
  const [[[own], [invited], earned], stats] = await Promise.all([
    ctx.db.batch([
      ctx.db.select().from(referralCodes).where(eq(referralCodes.userId, userId)),
      ctx.db.select().from(referrals).where(eq(referrals.friendId, userId)),
      ctx.db
        .select()
        .from(rewards)
        .where(eq(rewards.userId, userId))
        .orderBy(desc(rewards.createdAt), desc(rewards.id)),
    ]),
    readReferralStats(ctx, userId),
  ])
  return {
    code: own?.code ?? null,
    stats,
    rewards: earned.map(({ id, type, value, source, claimedAt, createdAt }) => {
      return { id, type, value, reason: reasonOf(source), claimedAt, createdAt }
    }),
    isInvited: invited !== undefined,
    mayApply: invited === undefined && ctx.now() - createdAt < NEW_FOR_MS,
  }
}

function reasonOf(source: string): RewardReason {
  const [reason] = source.split(':')
  return reason === 'paid' || reason === 'invited' ? reason : 'played'
}
