// By which a browser is known again that signed up here: the mail's link asks nobody else whether it was them.
import type { AppContext } from '#app/platform/context.ts'
import { cookieLine, readCookie } from '#app/request/cookies.server.ts'

const COOKIE = '__Host-sign-up'

/** undefined: nobody signed up in this browser lately. */
export function readSignUpSecret(request: Request): string | undefined {
  return readCookie(request, COOKIE) ?? undefined
}

/** The browser's secret, made now if it has none, and the Set-Cookie line that keeps it. */
export function keepSignUpSecret(request: Request, ctx: AppContext): { secret: string; cookie: string } {
  const secret = readSignUpSecret(request) ?? ctx.newSecret()
  return { secret, cookie: cookieLine(COOKIE, secret) }
}
