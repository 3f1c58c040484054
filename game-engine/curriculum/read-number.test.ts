// Numbers as children type them, in every language, and what is no number.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rational } from './exact.ts'
import { readNumber } from './read-number.ts'

const value = (input: unknown, decimalSign: '.' | ',' = '.') => {
  const read = readNumber(input, decimalSign)
  return read.ok ? `${read.value.value.n}/${read.value.value.d} ${read.value.form}` : read.code
}

describe('a number', () => {
  test.each([
    ['7', '7/1 whole'],
    ['  007 ', '7/1 whole'],
    ['-3', '-3/1 whole'],
    ['−3', '-3/1 whole'],
    ['１２', '12/1 whole'],
    ['1,234', '1234/1 whole'],
    ['12 345', '12345/1 whole'],
    ['1,234.5', '2469/2 decimal'],
    ['0.50', '1/2 decimal'],
    ['0,5', '1/2 decimal'],
    ['5.', '5/1 decimal'],
    ['50 %', '1/2 percent'],
    ['１/２', '1/2 fraction'],
    ['2/4', '1/2 fraction'],
    ['2 ⁄ 4', '1/2 fraction'],
    ['-1/2', '-1/2 fraction'],
    ['1 3/4', '7/4 mixed'],
    ['1+3/4', '7/4 mixed'],
    ['-1 3/4', '-7/4 mixed'],
  ])('%s is %s', (input, read) => {
    expect(value(input)).toBe(read)
  })

  test.each([
    ['1.234', '1234/1 whole'],
    ['1,234', '617/500 decimal'],
    ['1.234,5', '2469/2 decimal'],
    ['0.5', '1/2 decimal'],
    ['0,5', '1/2 decimal'],
  ])('with a decimal comma %s is %s', (input, read) => {
    expect(value(input, ',')).toBe(read)
  })

  test.each([
    ['empty', ''],
    ['empty', ' \u3000 '],
    ['letters', 'seven'],
    ['letters', '1O'],
    ['letters', 'l2'],
    ['letters', '十'],
    ['division_by_zero', '1/0'],
    ['division_by_zero', '2 1/0'],
    ['division_by_zero', '0/0'],
    ['not_a_number', '5²'],
    ['not_a_number', '½'],
    ['not_a_number', '٣'],
    ['not_a_number', '1.2.3'],
    ['not_a_number', '1/2/3'],
    ['not_a_number', '--1'],
    ['not_a_number', '1 2'],
    ['letters', '<b>1</b>'],
    ['too_long', '9'.repeat(10_000)],
    ['too_long', '123456789012345'],
    ['too_long', '0.000000000000001'],
    ['too_long', '12345678/3'],
    ['too_long', ' '.repeat(10_000)],
    ['not_a_number', 7],
    ['not_a_number', null],
    ['not_a_number', { toString: () => '7' }],
  ])('is refused as %s', (code, input) => {
    expect(value(input)).toBe(code)
  })

  test('is read exactly, or refused: no text at all makes it throw', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.stringMatching(/^[\d.,/ %+-]{0,45}$/)),
        (text) => {
          const read = readNumber(text, '.')
          if (read.ok) expect(rational(read.value.value.n, read.value.value.d)).toEqual(read.value.value)
        },
      ),
    )
  })
})
