// Who signed in a while ago proves themselves again before they change how they sign in: by a code sent to them.

import type { AppContext } from '#app/context.ts'
import { actingUser } from '#app/domain/accounts/acting-user.ts'
import { reauthenticate } from '#app/domain/accounts/reauthenticate.server.ts'
import { flash } from '#app/flash.server.ts'
import type { Viewer } from '#app/guards.server.ts'
import type { OwnPath } from '#app/request/own-path.ts'
import { redirectTo } from '#app/request/redirects.server.ts'

/** An account nobody can write to has no way to get a code. */
export function needsProof(ctx: AppContext, viewer: Viewer): boolean {
  return !actingUser(ctx.now(), viewer, 'screen').isFresh
}

/** Sends the code and leads back to the page that asked for it. */
export async function sendCode(ctx: AppContext, viewer: Viewer, page: OwnPath): Promise<Response> {
  const sent = await reauthenticate(ctx, viewer)
  const said = sent.ok ? flash('reauthentication_sent') : flash({ code: 'code_not_sent', refusal: sent })
  return redirectTo(page, { headers: { 'Set-Cookie': said } })
}
