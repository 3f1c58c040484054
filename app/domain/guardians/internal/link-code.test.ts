import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLinkCode } from './link-code.ts'

const letter = fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ')
const shown = fc
  .array(letter, { minLength: 8, maxLength: 8 })
  .map((letters) => `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`)

describe('a code as it is typed', () => {
  it.each([
    ['7K2M-Q9XD', '7K2M-Q9XD'],
    ['7k2m q9xd', '7K2M-Q9XD'],
    [' 7 K 2 M Q 9 X D ', '7K2M-Q9XD'],
    ['OIl0-1111', '0110-1111'],
    ['7K2M–Q9XD', '7K2M-Q9XD'],
    ['7K2M-Q9X', null],
    ['7K2M-Q9XDD', null],
    ['7K2M-Q9XU', null],
    ['', null],
  ])('%j is %j', (typed, code) => {
    expect(readLinkCode(typed)).toBe(code)
  })

  it('is the code as it was shown, in small letters and without the dash too', () => {
    fc.assert(
      fc.property(shown, (code) => {
        expect(readLinkCode(code)).toBe(code)
        expect(readLinkCode(code.toLowerCase().replace('-', ''))).toBe(code)
      }),
    )
  })

  it('is never read as anything that was not a code', () => {
    fc.assert(
      fc.property(fc.string(), (typed) =>
        /^[0-9A-Z]{4}-[0-9A-Z]{4}$/.test(readLinkCode(typed) ?? '0000-0000'),
      ),
    )
  })
})
