import { listArGames } from '#app/domain/ar/list-ar-games.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { errorFields } from '#app/platform/error-fields.ts'
import { readSignedIn } from '#app/request/viewer.server.ts'

export interface Listed {
  /** Ids of the AR games for the grade of whoever is signed in; null: all, for visitors and where they cannot be read. */
  readonly listed: readonly string[] | null
  readonly hasFailed: boolean
}

export async function readListed(request: Request, ctx: AppContext): Promise<Listed> {
  const signedIn = await readSignedIn(request, ctx)
  if (!signedIn) return { listed: null, hasFailed: false }
  try {
    const listed = await listArGames(ctx, { userId: signedIn.account.id })
    return { listed, hasFailed: false }
  } catch (error) {
    ctx.log.error('reading the list of AR games failed', errorFields(error))
    return { listed: null, hasFailed: true }
  }
}
