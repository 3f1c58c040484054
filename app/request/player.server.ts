// Who plays in this browser.

import type { AppContext } from '#app/platform/context.ts'
import { guestCookie, readClaimSecret, readGuest, visitor } from './guest-cookies.server.ts'
import { readSignedIn } from './viewer.server.ts'

/** Who plays here: the user signed in, or else this browser's guest; null for someone who never played. */
export async function readPlayer(request: Request, ctx: AppContext): Promise<string | null> {
  const signedIn = await readSignedIn(request, ctx)
  return signedIn ? signedIn.account.id : readGuest(request, ctx)
}

export interface Player {
  playerId: string
  /** To send along with the answer; set only when the player is a new guest. */
  setCookie: string | null
}

/** Who plays here; a new guest when nobody is known yet. Called only when there is something to remember. */
export async function requirePlayer(request: Request, ctx: AppContext): Promise<Player> {
  const known = await readPlayer(request, ctx)
  if (known !== null) return { playerId: known, setCookie: null }
  const guestId = ctx.newId()
  ctx.identity.become(await visitor(guestId, await readClaimSecret(request, ctx)))
  return { playerId: guestId, setCookie: await guestCookie(guestId, ctx) }
}
