// The cookie of a browser session: its secret is known to the browser and to nobody else.

import { clearedCookie, cookieLine, readCookie } from '#app/request/cookies.server.ts'

export const SESSION_COOKIE = '__Host-session'

/** The Set-Cookie line that signs a browser in; `secret` is openBrowserSession's. */
export function sessionCookie(secret: string): string {
  return cookieLine(SESSION_COOKIE, secret)
}

/** The Set-Cookie line that makes a browser forget who was signed in. */
export function clearedSessionCookie(): string {
  return clearedCookie(SESSION_COOKIE)
}

export function readSessionSecret(request: Request): string | null {
  return readCookie(request, SESSION_COOKIE)
}
