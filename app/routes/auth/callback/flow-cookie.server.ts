// What a browser keeps while it is away at a provider: the verifier only it has, so that nobody else's sign-in can end here
// (login CSRF), and where it wanted to go.
import { base64url } from 'jose'
import { z } from 'zod'
import { cookieLine, readCookie } from '#app/request/cookies.server.ts'

const COOKIE = '__Host-provider-flow'

const shape = z.object({
  provider: z.enum(['google', 'microsoft', 'school']),
  /** PKCE (RFC 7636). */
  verifier: z.string(),
  /** Where it wanted to go, as a query (destination.ts). */
  destination: z.string(),
})
export type ProviderFlow = z.output<typeof shape>

/** The Set-Cookie line that keeps it. */
export function flowCookie(flow: ProviderFlow): string {
  return cookieLine(COOKIE, base64url.encode(JSON.stringify(flow)))
}

/** null: this browser did not leave from here, or took too long. */
export function readFlow(request: Request): ProviderFlow | null {
  try {
    const stored = readCookie(request, COOKIE) ?? ''
    return shape.parse(JSON.parse(new TextDecoder().decode(base64url.decode(stored))))
  } catch {
    return null
  }
}
