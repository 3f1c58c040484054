import type { ApiSession } from '#app/domain/accounts/accounts.types.ts'

/** `redirectTo` with the session behind the hash, as clients of the implicit flow read it (RFC 6749 section 4.2.2). */
export function withSession(redirectTo: string, { tokens }: ApiSession, type?: string): string {
  const fragment = new URLSearchParams({
    access_token: tokens.accessToken,
    token_type: 'bearer',
    expires_in: String(tokens.expiresIn),
    expires_at: String(tokens.expiresAt),
    refresh_token: tokens.refreshToken,
    sb: '',
    ...(type && { type }),
  })
  const url = new URL(redirectTo)
  url.hash = fragment.toString()
  return url.href
}

/** `redirectTo` with one more query parameter. */
export function withQuery(redirectTo: string, values: Readonly<Record<string, string>>): string {
  const url = new URL(redirectTo)
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value)
  return url.href
}
