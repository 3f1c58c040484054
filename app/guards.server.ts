// The only place that knows cookies and the context together: who is asking, and what they stored with us.
import { parse, parseSigned, serializeSigned } from 'hono/utils/cookie'
import type { AppContext } from './context.ts'
import { type Preferences, readPreferences } from './preferences/preferences.ts'

const GUEST_COOKIE = 'guest'
/** One year, in seconds. */
const GUEST_MAX_AGE = 31_536_000

export function readPreferenceCookies(request: Request): Preferences {
  return readPreferences(parse(request.headers.get('Cookie') ?? ''))
}

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

export interface Guest {
  guestId: string
  /** To send along with the answer; set only when the guest is new. */
  setCookie: string | null
}

/** The guest this browser is; a new one when it is none yet. Called only when there is something to remember. */
export async function requireGuest(request: Request, ctx: AppContext): Promise<Guest> {
  const known = await readGuest(request, ctx)
  if (known !== null) return { guestId: known, setCookie: null }
  const guestId = ctx.newId()
  return { guestId, setCookie: await guestCookie(guestId, request, ctx) }
}

/** The Set-Cookie line that makes a browser this guest. */
export function guestCookie(guestId: string, request: Request, ctx: AppContext): Promise<string> {
  return serializeSigned(GUEST_COOKIE, guestId, ctx.config.cookieSecret, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: new URL(request.url).protocol === 'https:',
    maxAge: GUEST_MAX_AGE,
  })
}

/** Developer pages do not exist in production. */
export function requireDevelopment(ctx: AppContext): void {
  if (ctx.config.environment !== 'development') throw new Response(null, { status: 404 })
}
