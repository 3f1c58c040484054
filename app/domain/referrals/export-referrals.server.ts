import { asc, eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { readReferralStats } from './read-referral-stats.server.ts'
import { referralCodes, referrals, rewards } from './referrals.schema.ts'

/** A user's invitations for the export of their data, oldest first. Friends are numbers here too. */
export async function exportReferrals(ctx: AppContext, userId: string) {
  const [[own], [invited], earned] = await ctx.db.batch([
    ctx.db
      .select({ code: referralCodes.code, createdAt: referralCodes.createdAt })
      .from(referralCodes)
      .where(eq(referralCodes.userId, userId)),
    ctx.db
      .select({
        code: referrals.code,
        linkedAt: referrals.linkedAt,
        firstGameAt: referrals.firstGameAt,
        firstPaymentAt: referrals.firstPaymentAt,
      })
      .from(referrals)
      .where(eq(referrals.friendId, userId)),
    ctx.db
      .select({
        type: rewards.type,
        days: rewards.value,
        description: rewards.description,
        claimedAt: rewards.claimedAt,
        createdAt: rewards.createdAt,
      })
      .from(rewards)
      .where(eq(rewards.userId, userId))
      .orderBy(asc(rewards.createdAt)),
  ])
  return {
    code: own ?? null,
    invitedBy: invited ?? null,
    friends: await readReferralStats(ctx, userId),
    rewards: earned,
  }
}
