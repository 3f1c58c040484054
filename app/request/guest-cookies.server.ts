// What a browser without a sign-in is known by: the guest who plays and the secret that holds what was bought.

import { parseSigned, serializeSigned } from 'hono/utils/cookie'
import type { Actor } from '#app/platform/actor.ts'
import type { AppContext } from '#app/platform/context.ts'
import { secretHash } from '#app/platform/keys.server.ts'
import { COOKIES, HOST_ONLY } from '#app/request/cookies.server.ts'

export const GUEST_COOKIE = '__Host-guest'
/** Holds what a guest has bought, until an account claims it: a secret, of which only the hash is stored. */
export const CLAIM_COOKIE = '__Host-claim'
type GuestCookie = typeof GUEST_COOKIE | typeof CLAIM_COOKIE

/** What one of these cookies holds. One we did not sign (or someone changed) counts as none. */
async function readSigned(request: Request, ctx: AppContext, name: GuestCookie): Promise<string | null> {
  const cookies = await parseSigned(request.headers.get('Cookie') ?? '', ctx.config.cookieSecret, name)
  const value = cookies[name]
  return typeof value === 'string' ? value : null
}

function signedLine(ctx: AppContext, name: GuestCookie, value: string): Promise<string> {
  return serializeSigned(name, value, ctx.config.cookieSecret, { ...HOST_ONLY, maxAge: COOKIES[name] })
}

/** The guest this browser is, or null. */
export function readGuest(request: Request, ctx: AppContext): Promise<string | null> {
  return readSigned(request, ctx, GUEST_COOKIE)
}

/** The Set-Cookie line that makes a browser this guest. */
export function guestCookie(guestId: string, ctx: AppContext): Promise<string> {
  return signedLine(ctx, GUEST_COOKIE, guestId)
}

/** The secret of what this browser bought, or null: of our making alone, so that nobody is sold anything under one they chose. */
export function readClaimSecret(request: Request, ctx: AppContext): Promise<string | null> {
  return readSigned(request, ctx, CLAIM_COOKIE)
}

/** The Set-Cookie line that keeps what a browser bought. */
export function claimCookie(secret: string, ctx: AppContext): Promise<string> {
  return signedLine(ctx, CLAIM_COOKIE, secret)
}

export async function visitor(guestId: string | null, secret: string | null): Promise<Actor> {
  return {
    kind: 'visitor',
    guestId,
    claim: secret === null ? null : { secret, hash: await secretHash(secret) },
  }
}
