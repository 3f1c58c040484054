// Signing a browser in, the same way for every proof: password, code, provider, new password.

import type { Proved, SignedIn } from '#app/domain/accounts/accounts.types.ts'
import { actingUser, awaitsSecondFactor } from '#app/domain/accounts/acting-user.ts'
import { openBrowserSession } from '#app/domain/onboarding/open-browser-session.server.ts'
import { asSystem } from '#app/platform/actor.ts'
import type { RequestContext } from '#app/platform/context.ts'
import { applyAccountPreferences } from '#app/preferences/account-preferences.server.ts'
import { creditBrowserGuest } from '#app/request/credit-browser-guest.server.ts'
import { type FlashEntry, flash } from '#app/request/flash.server.ts'
import { acceptInvitation } from '#app/request/invitation.server.ts'
import { type OwnPath, ownPath } from '#app/request/own-path.ts'
import { reloadAt } from '#app/request/redirects.server.ts'
import { sessionCookie } from '#app/request/session-cookie.server.ts'
import { afterInvitation } from './destination.ts'
import { postSignInPath } from './welcome/post-sign-in-path.server.ts'

export interface BrowserSignIn {
  signedIn: SignedIn
  /** Set-Cookie lines to send with the answer. */
  cookies: string[]
  /** Came by a friend's code, and is linked to it. */
  isInvited: boolean
}

/** Opens a browser session for someone who proved who they are. */
export async function signInBrowser(
  request: Request,
  ctx: RequestContext,
  proved: Proved,
): Promise<BrowserSignIn> {
  const { secret, ...signedIn } = await openBrowserSession(ctx, proved)
  ctx.identity.become(actingUser(ctx.now(), signedIn))
  const preferences = await applyAccountPreferences(asSystem(ctx), proved.userId, request)
  // Before the second factor nobody is signed in: the screen of the second factor credits the guest.
  if (awaitsSecondFactor(signedIn))
    return { signedIn, cookies: [sessionCookie(secret), ...preferences], isInvited: false }
  const credited = await creditBrowserGuest(request, ctx, proved.userId)
  const invitation = await acceptInvitation(request, ctx, signedIn.account)
  return {
    signedIn,
    cookies: [sessionCookie(secret), ...preferences, ...credited, ...invitation.cookies],
    isInvited: invitation.isAccepted,
  }
}

export interface Completion {
  to: OwnPath
  /** Shown there; a second factor's screen shows its own when it is through. */
  flash: readonly FlashEntry[]
}

/**
 * Signs the browser in and leads on to `to`; by way of the second factor where the account has one, and of
 * the welcome where nobody asked yet who this is.
 */
export async function completeSignIn(
  request: Request,
  ctx: RequestContext,
  proved: Proved,
  completion: Completion,
): Promise<Response> {
  return signedInRedirect(ctx, await signInBrowser(request, ctx, proved), completion)
}

/** The answer that carries a fresh sign-in to its page. The page is loaded anew: look and language may be the account's now. */
export async function signedInRedirect(
  ctx: RequestContext,
  { signedIn, cookies, isInvited }: BrowserSignIn,
  { to, flash: entries }: Completion,
): Promise<Response> {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  if (awaitsSecondFactor(signedIn)) return reloadAt(secondFactorPath(to), { headers })
  if (entries.length > 0) headers.append('Set-Cookie', flash(...entries))
  return reloadAt(await postSignInPath(ctx, signedIn.account, afterInvitation(to, isInvited)), { headers })
}

/** The screen that asks for the second factor and then goes to `to`. */
export function secondFactorPath(to: OwnPath): OwnPath {
  return ownPath('/auth/second-factor', { returnTo: to })
}
