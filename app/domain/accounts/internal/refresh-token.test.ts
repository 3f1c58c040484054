import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TEST_CONFIG } from '#tests/factories/config.ts'
import { readRefreshToken, refreshToken } from './refresh-token.ts'

const session = fc.uuid({ version: 4 })
const counter = fc.integer({ min: 0, max: 999_999_999 })
const OTHER = { ...TEST_CONFIG, cookieSecret: 'another-another-another-another-1' }

describe('a refresh token', () => {
  it('is read as what it was made for', () =>
    fc.assert(
      fc.asyncProperty(session, counter, async (sessionId, number) => {
        const token = await refreshToken(TEST_CONFIG, sessionId, number)
        expect(await readRefreshToken(TEST_CONFIG, token)).toEqual({
          kind: 'ours',
          sessionId,
          counter: number,
        })
        expect(await refreshToken(TEST_CONFIG, sessionId, number)).toBe(token)
      }),
    ))

  it('is ours no more when any of its characters is another', () =>
    fc.assert(
      fc.asyncProperty(
        session,
        counter,
        fc.nat(),
        fc.constantFrom(...'0aZ9_-.f'),
        async (sessionId, number, place, character) => {
          const token = await refreshToken(TEST_CONFIG, sessionId, number)
          const at = place % token.length
          const changed = token.slice(0, at) + character + token.slice(at + 1)
          fc.pre(changed !== token)
          expect((await readRefreshToken(TEST_CONFIG, changed)).kind).not.toBe('ours')
        },
      ),
      { numRuns: 300 },
    ))

  it('cannot be made from another: numbers and sessions do not mix', async () => {
    const [one, two] = [crypto.randomUUID(), crypto.randomUUID()]
    const [, number, signature] = (await refreshToken(TEST_CONFIG, one, 7)).split('.')
    for (const forged of [`${two}.${number}.${signature}`, `${one}.8.${signature}`, `${one}.07.${signature}`])
      expect(await readRefreshToken(TEST_CONFIG, forged)).toEqual({ kind: 'unknown' })
  })

  it('of another deployment is unknown', async () => {
    const token = await refreshToken(OTHER, crypto.randomUUID(), 1)
    expect(await readRefreshToken(TEST_CONFIG, token)).toEqual({ kind: 'unknown' })
  })

  it('is nothing anybody writes', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 120 }), async (text) => {
        expect((await readRefreshToken(TEST_CONFIG, text)).kind).not.toBe('ours')
      }),
    ))

  it.each([
    ['', 'malformed'],
    ['short', 'malformed'],
    ['with blanks in it, and long', 'malformed'],
    ['v1.local.something', 'malformed'],
    ['4nYUCw0wZR_DNOTSDbSGMQ', 'unknown'],
    ['abcdefghijkl', 'unknown'],
  ])('"%s" is %s', async (token, kind) => {
    expect(await readRefreshToken(TEST_CONFIG, token)).toEqual({ kind })
  })
})
