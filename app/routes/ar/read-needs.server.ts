import { readArSession } from '#app/domain/ar/read-ar-session.server.ts'
import { requireArGame } from '#app/domain/ar/require-ar-game.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { readHolder, readRights } from '#app/request/buyer.server.ts'
import { readSignedIn } from '#app/request/viewer.server.ts'
import { viewOwned } from '#app/views/owned.server.ts'

/**
 * What of an AR game's needs we know: whether somebody is signed in, and whether the game is open to them; the session of it that
 * is open, and what its rounds are played with.
 */
export async function readNeeds(request: Request, ctx: AppContext, gameId: string) {
  const [signedIn, holder, rights] = await Promise.all([
    readSignedIn(request, ctx),
    readHolder(request, ctx),
    readRights(request, ctx),
  ])
  const [allowed, session] = await Promise.all([
    requireArGame(ctx, { holder, gameId }),
    signedIn && readArSession(ctx, { userId: signedIn.account.id }),
  ])
  return {
    isSignedIn: signedIn !== null,
    isOpen: allowed.ok,
    session: session?.game === gameId ? session : null,
    owned: viewOwned(rights, gameId),
  }
}
