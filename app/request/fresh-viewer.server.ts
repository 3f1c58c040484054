// Pages that need a recent proof of who is there (recent.ts).

import type { SignedIn } from '#app/domain/accounts/accounts.types.ts'
import { actingUser } from '#app/domain/accounts/acting-user.ts'
import type { AppContext } from '#app/platform/context.ts'
import { type OwnPath, ownPath, pathOf } from '#app/request/own-path.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { requireViewer, type Viewer } from './viewer.server.ts'

/** Whether a sign-in of our screens is young enough for what needs a fresh proof (recent.ts). */
export function isFreshSignIn(ctx: AppContext, signedIn: SignedIn): boolean {
  return actingUser(ctx.now(), signedIn).isFresh
}

/**
 * As requireViewer, and the sign-in is fresh (recent.ts); else the page that asks once more who is there comes first.
 * @param backTo where that page leads back to; here, when left out
 */
export async function requireFreshViewer(
  request: Request,
  ctx: AppContext,
  backTo: OwnPath = pathOf(request),
): Promise<Viewer> {
  const viewer = await requireViewer(request, ctx)
  if (isFreshSignIn(ctx, viewer)) return viewer
  throw redirectTo(ownPath('/profile/confirm', { returnTo: backTo }))
}

/** As requireFreshViewer for whoever has no password; the others prove themselves by typing theirs into the page's own form. */
export async function requireViewerWithPassword(request: Request, ctx: AppContext): Promise<Viewer> {
  const viewer = await requireViewer(request, ctx)
  return viewer.account.hasPassword ? viewer : requireFreshViewer(request, ctx)
}
