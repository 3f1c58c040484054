// Algebra as children type it: what is equal is taken, whatever it looks like; what is not, never; nonsense is refused at once.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ExpressionForm } from '../exercise.ts'
import { linearText } from '../linear-text.ts'
import type { Maths } from '../notation.ts'
import { brackets, fraction, multiple, num, operate, opposite, PI, power, root, X, Y } from '../notation.ts'
import { checkExpression } from './check-expression.ts'
import { sameExpression } from './normal-form.ts'
import { LONGEST_EXPRESSION, readExpression } from './read-expression.ts'

const PLAIN = { decimalSign: '.' } as const

function read(text: string): Maths {
  const result = readExpression(text, PLAIN)
  if (!result.ok) throw new Error(`${text}: ${result.code}`)
  return result.value
}

function judge(
  typed: unknown,
  right: string,
  form: ExpressionForm = 'any',
  letters = ['x', 'y', 'n'],
): string {
  const result = checkExpression(typed, read(right), form, { ...PLAIN, letters })
  if (!result.ok) return result.code
  return result.value.is === 'other-form' ? result.value.wanted : result.value.is
}

describe('what is typed is equal', () => {
  test.each([
    ['2(x+3)', '2x+6'],
    ['6 + 2x', '2x+6'],
    ['２（ｘ＋３）', '2x+6'],
    ['2·X − −6', '2x+6'],
    ['x²', 'x*x'],
    ['x^2*x^-1', 'x'],
    ['x⁻²', '1/x^2'],
    ['(x^2-1)/(x-1)', 'x+1'],
    ['1/x + 1/y', '(x+y)/(x y)'],
    ['0.5x', 'x/2'],
    [',5x', '1/2x'],
    ['1 1/2 x', '3x/2'],
    ['1,000x', '1000x'],
    ['-x^2', '-(x^2)'],
    ['2^-3', '1/8'],
    ['(x+y)^3', 'x^3+3x^2y+3xy^2+y^3'],
    ['√20', '2√5'],
    ['10/√5', '2sqrt(5)'],
    ['√2 * √3', '√6'],
    ['√(1/2)', '√2/2'],
    ['∛-8', '-2'],
    ['∛54', '3cbrt2'],
    ['(1+√2)(1-√2)', '-1'],
    ['1/(√2-1)', '√2+1'],
    ['8^(1/3)', '2'],
    ['12 pi', '12π'],
    ['π*3*2^2', '12π'],
    ['4^x', '2^(2x)'],
    ['2|x-1|+3', '3+2*|1-x|'],
    ['|x|x', 'x*|x|'],
    ['2^(x+3)', '8*2^x'],
    ['√(4x)', '2√x'],
    ['(√x)^2', 'x'],
    ['|x-y|', '|y-x|'],
    ['2sin(x+x)', '2 sin(2x)'],
    ['(2x+2)/(x+1)^2', '2/(x+1)'],
    ['2y = 6x', 'y = 3x'],
    ['3x=y', 'y = 3x'],
    ['y - 3x = 0', 'y = 3x'],
    ['y/x = 3', 'y = 3x'],
    ['-x > 2', 'x < -2'],
    ['3 >= x', 'x ≤ 3'],
    ['2x≥1', 'x>=0.5'],
  ])('%s and %s', (typed, right) => {
    expect(judge(typed, right)).toBe('equal')
  })

  test.each([
    ['2x+3', '2x+6'],
    ['3x+4', '7x'],
    ['(x+y)^2', 'x^2+y^2'],
    ['√(x+y)', '√x+√y'],
    ['√2+√3', '√5'],
    ['22/7', '3π'],
    ['x=3y', 'y=3x'],
    ['x > -2', 'x < -2'],
    ['x <= -2', 'x < -2'],
    ['x = -2', 'x < -2'],
    ['2^x*3', '6^x'],
  ])('%s and %s are not', (typed, right) => {
    expect(judge(typed, right)).toBe('different')
  })
})

