import { eq } from 'drizzle-orm'
import type { Account } from '#app/domain/accounts/accounts.types.ts'
import { readAccount } from '#app/domain/accounts/read-account.server.ts'
import { isSameMailbox } from '#app/domain/consent/same-mailbox.ts'
import { refuseWithoutProvedAdult } from '#app/domain/profiles/refuse-without-proved-adult.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { readCode } from '#app/platform/short-code.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { NEW_FOR_MS } from '../referral-limits.ts'
import type { ReferralRefusal } from '../referral-refusals.ts'
import { referralCodes, referrals } from '../referrals.schema.ts'

export interface Invitation {
  code: string
  referrerId: string
}

/** What a code stands for, if it could be applied now. A visitor is told whether there is such a code, no more. */
export async function checkCode(
  ctx: AppContext,
  { userId, typed }: { userId: string | null; typed: string },
): Promise<Result<Invitation, ReferralRefusal>> {
  if (typed.trim() === '') return refuse('empty_code')
  const code = readCode(typed)
  if (code === null) return refuse('unknown_code')
  const [[found], [linked]] = await ctx.db.batch([
    ctx.db.select().from(referralCodes).where(eq(referralCodes.code, code)),
    ctx.db
      .select({ code: referrals.code })
      .from(referrals)
      .where(eq(referrals.friendId, userId ?? '')),
  ])
  // A child without the yes it takes invites nobody, also by a code from before.
  if (!found || (await refuseWithoutProvedAdult(ctx, found.userId))) return refuse('unknown_code')
  const invitation = { code, referrerId: found.userId }
  if (userId === null) return ok(invitation)
  if (found.userId === userId) return refuse('own_code')
  if (linked) return refuse('code_used')
  const [friend, referrer] = await Promise.all([readAccount(ctx, userId), readAccount(ctx, found.userId)])
  if (!friend || !referrer || !cameLater(ctx, friend, referrer)) return refuse('not_new')
  if (friend.email !== null && referrer.email !== null && isSameMailbox(friend.email, referrer.email))
    return refuse('own_code')
  const missing = await refuseWithoutProvedAdult(ctx, userId)
  return missing ? refuse(missing) : ok(invitation)
}

/** A friend is new, and came after who invites: nobody invites each other, or in a ring. */
function cameLater(ctx: AppContext, friend: Account, referrer: Account): boolean {
  return friend.createdAt > referrer.createdAt && ctx.now() - friend.createdAt < NEW_FOR_MS
}
