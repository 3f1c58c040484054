// Shows that a sign-in at a provider came back to the browser it left from. A code in an address proves nothing about who put
// it there: without this, a link could sign a person in to someone else's account.
import { timingSafeEqual } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'
import { secretHash } from './keys.server.ts'

const DEPARTED = '__Host-departed'
const ARRIVED = '__Host-arrived'
/** Seconds: as long as a flow lives, and as long as one redirect takes. */
const AWAY = 600
const ARRIVING = 60

function cookie(name: string, value: string, maxAge: number): string {
  return serialize(name, value, { path: '/', secure: true, httpOnly: true, sameSite: 'Lax', maxAge })
}

async function holds(request: Request, name: string, secret: string): Promise<boolean> {
  const kept = Buffer.from(parse(request.headers.get('Cookie') ?? '', name)[name] ?? '')
  const expected = Buffer.from(await secretHash(secret))
  return kept.length === expected.length && timingSafeEqual(kept, expected)
}

/** The Set-Cookie line a browser leaves for a provider with. */
export async function departedCookie(state: string): Promise<string> {
  return cookie(DEPARTED, await secretHash(state), AWAY)
}

/** Whether this browser is the one that left with `state`. */
export function departedWith(request: Request, state: string): Promise<boolean> {
  return holds(request, DEPARTED, state)
}

/** The Set-Cookie line that vouches for the code this browser is about to find in its address. */
export async function arrivedCookie(code: string): Promise<string> {
  return cookie(ARRIVED, await secretHash(code), ARRIVING)
}

/** Whether this browser was given `code` by us, after it had left for a provider itself. */
export function arrivedWith(request: Request, code: string): Promise<boolean> {
  return holds(request, ARRIVED, code)
}
