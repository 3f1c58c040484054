// The email address or phone number someone typed a moment ago, for the next screen to fill in. In a cookie, because an
// address in a URL would end up in histories and logs.
import { cookieLine, readCookie } from '#app/request/cookies.server.ts'

const COOKIE = '__Host-typed-address'

/** The Set-Cookie line that remembers `address`. */
export function rememberAddress(address: string): string {
  return cookieLine(COOKIE, address)
}

/** Null when nothing was typed, or too long ago. */
export function readTypedAddress(request: Request): string | null {
  return readCookie(request, COOKIE)
}
