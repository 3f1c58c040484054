// By which a browser is known again that signed up here: the mail's link asks nobody else whether it was them.
import { parse, serialize } from 'hono/utils/cookie'
import type { AppContext } from '#app/context.ts'

const COOKIE = '__Host-sign-up'
/** Seconds: as long as a mail's link is good. */
const MAX_AGE = 60 * 60

/** undefined: nobody signed up in this browser lately. */
export function readSignUpSecret(request: Request): string | undefined {
  return parse(request.headers.get('Cookie') ?? '', COOKIE)[COOKIE] || undefined
}

/** The browser's secret, made now if it has none, and the Set-Cookie line that keeps it. */
export function keepSignUpSecret(request: Request, ctx: AppContext): { secret: string; cookie: string } {
  const secret = readSignUpSecret(request) ?? ctx.newSecret()
  const settings = { path: '/', httpOnly: true, secure: true, sameSite: 'Lax', maxAge: MAX_AGE } as const
  return { secret, cookie: serialize(COOKIE, secret, settings) }
}
