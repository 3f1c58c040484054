// Every cookie the server sets: one table, which the privacy policy repeats (cookies.test.ts). The look and the language are
// not here: scripts set them as well (preferences.ts).
import { parse, serialize } from 'hono/utils/cookie'
import { BROWSER_SESSION_LIFETIME } from '#app/domain/accounts/accounts.types.ts'
import { NEW_FOR_MS } from '#app/domain/referrals/referral-limits.ts'

/** Never read by scripts or sent by other sites' forms, and for this very host alone (RFC 6265bis, 4.1.3.2). */
export const HOST_ONLY = { path: '/', httpOnly: true, secure: true, sameSite: 'Lax' } as const

const MINUTE = 60
const YEAR = 31_536_000

/** Seconds each lives. */
export const COOKIES = {
  /** Who is signed in: a secret of which the database has the hash. */
  '__Host-session': BROWSER_SESSION_LIFETIME,
  /** Who plays signed out; signed (guest-cookies.server.ts). */
  '__Host-guest': YEAR,
  /** Holds what a guest has bought until an account claims it: a secret of which the database has the hash, signed. */
  '__Host-claim': YEAR,
  /** The code of a friend's link until there is an account it can be applied to. */
  '__Host-invitation': NEW_FOR_MS / 1_000,
  /** Shows that somebody signed up in this browser, as long as a mail's link is good. */
  '__Host-sign-up': 60 * MINUTE,
  /** An age below 18 that was given here: no higher one counts meanwhile. */
  '__Host-young-age': 60 * MINUTE,
  /** The address typed a moment ago: in a URL it would end up in histories and logs. */
  '__Host-typed-address': 15 * MINUTE,
  /** What a screen of ours keeps while its visitor is away at a provider. */
  '__Host-provider-flow': 10 * MINUTE,
  /** The `state` this browser left for a provider with. */
  '__Host-provider-state': 10 * MINUTE,
  /** The code this browser is about to find in its address. */
  '__Host-provider-code': MINUTE,
  /** What the next page says. */
  '__Host-flash': MINUTE,
} as const satisfies Record<`__Host-${string}`, number>

export type CookieName = keyof typeof COOKIES

/** null: there is none, or it is empty. */
export function readCookie(request: Request, name: CookieName): string | null {
  return parse(request.headers.get('Cookie') ?? '', name)[name] || null
}

/** The Set-Cookie line that keeps `value`. */
export function cookieLine(name: CookieName, value: string): string {
  return serialize(name, value, { ...HOST_ONLY, maxAge: COOKIES[name] })
}

/** The Set-Cookie line that forgets it. */
export function clearedCookie(name: CookieName): string {
  return serialize(name, '', { ...HOST_ONLY, maxAge: 0 })
}
