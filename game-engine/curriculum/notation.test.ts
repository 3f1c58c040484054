// Mathematics as a tree: its exact value, its truth, its gaps, and its line of plain text.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compare, minus, over, plus, rational, times } from './exact.ts'
import { linearText } from './linear-text.ts'
import {
  absolute,
  apply,
  asFraction,
  asMixed,
  BLANK,
  brackets,
  definiteIntegral,
  degrees,
  difference,
  equation,
  exactValue,
  filled,
  fraction,
  functionOf,
  integral,
  isTrue,
  limit,
  list,
  type Maths,
  mixed,
  multiple,
  num,
  opposite,
  plusMinus,
  power,
  product,
  quotient,
  ratio,
  relation,
  root,
  sign,
  subscript,
  sum,
  variable,
  X,
} from './notation.ts'

describe('mathematics as a tree', () => {
  test.each<[Maths, string, string | null]>([
    [sum(8, 5), '8 + 5', '13/1'],
    [product(3, brackets(sum(4, 5))), '3 × (4 + 5)', '27/1'],
    [quotient(difference(7, 1), 4), '7 - 1 ÷ 4', '3/2'],
    [quotient(1, 0), '1 ÷ 0', null],
    [fraction(2, 4), '2/4', '1/2'],
    [mixed(1, 3, 4), '1 3/4', '7/4'],
    [mixed(2, 0, 4), '2', '2/1'],
    [power(10, 3), '10^3', '1000/1'],
    [num(rational(1, 2), 2), '0.50', '1/2'],
    [num(rational(-13, 4)), '-3.25', '-13/4'],
    [asFraction(rational(6, 4)), '3/2', '3/2'],
    [asMixed(rational(6, 4)), '1 1/2', '3/2'],
    [sign('<'), '<', null],
    [list([1, BLANK]), '1, ?', null],
    [opposite(absolute(-5)), '-|-5|', '-5/1'],
    [opposite(brackets(-3)), '-(-3)', '3/1'],
    [ratio(6, 4), '6 : 4', '3/2'],
    [multiple(3, brackets(sum(4, 5))), '3(4 + 5)', '27/1'],
    [multiple(3, X), '3x', null],
    [root(9), '√9', '3/1'],
    [root(fraction(8, 27), 3), '∛(8/27)', '2/3'],
    [root(2), '√2', null],
    [plusMinus(2, root(3)), '2 ± √3', null],
    [functionOf('f', X), 'f(x)', null],
    [apply('sin', degrees(30)), 'sin 30°', null],
    [apply(subscript(variable('log'), 2), 8), 'log_2 8', null],
    [limit('x', 0, fraction(1, X), '+'), 'lim x→0+ 1/x', null],
    [integral(X), '∫ x dx', null],
    [definiteIntegral(0, 1, X), '∫_0^1 x dx', null],
    [relation(X, '≤', 3), 'x ≤ 3', null],
  ])('%j', (maths, text, value) => {
    const exact = exactValue(maths)
    expect(linearText(maths)).toBe(text)
    expect(exact && `${exact.n}/${exact.d}`).toBe(value)
  })

  test('is true, false or has a gap', () => {
    const asked = equation(sum(8, BLANK), 13)
    expect(isTrue(asked)).toBeNull()
    expect(isTrue(filled(asked, num(5)))).toBe(true)
    expect(isTrue(filled(asked, num(6)))).toBe(false)
    expect(isTrue(filled(equation(multiple(2, X), 10), num(5)))).toBe(true)
    expect(isTrue(relation(fraction(1, 2), '>', fraction(1, 3)))).toBe(true)
    expect(isTrue(relation(fraction(1, 2), '<', fraction(1, 3)))).toBe(false)
    const everywhere = list([fraction(BLANK, brackets(BLANK)), power(BLANK, 2), sign('=')])
    expect(linearText(filled(everywhere, num(3)))).toBe('3/(3), 3^2, =')
  })

  test('has its thousands as the language writes them', () => {
    expect(linearText(num(1_234_567), { decimal: '.', group: ',' })).toBe('1,234,567')
    expect(linearText(list([num(rational(5, 2)), 4]), { decimal: ',', group: ' ' })).toBe('2,5\u202f; 4')
  })

  test('has its sine as the language writes it', () => {
    const spanish = { decimal: '.', group: ',', sine: 'sen' } as const
    expect(linearText(apply(variable('sin'), X), spanish)).toBe('sen x')
    expect(linearText(apply(variable('arcsin'), X), spanish)).toBe('arcsen x')
    expect(linearText(apply(variable('cos'), X), spanish)).toBe('cos x')
  })
})

describe('exact numbers', () => {
  const parts = fc.tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: 1, max: 500 }))

  test('calculate as fractions do', () => {
    fc.assert(
      fc.property(parts, parts, ([a, b], [c, d]) => {
        const [x, y] = [rational(a, b), rational(c, d)]
        expect(plus(x, y)).toEqual(rational(a * d + c * b, b * d))
        expect(minus(plus(x, y), y)).toEqual(x)
        expect(times(x, y)).toEqual(rational(a * c, b * d))
        if (c !== 0) expect(times(over(x, y), y)).toEqual(x)
        expect(Math.sign(compare(x, y))).toBe(Math.sign(a * d - c * b))
      }),
    )
  })

  test('refuse what is not exact', () => {
    for (const [n, d] of [
      [1, 0],
      [0.1, 1],
      [2 ** 53, 1],
      [1, Number.NaN],
      [Number.POSITIVE_INFINITY, 1],
    ] as const) {
      expect(() => rational(n, d)).toThrow(RangeError)
    }
    expect(() => over(rational(1), rational(0))).toThrow('division by zero')
    expect(() => times(rational(2 ** 40), rational(2 ** 40))).toThrow('too large')
    expect(() => linearText(num(rational(1, 3)))).toThrow('no end')
  })
})
