// What a browser keeps while it is away at a provider: the verifier only it has, so that nobody else's sign-in can end here
// (login CSRF), and where it wanted to go.
import { parse, serialize } from 'hono/utils/cookie'
import { base64url } from 'jose'
import { z } from 'zod'

const COOKIE = '__Host-trip'
/** Seconds; as long as a sign-in may take at a provider. */
const MAX_AGE = 600

const shape = z.object({
  provider: z.enum(['google', 'microsoft']),
  /** PKCE (RFC 7636). */
  verifier: z.string(),
  /** Where it wanted to go, as a query (destination.ts). */
  destination: z.string(),
})
export type Trip = z.output<typeof shape>

function line(value: string, maxAge: number): string {
  return serialize(COOKIE, value, { path: '/', secure: true, httpOnly: true, sameSite: 'Lax', maxAge })
}

export function tripCookie(trip: Trip): string {
  return line(base64url.encode(JSON.stringify(trip)), MAX_AGE)
}

export function forgottenTrip(): string {
  return line('', 0)
}

/** null: this browser did not leave from here, or took too long. */
export function readTrip(request: Request): Trip | null {
  try {
    const stored = parse(request.headers.get('Cookie') ?? '', COOKIE)[COOKIE] ?? ''
    return shape.parse(JSON.parse(new TextDecoder().decode(base64url.decode(stored))))
  } catch {
    return null
  }
}
