import { eq } from 'drizzle-orm'
import { refuseWithoutProvedAdult } from '#app/domain/profiles/refuse-without-proved-adult.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { newShortCode } from '#app/platform/short-code.ts'
import { verb } from '#app/platform/verb.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import type { ReferralRefusal } from './referral-refusals.ts'
import { referralCodes } from './referrals.schema.ts'

/** Codes tried before giving up: that one is taken already is one in many millions. */
const TRIES = 5

/** A user's referral code, made when asked for the first time; the same ever after. */
export const generateReferralCode = verb(
  { actor: 'user', owner: (userId) => userId, budgets: ['change'], notice: null },
  run,
)

async function run(ctx: AppContext, userId: string): Promise<Result<{ code: string }, ReferralRefusal>> {
  const missing = await refuseWithoutProvedAdult(ctx, userId)
  if (missing) return refuse(missing)
  for (let tries = 0; tries < TRIES; tries++) {
    const code = await newShortCode(ctx)
    const [, [kept]] = await ctx.db.batch([
      ctx.db.insert(referralCodes).values({ userId, code, createdAt: ctx.now() }).onConflictDoNothing(),
      ctx.db.select({ code: referralCodes.code }).from(referralCodes).where(eq(referralCodes.userId, userId)),
    ])
    if (kept) return ok(kept)
  }
  throw new Error('every referral code tried was taken')
}
