import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkClaim } from './check-claim.ts'

describe('a claim', () => {
  test.each([
    ['3/4 + 1/8 = 7/8', 'true'],
    ['3/4 + 1/8 = 4/12', 'false'],
    ['0.1 + 0.2 = 0.3', 'true'],
    ['1/3 = 0.33', 'false'],
    ['15% of 80 = 12', 'true'],
    ['2 + 2 = 4 = 2^2', 'true'],
    ['2 + 2 = 4 = 5', 'false'],
    ['√2 * √8 = 4', 'true'],
    ['√2 + √3 = √5', 'false'],
    ['√2 < 1.5', 'true'],
    ['π > 3.2', 'false'],
    ['sin(pi/6) = 1/2', 'true'],
    ['2(x + 3) = 2x + 6', 'true'],
    ['(x + 1)^2 = x^2 + 1', 'depends'],
    ['x + 1 = x + 2', 'false'],
    ['x^2 - 9 = (x - 3)(x + 3)', 'true'],
    ['x = 5', 'depends'],
    ['3 + 4 = 7; 2 * 3 = 5', 'false'],
    ['sin(x)^2 + cos(x)^2 = 1', 'undecided'],
    ['π ≈ 3.14', 'undecided'],
    ['1/0 = 1', 'undecided'],
    ['3 + 4', 'undecided'],
    ['the sum is 7', 'undecided'],
    ['', 'undecided'],
  ])('%s: %s', (claim, verdict) => {
    expect(checkClaim(claim, 'en')).toBe(verdict)
  })

  test('reads the decimal comma of its language', () => {
    expect(checkClaim('0,5 + 0,25 = 0,75', 'fr')).toBe('true')
  })

  test('about a sum is true with its sum and false with another', () => {
    const part = fc.record({ n: fc.integer({ min: -99, max: 99 }), d: fc.integer({ min: 1, max: 30 }) })
    fc.assert(
      fc.property(part, part, fc.integer({ min: 1, max: 50 }), (a, b, off) => {
        const [n, d] = [a.n * b.d + b.n * a.d, a.d * b.d]
        const sum = (over: number) => `(${a.n})/${a.d} + (${b.n})/${b.d} = (${over})/${d}`
        expect(checkClaim(sum(n), 'en')).toBe('true')
        expect(checkClaim(sum(n + off), 'en')).toBe('false')
      }),
    )
  })

  test('of any text has a verdict', () => {
    const sign = fc.constantFrom(...'0123456789xyπ√+-*/^()=<> ')
    const text = fc.oneof(
      fc.string({ maxLength: 300 }),
      fc.array(sign, { maxLength: 50 }).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(text, (claim) => {
        expect(['true', 'false', 'depends', 'undecided']).toContain(checkClaim(claim, 'en'))
      }),
      { numRuns: 1_000 },
    )
  })
})
