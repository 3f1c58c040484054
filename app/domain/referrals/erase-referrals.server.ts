import { eq, inArray, sql } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { referralCodes, referrals, rewards } from './referrals.schema.ts'

/**
 * The statements that forget a user's invitations, for the batch that erases the account. Friends they invited stay invited,
 * by nobody; rewards they brought to others stay, and no longer say because of whom.
 */
export function referralsErased(ctx: AppContext, userId: string): Statement[] {
  const because = ['played', 'paid'].map((reason) => `${reason}:${userId}`)
  return [
    ctx.db.delete(referralCodes).where(eq(referralCodes.userId, userId)),
    ctx.db.delete(referrals).where(eq(referrals.friendId, userId)),
    ctx.db.update(referrals).set({ referrerId: null, code: null }).where(eq(referrals.referrerId, userId)),
    ctx.db.delete(rewards).where(eq(rewards.userId, userId)),
    ctx.db
      .update(rewards)
      .set({
        source: sql`substr(${rewards.source}, 1, instr(${rewards.source}, ':')) || 'gone:' || ${rewards.id}`,
      })
      .where(inArray(rewards.source, because)),
  ]
}
