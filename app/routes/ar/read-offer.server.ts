import { readOwnStanding } from '#app/domain/profiles/read-own-standing.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { readPreferenceCookies } from '#app/preferences/read-preference-cookies.ts'
import { readSignedIn } from '#app/request/viewer.server.ts'
import { type ArOffer, arOffer } from './ar-offer.ts'

/** What whoever is here, and has no right to a game, is told of what opens it. */
export async function readOffer(request: Request, ctx: AppContext): Promise<ArOffer> {
  const signedIn = await readSignedIn(request, ctx)
  const standing = signedIn && (await readOwnStanding(ctx, signedIn.account.id)).standing
  return arOffer(standing, readPreferenceCookies(request).selectedGrade)
}
