import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeFrom, readCode } from './short-code.ts'

describe('a short code', () => {
  it('is eight signs that spell no word and are not mistaken for one another', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32, max: 249 }), (bytes) => {
        expect(codeFrom(bytes)).toMatch(/^[234679BCDFGHJKMNPQRTVWXYZ]{8}$/)
      }),
    )
  })

  it('passes over bytes that would favour some signs', () => {
    expect(codeFrom(new Uint8Array([250, 255, 0, 1, 2, 3, 4, 5, 6, 249]))).toBe('234679BZ')
    expect(() => codeFrom(new Uint8Array([1, 2, 3]))).toThrow('too few')
  })

  it.each([
    ['BCDF2346', 'BCDF2346'],
    [' bcdf-2346 ', 'BCDF2346'],
    ['bcdf 2346', 'BCDF2346'],
    ['', null],
    ['   ', null],
    ['BCDF234', null],
    ['BCDF23467', null],
    ['ABCD2346', null],
    ["BCDF234'", null],
  ])('typed as "%s" is %s', (typed, code) => {
    expect(readCode(typed)).toBe(code)
  })
})
