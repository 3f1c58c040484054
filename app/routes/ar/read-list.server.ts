import { requireFeature } from '#app/domain/access/require-feature.server.ts'
import { type ListedArGame, readArGames } from '#app/domain/ar/read-ar-games.server.ts'
import type { ArGameId } from '#app/domain/catalogue/games.ts'
import type { RequestContext } from '#app/platform/context.ts'
import { errorFields } from '#app/platform/error-fields.ts'
import { readPreferenceCookies } from '#app/preferences/read-preference-cookies.ts'
import { readHolder } from '#app/request/buyer.server.ts'
import { readSignedIn } from '#app/request/viewer.server.ts'
import type { Band } from '#engine/core/bands.ts'
import type { ArOffer } from './ar-offer.ts'
import { AR_GAMES } from './find-ar-game.ts'
import { missionsOf } from './missions-of.server.ts'
import { readOffer } from './read-offer.server.ts'

export interface ArList {
  /** For the grade of whoever is signed in, all for visitors; null: they cannot be read, and all are shown without their grades. */
  readonly games: readonly ListedArGame[] | null
  readonly hasFailed: boolean
  /** Of the chosen grade, where there is one, else of all. */
  readonly missions: Readonly<Record<ArGameId, number>>
  readonly band: Band | null
  readonly offer: ArOffer
}

/** What /ar shows. */
export async function readArList(request: Request, ctx: RequestContext): Promise<ArList> {
  const band = readPreferenceCookies(request).selectedGrade
  const missions = Object.fromEntries(
    AR_GAMES.map(({ id }) => [id, missionsOf(id, band, ctx.locale)]),
  ) as Record<ArGameId, number>
  const signedIn = await readSignedIn(request, ctx)
  try {
    const holder = await readHolder(request, ctx)
    const [games, open] = await Promise.all([
      readArGames(ctx, { userId: signedIn?.account.id ?? null }),
      requireFeature(ctx, { holder, feature: 'all-ar-games' }),
    ])
    const offer = open.ok ? null : await readOffer(request, ctx)
    return { games, hasFailed: false, missions, band, offer }
  } catch (error) {
    ctx.log.error('reading the list of AR games failed', errorFields(error))
    return { games: null, hasFailed: true, missions, band, offer: null }
  }
}
