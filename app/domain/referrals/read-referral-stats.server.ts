import { eq, type SQL, sql } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { referrals, rewards } from './referrals.schema.ts'

/** Friends who came by someone's code, those of them who have yet to play or pay, those who have, and rewards in all. */
export interface ReferralStats {
  totalReferrals: number
  pendingReferrals: number
  completedReferrals: number
  rewardsEarned: number
}

/** Numbers only: who the friends are is told to nobody. */
export async function readReferralStats(ctx: AppContext, userId: string): Promise<ReferralStats> {
  const [[friends], [earned]] = await ctx.db.batch([
    ctx.db
      .select({
        total: sql<number>`count(*)`,
        completed: counted(sql`coalesce(${referrals.firstGameAt}, ${referrals.firstPaymentAt}) is not null`),
      })
      .from(referrals)
      .where(eq(referrals.referrerId, userId)),
    ctx.db.select({ rewards: sql<number>`count(*)` }).from(rewards).where(eq(rewards.userId, userId)),
  ])
  const { total, completed } = friends ?? { total: 0, completed: 0 }
  return {
    totalReferrals: total,
    pendingReferrals: total - completed,
    completedReferrals: completed,
    rewardsEarned: earned?.rewards ?? 0,
  }
}

function counted(condition: SQL): SQL<number> {
  return sql<number>`count(case when ${condition} then 1 end)`
}
