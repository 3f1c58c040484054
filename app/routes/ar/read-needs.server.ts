import { requireArGame } from '#app/domain/ar/require-ar-game.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { readHolder } from '#app/request/buyer.server.ts'
import { readSignedIn } from '#app/request/viewer.server.ts'

/** What of an AR game's needs we know: whether somebody is signed in, and whether the game is open to them. */
export async function readNeeds(request: Request, ctx: AppContext, gameId: string) {
  const [signedIn, holder] = await Promise.all([readSignedIn(request, ctx), readHolder(request, ctx)])
  const allowed = await requireArGame(ctx, { holder, gameId })
  return { isSignedIn: signedIn !== null, isOpen: allowed.ok }
}
