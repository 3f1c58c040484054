// Shows that a sign-in at a provider came back to the browser it left from. A code in an address proves nothing about who put
// it there: without this, a link could sign a person in to someone else's account (login CSRF; RFC 9700, 4.7).
import { timingSafeEqual } from 'node:crypto'
import { secretHash } from '#app/platform/keys.server.ts'
import { type CookieName, cookieLine, readCookie } from './cookies.server.ts'

async function holds(request: Request, name: CookieName, secret: string): Promise<boolean> {
  const kept = Buffer.from(readCookie(request, name) ?? '')
  const expected = Buffer.from(await secretHash(secret))
  return kept.length === expected.length && timingSafeEqual(kept, expected)
}

/** The Set-Cookie line a browser leaves for a provider with. */
export async function providerStateCookie(state: string): Promise<string> {
  return cookieLine('__Host-provider-state', await secretHash(state))
}

/** Whether this browser is the one that left with `state`. */
export function matchesProviderState(request: Request, state: string): Promise<boolean> {
  return holds(request, '__Host-provider-state', state)
}

/** The Set-Cookie line that vouches for the code this browser is about to find in its address. */
export async function providerCodeCookie(code: string): Promise<string> {
  return cookieLine('__Host-provider-code', await secretHash(code))
}

/** Whether this browser was given `code` by us, after it had left for a provider itself. */
export function matchesProviderCode(request: Request, code: string): Promise<boolean> {
  return holds(request, '__Host-provider-code', code)
}
