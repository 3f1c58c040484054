// Codes that people pass on, of referrals and of teachers: eight signs without vowels, so that no word comes out, and without
// signs that look alike.
import { base64url } from 'jose'
import type { AppContext } from './context.ts'
import { secretHash } from './keys.server.ts'

const SIGNS = '234679BCDFGHJKMNPQRTVWXYZ'
const LENGTH = 8
const SHAPE = new RegExp(`^[${SIGNS}]{${LENGTH}}$`)
/** Bytes from here on would favour the first signs. */
const FAIR = 256 - (256 % SIGNS.length)

/** A new code, from the context's secrets. */
export async function newShortCode(ctx: AppContext): Promise<string> {
  return codeFrom(base64url.decode(await secretHash(ctx.newSecret())))
}

/** The code that a run of random bytes stands for. @throws when there are too few of them */
export function codeFrom(bytes: Uint8Array): string {
  const signs = [...bytes].filter((byte) => byte < FAIR).map((byte) => SIGNS[byte % SIGNS.length])
  if (signs.length < LENGTH) throw new Error('too few random bytes')
  return signs.slice(0, LENGTH).join('')
}

/** A code as someone typed it: blanks, dashes and small letters are fine. null: no code of ours looks like that. */
export function readCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase()
  return SHAPE.test(code) ? code : null
}
