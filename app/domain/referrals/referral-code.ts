// A referral code: eight signs without vowels, so that no word comes out, and without signs that look alike.
const SIGNS = '234679BCDFGHJKMNPQRTVWXYZ'
const LENGTH = 8
const SHAPE = new RegExp(`^[${SIGNS}]{${LENGTH}}$`)
/** Bytes from here on would favour the first signs. */
const FAIR = 256 - (256 % SIGNS.length)

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
