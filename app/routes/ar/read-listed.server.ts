import { listArGames } from '#app/domain/ar/list-ar-games.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { errorFields } from '#app/platform/error-fields.ts'
import { readSignedIn } from '#app/request/viewer.server.ts'

/** Ids of the AR games for the grade of whoever is signed in; null: all, for visitors and where they cannot be read. */
export async function readListed(request: Request, ctx: AppContext): Promise<readonly string[] | null> {
  const signedIn = await readSignedIn(request, ctx)
  if (!signedIn) return null
  try {
    return await listArGames(ctx, { userId: signedIn.account.id })
  } catch (error) {
    ctx.log.error('reading the list of AR games failed', errorFields(error))
    return null
  }
}