describe('an expression', () => {
  const DIGIT = fc.integer({ min: 1, max: 9 })
  const { expression } = fc.letrec<{ expression: Maths }>((tie) => ({
    expression: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.oneof(
        DIGIT.map((value) => num(value)),
        fc.constantFrom(X, Y, PI),
        DIGIT.map((of) => root(of)),
      ),
      fc
        .tuple(fc.constantFrom('+', '-', '×'), tie('expression'), tie('expression'))
        .map(([operator, a, b]) => brackets(operate(operator as '+', a, b))),
      fc.tuple(tie('expression'), DIGIT).map(([a, by]) => brackets(fraction(a, by))),
      tie('expression').map((of) => brackets(opposite(of))),
      fc.tuple(DIGIT, tie('expression')).map(([by, of]) => brackets(multiple(by, brackets(of)))),
      tie('expression').map((base) => brackets(power(brackets(base), 2))),
    ),
  }))
  const SMALL = expression.filter(
    (made) => linearText(made).length <= LONGEST_EXPRESSION && linearText(made).split('(').length < 11,
  )

  test('is read again as it was written, and is never equal to itself and one more', () => {
    fc.assert(
      fc.property(SMALL, (made) => {
        const again = read(linearText(made))
        expect(sameExpression(made, again)).toBe(true)
        expect(sameExpression(made, operate('+', again, 1))).toBe(false)
      }),
      { numRuns: 200 },
    )
  })

  test('can be expanded: a(b + c) is ab + ac, whatever they are', () => {
    fc.assert(
      fc.property(SMALL, SMALL, SMALL, (a, b, c) => {
        const product = operate('×', a, brackets(operate('+', b, c)))
        expect(sameExpression(product, operate('+', operate('×', a, b), operate('×', a, c)))).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  test('is refused with a code or read, whatever characters it has', () => {
    const texts = fc.array(fc.constantFrom(...'0129.,xyO+-*/^()|=<≥√∛π²³ 　−×½é十'), { maxLength: 90 })
    fc.assert(
      fc.property(texts, (characters) => {
        expect(typeof judge(characters.join(''), 'x+1')).toBe('string')
      }),
      { numRuns: 1_000 },
    )
  })
})

test.each<[ExpressionForm, string, string, string]>([
  ['expanded', '2x+6', '2x+6', 'equal'],
  ['expanded', '2x+6', '2(x+3)', 'expanded'],
  ['expanded', '2x+6', 'x+x+6', 'expanded'],
  ['expanded', '2x+6', '2*x+3*2', 'expanded'],
  ['expanded', 'x^2+5x+6', 'x²+5x+6', 'equal'],
  ['expanded', 'x^2+5x+6', '(x+2)(x+3)', 'expanded'],
  ['factored', '6(2x+3)', '6(2x+3)', 'equal'],
  ['factored', '6(2x+3)', '(2x+3)*6', 'equal'],
  ['factored', '6(2x+3)', '12x+18', 'factored'],
  ['factored', '6(2x+3)', '3(4x+6)', 'factored'],
  ['factored', '-3(x-2)', '3(2-x)', 'equal'],
  ['factored', '(x+2)(x+3)', '(3+x)(x+2)', 'equal'],
  ['factored', '(x+2)(x+3)', '1(x^2+5x+6)', 'factored'],
  ['factored', '(x+2)^2', '(x+2)(x+2)', 'equal'],
  ['simplified', '2√5', '2√5', 'equal'],
  ['simplified', '2√5', '√20', 'simplified'],
  ['simplified', '2√5', '10/√5', 'simplified'],
  ['simplified', '√5/2', '√5/2', 'equal'],
  ['simplified', '5x+4', '2x+3x+4', 'simplified'],
  ['simplified', '3x/2', '6x/4', 'simplified'],
  ['simplified', '12π', '3*4π', 'simplified'],
  ['simplified', '2^7', '128', 'equal'],
  ['simplified', 'x^7', 'x^3*x^4', 'simplified'],
  ['simplified', '12π', '37.7', 'exact'],
  ['simplified', '(x-1)/(x+2)', '(x-1)/(x+2)', 'equal'],
  ['simplified', '(x-1)/(x+2)', '(x^2-3x+2)/(x^2-4)', 'simplified'],
  ['simplified', '(x-1)/(x+2)', '(1-x)/(-2-x)', 'equal'],
  ['any', '√2', '1.41', 'exact'],
  ['any', '√2', '1.5', 'different'],
  ['solved', 'y = 3x+1', '3x+1=y', 'equal'],
  ['solved', 'y = 3x+1', 'y-1=3x', 'solved'],
  ['solved', 'x < -3', '-3 > x', 'equal'],
  ['solved', 'x < -3', '-2x > 6', 'solved'],
])('as %s, %s typed as %s is %s', (form, right, typed, verdict) => {
  expect(judge(typed, right, form)).toBe(verdict)
})

test.each([
  ['empty', ' '],
  ['too_long', 'x'.repeat(10_000)],
  ['too_long', '('.repeat(10_000)],
  ['too_large', `${'('.repeat(20)}x${')'.repeat(20)}`],
  ['too_large', `${'-'.repeat(40)}x`],
  ['too_large', 'x^999999'],
  ['too_large', '9^9^9^9'],
  ['too_large', '(((9^40)^40)^40)^40'],
  ['too_large', '(x+y+1)^40*(x+y+2)^40'],
  ['too_large', '√999999999989999999'],
  ['too_large', '1234567890123'],
  ['division_by_zero', '1/0'],
  ['division_by_zero', 'x/(x-x)'],
  ['division_by_zero', '1/(√2*√2-2)'],
  ['division_by_zero', '0^-1'],
  ['not_real', '√-4'],
  ['unknown_letter', '2O'],
  ['unknown_letter', '2х'],
  ['unknown_letter', '十'],
  ['unknown_sign', '½x'],
  ['unknown_sign', '٣x'],
  ['unknown_sign', 'x;2'],
  ['brackets', '2(x+3'],
  ['brackets', '2x+3)'],
  ['incomplete', '2x+'],
  ['incomplete', '2 3'],
  ['incomplete', '1.2.3x'],
  ['incomplete', 'x = 2 = 3'],
  ['incomplete', '()'],
  ['incomplete', 7],
  ['incomplete', null],
  ['incomplete', ['x']],
  ['relation', 'x=2'],
])('%s: %s', (code, typed) => {
  expect(judge(typed, 'x+1')).toBe(code)
})

test('an equation is asked for, no expression', () => {
  expect(judge('3x', 'y = 3x')).toBe('no_relation')
})

test('a comma is a decimal sign where the language has one, and stands between thousands elsewhere', () => {
  const value = (text: string, decimalSign: '.' | ',') => {
    const result = readExpression(text, { decimalSign })
    return result.ok ? linearText(result.value) : result.code
  }
  expect([value('1,500x', ','), value('1,500x', '.'), value('1.500x', ','), value('1,5x', '.')]).toEqual([
    '1.500x',
    '1500x',
    '1500x',
    '1.5x',
  ])
})
