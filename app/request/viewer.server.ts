// Who is signed in to our screens, and what a page asks of them before it opens.

import type { SignedIn } from '#app/domain/accounts/accounts.types.ts'
import { awaitsSecondFactor } from '#app/domain/accounts/acting-user.ts'
import { identifyBrowser } from '#app/domain/accounts/identify-browser.server.ts'
import { needsWelcome } from '#app/domain/accounts/needs-welcome.ts'
import type { Profile } from '#app/domain/profiles/profile-fields.ts'
import { readOwnProfile } from '#app/domain/profiles/read-own-profile.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { errorFields } from '#app/platform/error-fields.ts'
import { type OwnPath, ownPath, pathOf } from '#app/request/own-path.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { readSessionSecret } from './session-cookie.server.ts'

/** Someone signed in, as pages need to know them. */
export interface Viewer extends SignedIn {
  /** null when it could not be read: they stay signed in (spec 000 section 8). */
  profile: Profile | null
}

/** Who this browser's cookie stands for, also when their second factor is still to come. */
export async function readPendingSignIn(request: Request, ctx: AppContext): Promise<SignedIn | null> {
  const secret = readSessionSecret(request)
  return secret === null ? null : identifyBrowser(ctx, secret)
}

/** Who is signed in to our screens, second factor and all; as readViewer, without the profile. */
export async function readSignedIn(request: Request, ctx: AppContext): Promise<SignedIn | null> {
  const signedIn = await readPendingSignIn(request, ctx)
  return signedIn && !awaitsSecondFactor(signedIn) ? signedIn : null
}

/** Who is looking; null for visitors and for those whose second factor is still to come. */
export async function readViewer(request: Request, ctx: AppContext): Promise<Viewer | null> {
  const signedIn = await readSignedIn(request, ctx)
  return signedIn && withProfile(ctx, signedIn)
}

async function withProfile(ctx: AppContext, signedIn: SignedIn): Promise<Viewer> {
  try {
    return { ...signedIn, profile: await readOwnProfile(ctx, signedIn.account.id) }
  } catch (error) {
    ctx.log.error('reading the profile failed', errorFields(error))
    return { ...signedIn, profile: null }
  }
}

/** The page that asks a newcomer who they are and then leads on to `to`. */
export function welcomePath(to: OwnPath): OwnPath {
  return ownPath('/auth/welcome', { returnTo: to })
}

/**
 * Who is looking; a visitor is sent to sign in, someone half signed in to their second factor, a newcomer nobody asked yet to
 * the welcome, and back afterwards.
 */
export async function requireViewer(request: Request, ctx: AppContext): Promise<Viewer> {
  const signedIn = await readPendingSignIn(request, ctx)
  const here = pathOf(request)
  if (signedIn && !awaitsSecondFactor(signedIn)) {
    const viewer = await withProfile(ctx, signedIn)
    if (viewer.profile && needsWelcome(viewer.account)) throw redirectTo(welcomePath(here))
    return viewer
  }
  throw redirectTo(ownPath(signedIn ? '/auth/second-factor' : '/auth', { returnTo: here }))
}

/**
 * Before anything is bought: somebody signed in whom no page has asked how old they are is asked first, and led back. Visitors
 * and those who were asked go on.
 */
export async function askAgeFirst(request: Request, ctx: AppContext): Promise<void> {
  const signedIn = await readSignedIn(request, ctx)
  if (signedIn && needsWelcome(signedIn.account)) throw redirectTo(welcomePath(pathOf(request)))
}
