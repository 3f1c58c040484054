import type { AppContext } from '#app/platform/context.ts'
import { keyedHash, secretHash } from '#app/platform/keys.server.ts'
import type { oneTimeCodes } from '../accounts.schema.ts'

/** Marks links whose flow ends with a code for the client instead of tokens (PKCE, RFC 7636). */
export const PKCE_PREFIX = 'pkce_'

/**
 * The token a mail's link carries for a six-digit code: a keyed hash, so that knowing the address does not help to guess
 * it, and the code itself is stored nowhere. With the row's id in it, equal digits sent twice are two tokens.
 */
export function codeToken(
  ctx: AppContext,
  { id, kind, address }: Pick<typeof oneTimeCodes.$inferSelect, 'id' | 'kind' | 'address'>,
  digits: string,
): Promise<string> {
  return keyedHash(ctx.config, 'one-time code', `${id} ${kind} ${address} ${digits}`)
}

/** What is stored of a token, with or without its prefix. */
export function codeTokenHash(token: string): Promise<string> {
  return secretHash(token.startsWith(PKCE_PREFIX) ? token.slice(PKCE_PREFIX.length) : token)
}
