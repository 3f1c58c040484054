import * as crypto from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { checkPasswordHash, hashPassword } from './password-hash.ts'

/** A hundredth of the work. */
const CHEAP = { ln: 10, r: 8, p: 1 }
const FINE = { matches: true, outdated: false }
const NO = { matches: false, outdated: false }

vi.mock('node:crypto', async (original) => {
  const real = await original<typeof crypto>()
  return { ...real, scrypt: vi.fn(real.scrypt) }
})
const derived = vi.mocked(crypto.scrypt)

describe('a password hash', () => {
  it('says how it was made, checks its password and no other', async () => {
    const hash = await hashPassword('violet-otter-42')
    expect(hash).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(await checkPasswordHash('violet-otter-42', hash)).toEqual(FINE)
    expect(await checkPasswordHash('violet-otter-43', hash)).toEqual(NO)
  })

  it('is another one each time', async () => {
    expect(await hashPassword('same', CHEAP)).not.toBe(await hashPassword('same', CHEAP))
  })

  it.each([{ ln: 13, r: 8, p: 5 }, { ln: 14, r: 4, p: 5 }, { ln: 14, r: 8, p: 1 }, CHEAP])(
    'with weaker parameters still matches, and is outdated: %o',
    async (parameters) => {
      const hash = await hashPassword('violet-otter-42', parameters)
      expect(await checkPasswordHash('violet-otter-42', hash)).toEqual({ matches: true, outdated: true })
      expect((await checkPasswordHash('other', hash)).matches).toBe(false)
    },
  )

  it.each([
    ['composed and decomposed letters', 'caf\u00e9', 'cafe\u0301'],
    ['full-width letters', 'abc123', '\uff41\uff42\uff43123'],
  ])('takes %s for the same', async (_, one, other) => {
    expect((await checkPasswordHash(other, await hashPassword(one, CHEAP))).matches).toBe(true)
  })

  it.each(['Abc', 'abc ', ' abc', 'ab', 'abcd', ''])('of "abc" does not match "%s"', async (other) => {
    expect((await checkPasswordHash(other, await hashPassword('abc', CHEAP))).matches).toBe(false)
  })

  it('was made as RFC 7914 says', async () => {
    // Section 12, third vector (N=16384, r=8, p=1), cut to our 32 bytes.
    const salt = btoa('SodiumChloride').replace(/=+$/, '')
    const expected = '7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2'
    const bytes = expected.match(/../g)?.map((pair) => String.fromCharCode(Number.parseInt(pair, 16))) ?? []
    const hash = `$scrypt$ln=14,r=8,p=1$${salt}$${btoa(bytes.join('')).replace(/=+$/, '')}`
    expect(await checkPasswordHash('pleaseletmein', hash)).toEqual({ matches: true, outdated: true })
  })
})

describe('no hash', () => {
  it.each([
    null,
    '',
    'violet-otter-42',
    '$2b$12$abcdefghijklmnopqrstuv',
    '$scrypt$ln=14,r=8$AAAA$BBBB',
    '$scrypt$ln=14,r=8,p=5$$',
    '$scrypt$ln=-1,r=8,p=5$AAAA$BBBB',
    ' $scrypt$ln=14,r=8,p=5$AAAA$BBBB',
  ])('%s never matches, and costs what a check of a hash made today costs', async (stored) => {
    derived.mockClear()
    expect(await checkPasswordHash('violet-otter-42', stored)).toEqual(NO)
    const costs = derived.mock.calls.map(([password, , length, options]) => [password, length, options])
    expect(costs).toEqual([['violet-otter-42', 32, { N: 2 ** 14, r: 8, p: 5, maxmem: expect.any(Number) }]])
  })
})
