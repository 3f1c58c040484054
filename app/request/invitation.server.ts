// The cookie in which a browser keeps the code of a friend's link until there is an account it can be applied to: whatever
// way somebody signs up, and however long the mail takes.

import type { Account } from '#app/domain/accounts/accounts.types.ts'
import { needsWelcome } from '#app/domain/accounts/needs-welcome.ts'
import { readOwnProfile } from '#app/domain/profiles/read-own-profile.server.ts'
import { applyReferralCode } from '#app/domain/referrals/apply-referral-code.server.ts'
import { asSystem } from '#app/platform/actor.ts'
import type { AppContext } from '#app/platform/context.ts'
import { errorFields } from '#app/platform/error-fields.ts'
import { readCode } from '#app/platform/short-code.ts'
import { clearedCookie, cookieLine, readCookie } from './cookies.server.ts'

const COOKIE = '__Host-invitation'

/** The code of the link this browser came by; null without one. */
export function readInvitation(request: Request): string | null {
  return readCode(readCookie(request, COOKIE) ?? '')
}

/** The Set-Cookie line that keeps the code of a link, `?ref=`; null for what is no code. */
export function invitationCookie(ref: string): string | null {
  const code = readCode(ref)
  return code === null ? null : cookieLine(COOKIE, code)
}

export interface Acceptance {
  isAccepted: boolean
  /** Set-Cookie lines to send with the answer. */
  cookies: string[]
}

/**
 * Applies the code this browser came by to whoever is signed in now, once they were asked how old they are. What can still
 * become true keeps the cookie: a grown-up's yes, a failure. Nothing here is in the way of signing in.
 */
export async function acceptInvitation(
  request: Request,
  ctx: AppContext,
  account: Pick<Account, 'id' | 'welcomedAt'>,
): Promise<Acceptance> {
  const code = readInvitation(request)
  if (code === null) return { isAccepted: false, cookies: [] }
  try {
    if (needsWelcome(account) || !(await readOwnProfile(ctx, account.id)))
      return { isAccepted: false, cookies: [] }
    const applied = await applyReferralCode(ctx, { userId: account.id, typed: code })
    const mayStillBe =
      !applied.ok &&
      ['consent_required', 'proved_consent_required', 'too_many_requests'].includes(applied.code)
    const cookies = mayStillBe ? [] : [clearedCookie(COOKIE)]
    // Used: by this very link, when the account was made.
    return { isAccepted: applied.ok || applied.code === 'code_used', cookies }
  } catch (error) {
    ctx.log.error('accepting an invitation failed', errorFields(error))
    return { isAccepted: false, cookies: [] }
  }
}

/**
 * Applies the code to an account that was made this moment; its mail may be opened in another browser, and nobody is signed in
 * yet.
 */
export async function linkNewcomer(ctx: AppContext, userId: string, code: string): Promise<void> {
  try {
    await applyReferralCode(asSystem(ctx), { userId, typed: code })
  } catch (error) {
    ctx.log.error('accepting an invitation failed', errorFields(error))
  }
}
