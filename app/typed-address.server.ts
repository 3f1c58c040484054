// The email address or phone number someone typed a moment ago, for the next screen to fill in. In a cookie, because an
// address in a URL would end up in histories and logs.
import { parse, serialize } from 'hono/utils/cookie'

const COOKIE = '__Host-typed-address'
/** Seconds: as long as a mail may take. */
const MAX_AGE = 15 * 60

/** The Set-Cookie line that remembers `address`. */
export function rememberAddress(address: string): string {
  return serialize(COOKIE, address, {
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
    maxAge: MAX_AGE,
  })
}

/** Null when nothing was typed, or too long ago. */
export function readTypedAddress(request: Request): string | null {
  return parse(request.headers.get('Cookie') ?? '', COOKIE)[COOKIE] || null
}
