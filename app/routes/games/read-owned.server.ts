import type { RequestContext } from '#app/platform/context.ts'
import { readRights } from '#app/request/buyer.server.ts'
import type { Owned } from '#app/stage/owned.ts'
import { viewOwned } from '#app/views/owned.server.ts'

/** What whoever asks for a game's page has bought for it. */
export async function readOwned(request: Request, ctx: RequestContext, gameId: string): Promise<Owned> {
  return viewOwned(await readRights(request, ctx), gameId)
}
