// Codes a child can read out: eight letters and digits of Crockford's base 32, where nothing looks like anything else.
// 40 bits: with ten minutes and a few tries that is no lottery.
import type { AppContext } from '#app/platform/context.ts'
import { keyedHash } from '#app/platform/keys.server.ts'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

/** A new code as it is shown: "7K2M-Q9XD". */
export async function newLinkCode(ctx: AppContext): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(ctx.newSecret()))
  const letters = [...new Uint8Array(digest, 0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

/** What someone typed, as it was shown; null when it cannot be a code. Small letters, spaces and look-alikes are fine. */
export function readLinkCode(typed: string): string | null {
  const letters = typed
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  const known = letters.length === LENGTH && [...letters].every((letter) => ALPHABET.includes(letter))
  return known ? `${letters.slice(0, 4)}-${letters.slice(4)}` : null
}

export function linkCodeHash(ctx: AppContext, code: string): Promise<string> {
  return keyedHash(ctx.config, 'link-code', code)
}
