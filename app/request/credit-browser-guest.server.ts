// What a guest played and bought goes over to the account that signs in.

import { claimGuestPurchases } from '#app/domain/billing/claim-guest-purchases.server.ts'
import { creditGuest } from '#app/domain/play/credit-guest.server.ts'
import { creditPractice } from '#app/domain/practice/credit-practice.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { errorFields } from '#app/platform/error-fields.ts'
import { clearedCookie } from '#app/request/cookies.server.ts'
import { CLAIM_COOKIE, GUEST_COOKIE, readClaimSecret, readGuest } from './guest-cookies.server.ts'

/**
 * Credits what this browser's guest has played and bought to the user who has just signed in here, or said their age.
 * @returns the Set-Cookie lines that end the guest: whoever plays or buys here signed out is somebody else. None without a
 * guest, and none when it could not be done now: the next sign-in tries again.
 */
export async function creditBrowserGuest(
  request: Request,
  ctx: AppContext,
  userId: string,
): Promise<string[]> {
  const [played, bought] = await Promise.all([
    creditRounds(request, ctx, userId),
    creditPurchases(request, ctx, userId),
  ])
  return [...played, ...bought]
}

async function creditRounds(request: Request, ctx: AppContext, userId: string): Promise<string[]> {
  const guestId = await readGuest(request, ctx)
  if (guestId === null) return []
  try {
    await creditGuest(ctx, { guestId, userId })
    await creditPractice(ctx, { guestId, userId })
    return [clearedCookie(GUEST_COOKIE)]
  } catch (error) {
    ctx.log.error('crediting what a guest played failed', errorFields(error))
    return []
  }
}

async function creditPurchases(request: Request, ctx: AppContext, userId: string): Promise<string[]> {
  const claimSecret = await readClaimSecret(request, ctx)
  if (claimSecret === null) return []
  try {
    const claimed = await claimGuestPurchases(ctx, { userId, claimSecret })
    // Not yet: the welcome, or a sign-in after a grown-up's yes, tries again.
    if (!claimed.ok && claimed.code !== 'claim_used') return []
    return [clearedCookie(CLAIM_COOKIE)]
  } catch (error) {
    ctx.log.error('claiming a guest’s purchases failed', errorFields(error))
    return []
  }
}
