import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Formula, readFormula } from './formula.ts'

/** A formula with a bracket around each part. */
function shown(formula: Formula): string {
  switch (formula.is) {
    case 'row':
      return formula.of.map(shown).join(' ')
    case 'brackets':
      return `${formula.open}${shown(formula.inside)}${formula.close}`
    case 'fraction':
      return `{${shown(formula.over)} over ${shown(formula.under)}}`
    case 'root':
      return `{root${formula.index ? ` ${shown(formula.index)}` : ''} of ${shown(formula.of)}}`
    case 'script': {
      const { base, above, below } = formula
      return `{${shown(base)}${below ? ` below ${shown(below)}` : ''}${above ? ` above ${shown(above)}` : ''}}`
    }
    default:
      return formula.text
  }
}

it.each([
  ['a^2 + b^2 = c^2', '{a above 2} + {b above 2} = {c above 2}'],
  ['(bh)/2', '{b h over 2}'],
  ['x = (-b ± √(b² - 4ac))/(2a)', 'x = {− b ± {root of {b above 2} − 4 a c} over 2 a}'],
  ['(y_2 - y_1)/(x_2 - x_1)', '{{y below 2} − {y below 1} over {x below 2} − {x below 1}}'],
  ['3(x + 1)', '3 (x + 1)'],
  ['x^-1', '{x above − 1}'],
  ['a_n^2', '{a below n above 2}'],
  ['1,000 <= n', '1,000 ≤ n'],
  ['sin 60°', 'sin 60 °'],
  ['\\frac{1}{2}\\cdot\\sqrt[3]{8}', '{1 over 2} · {root 3 of 8}'],
  ['\\left(\\pi r^{2}\\right)', '(π {r above 2})'],
  ['v = \\text{distance}/t', 'v = {distance over t}'],
  ['/2', '/ 2'],
  ['((', '(()'.concat(')')],
])('%s', (typed, expected) => {
  expect(shown(readFormula(typed))).toBe(expected)
})

it('takes any text, however deep', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.stringMatching(/^[(){}[\]^_/\\√a1-]{0,80}$/),
      (any, hostile) => {
        shown(readFormula(any))
        shown(readFormula(hostile))
      },
    ),
  )
  expect(() => readFormula('('.repeat(500))).not.toThrow()
})
