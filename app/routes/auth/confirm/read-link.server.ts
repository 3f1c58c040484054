import { CODE_TYPES } from '#app/domain/accounts/accounts.types.ts'
import type { MailLink } from '#app/domain/accounts/mail-link.ts'

const TOKEN_MAX = 200

/** The link an address of /auth/confirm carries; null when it carries none. */
export function readLink(request: Request): MailLink | null {
  const params = new URL(request.url).searchParams
  const token = params.get('token') ?? ''
  const type = CODE_TYPES.find((known) => known === params.get('type'))
  if (token === '' || token.length > TOKEN_MAX || !type) return null
  return { token, type, redirectTo: params.get('redirect_to') }
}
