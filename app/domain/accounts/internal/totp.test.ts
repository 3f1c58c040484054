import { Secret } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { matchingStep, qrCode, totpSecret, totpUri } from './totp.ts'

/** RFC 6238 appendix B: the SHA-1 key, and its eight-digit codes cut to six. */
const KEY = Secret.fromLatin1('12345678901234567890').base32
const VECTORS = [
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_111_111_111, '050471', 37_037_037],
  [1_234_567_890, '005924', 41_152_263],
  [2_000_000_000, '279037', 66_666_666],
  [20_000_000_000, '353130', 666_666_666],
] as const

describe('codes of authenticator apps', () => {
  it.each(VECTORS)('are those of RFC 6238: at %i s %s', (seconds, code, step) => {
    expect(matchingStep(KEY, code, seconds * 1000)).toBe(step)
  })

  it('may be one step early or late, and name their own step', () => {
    const [seconds, code, step] = VECTORS[1]
    expect(matchingStep(KEY, code, (seconds - 30) * 1000)).toBe(step)
    expect(matchingStep(KEY, code, (seconds + 30) * 1000)).toBe(step)
    expect(matchingStep(KEY, code, (seconds - 60) * 1000)).toBeNull()
    expect(matchingStep(KEY, code, (seconds + 60) * 1000)).toBeNull()
  })

  it.each(['', '28708', '2870822', '28708a', '٢٨٧٠٨٢', ' 287082', '94287082'])(
    'are six digits, not %j',
    (code) => {
      expect(matchingStep(KEY, code, 59_000)).toBeNull()
    },
  )
})

describe('a new secret', () => {
  it('is 160 bits in base32, another one each time', () => {
    const secrets = ['a', 'b'].map((letter) => totpSecret(`${letter.repeat(42)}A`))
    expect(secrets[0]).toMatch(/^[A-Z2-7]{32}$/)
    expect(secrets[0]).not.toBe(secrets[1])
  })

  it('is told to the app by a URI and its picture', () => {
    const uri = totpUri({ secret: KEY, issuer: 'Sparkbook', label: 'maya@example.com' })
    expect(uri).toBe(
      `otpauth://totp/Sparkbook:maya%40example.com?issuer=Sparkbook&secret=${KEY}&algorithm=SHA1&digits=6&period=30`,
    )
    expect(qrCode(uri)).toMatch(/^<svg [\s\S]*<\/svg>$/)
  })
})
