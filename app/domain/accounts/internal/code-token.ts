import type { AppContext } from '#app/context.ts'
import { keyedHash, secretHash } from '#app/keys.server.ts'
import type { CodeKind } from '../accounts.schema.ts'

/** Marks links whose flow ends with a code for the client instead of tokens (PKCE, RFC 7636). */
export const PKCE_PREFIX = 'pkce_'

/**
 * The token a mail's link carries for a six-digit code: a keyed hash, so that knowing the address does not help to guess
 * it, and the code itself is stored nowhere.
 */
export function codeToken(ctx: AppContext, kind: CodeKind, address: string, code: string): Promise<string> {
  return keyedHash(ctx.config, 'one-time code', `${kind} ${address} ${code}`)
}

/** What is stored of a token, with or without its prefix. */
export function codeTokenHash(token: string): Promise<string> {
  return secretHash(token.startsWith(PKCE_PREFIX) ? token.slice(PKCE_PREFIX.length) : token)
}
