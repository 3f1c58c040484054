// Who acts in a request of a browser.

import { actingUser } from '#app/domain/accounts/acting-user.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { AppContext } from '#app/platform/context.ts'
import { readClaimSecret, readGuest, visitor } from './guest-cookies.server.ts'
import { readPendingSignIn } from './viewer.server.ts'

/** Who acts in a request of a browser, by its cookies. */
export async function readActor(request: Request, ctx: AppContext): Promise<Actor> {
  const signedIn = await readPendingSignIn(request, ctx)
  if (signedIn) return actingUser(ctx.now(), signedIn)
  return visitor(await readGuest(request, ctx), await readClaimSecret(request, ctx))
}
