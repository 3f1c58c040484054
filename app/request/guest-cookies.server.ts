// What a browser without a sign-in is known by: the guest who plays and the secret that holds what was bought.

import { parseSigned, serializeSigned } from 'hono/utils/cookie'
import type { Actor } from '#app/platform/actor.ts'
import type { AppContext } from '#app/platform/context.ts'
import { secretHash } from '#app/platform/keys.server.ts'
import { COOKIES, HOST_ONLY, readCookie } from '#app/request/cookies.server.ts'

export const GUEST_COOKIE = '__Host-guest'

/** The guest this browser is, or null. A cookie we did not sign (or someone changed) counts as none. */
export async function readGuest(request: Request, ctx: AppContext): Promise<string | null> {
  const cookies = await parseSigned(
    request.headers.get('Cookie') ?? '',
    ctx.config.cookieSecret,
    GUEST_COOKIE,
  )
  const guestId = cookies[GUEST_COOKIE]
  return typeof guestId === 'string' ? guestId : null
}

/** The Set-Cookie line that makes a browser this guest. */
export function guestCookie(guestId: string, ctx: AppContext): Promise<string> {
  return serializeSigned(GUEST_COOKIE, guestId, ctx.config.cookieSecret, {
    ...HOST_ONLY,
    maxAge: COOKIES[GUEST_COOKIE],
  })
}

/** Holds what a guest has bought, until an account claims it. Not signed: it is a secret, and only its hash is stored. */
export const CLAIM_COOKIE = '__Host-claim'

export function readClaimSecret(request: Request): string | null {
  return readCookie(request, CLAIM_COOKIE)
}

export async function visitor(guestId: string | null, secret: string | null): Promise<Actor> {
  return {
    kind: 'visitor',
    guestId,
    claim: secret === null ? null : { secret, hash: await secretHash(secret) },
  }
}
