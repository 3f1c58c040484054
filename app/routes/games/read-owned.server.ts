import type { RequestContext } from '#app/context.ts'
import { readRights } from '#app/guards.server.ts'
import { viewOwned } from '#app/owned-view.server.ts'
import type { Owned } from '#app/stage/owned.ts'

/** What whoever asks for a game's page has bought for it. */
export async function readOwned(request: Request, ctx: RequestContext, gameId: string): Promise<Owned> {
  return viewOwned(ctx, await readRights(request, ctx), gameId)
}
