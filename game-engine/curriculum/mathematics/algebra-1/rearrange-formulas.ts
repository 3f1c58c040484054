import type { Dice } from '#engine/core/random.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  brackets,
  difference,
  equation,
  fraction,
  type Maths,
  multiple,
  product,
  sum,
  variable,
} from '../../notation.ts'
import { answerIs } from '../sentences.ts'
import { expression, hints, say, step } from './area.ts'

/** rearrange-formulas */
export const rearrangeFormulas: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return oneOrTwoSteps(dice)
    return difficulty === 2 ? fromProduct(dice) : letterTwice(dice)
  },
}

const LETTERS = ['a', 'b', 'c', 'd', 'm', 'n', 'p', 'r', 's', 't', 'u', 'v', 'w'] as const

function fourLetters(dice: Dice): readonly [Maths, Maths, Maths, Maths] {
  const [a = 'a', b = 'b', c = 'c', d = 'd'] = dice.shuffle(LETTERS)
  return [variable(a), variable(b), variable(c), variable(d)]
}

function formulaDraft(
  formula: Maths,
  letter: Maths,
  right: Maths,
  mistakes: readonly (readonly [Maths, string])[],
  hint: string,
  lines: readonly (readonly [string, Maths])[],
): Draft {
  return {
    question: say('solve-for', { formula, letter }),
    answer: expression(
      equation(letter, right),
      mistakes.map(([value, why]) => [equation(letter, value), why] as const),
      'solved',
    ),
    hints: hints(hint, { letter }),
    solution: [
      ...lines.map(([name, work]) => step(name, undefined, work)),
      answerIs(equation(letter, right)),
    ],
  }
}

/** y = kx + b for x */
function oneOrTwoSteps(dice: Dice): Draft {
  const [y, x, b] = fourLetters(dice)
  const k = dice.int(2, 9)
  return formulaDraft(
    equation(y, sum(multiple(k, x), b)),
    x,
    fraction(difference(y, b), k),
    [
      [difference(y, fraction(b, k)), 'one-term-divided'],
      [fraction(sum(y, b), k), 'constant-sign'],
      [difference(difference(y, b), k), 'factor-subtracted'],
    ],
    'formula-two-steps',
    [['take-term-away', equation(difference(y, b), multiple(k, x))]],
  )
}

/** v = k·a·b/2 for a, or s = b/(a) … */
function fromProduct(dice: Dice): Draft {
  const [v, a, b, c] = fourLetters(dice)
  const k = dice.int(2, 6)
  if (dice.int(1, 2) === 1) {
    return formulaDraft(
      equation(v, fraction(multiple(a, brackets(sum(b, c))), k)),
      a,
      fraction(multiple(k, v), sum(b, c)),
      [
        [fraction(v, multiple(k, brackets(sum(b, c)))), 'divided-for-multiplied'],
        [difference(difference(multiple(k, v), b), c), 'factor-subtracted'],
        [sum(fraction(multiple(k, v), b), c), 'one-term-divided'],
      ],
      'formula-product',
      [['multiply-by-denominator', equation(multiple(k, v), multiple(a, brackets(sum(b, c))))]],
    )
  }
  return formulaDraft(
    equation(v, fraction(b, multiple(k, a))),
    a,
    fraction(b, multiple(k, v)),
    [
      [multiple(k, product(b, v)), 'divided-for-multiplied'],
      [fraction(multiple(k, b), v), 'factor-left-on-top'],
      [fraction(v, multiple(k, b)), 'turned-over'],
    ],
    'formula-product',
    [['multiply-by-denominator', equation(product(v, multiple(k, a)), b)]],
  )
}

/** v = pa + pbc for p, or squared: v = k·r² … */
function letterTwice(dice: Dice): Draft {
  const [v, p, b, c] = fourLetters(dice)
  const k = dice.int(2, 9)
  if (dice.int(1, 2) === 1) {
    return formulaDraft(
      equation(v, sum(multiple(k, p), product(p, b))),
      p,
      fraction(v, sum(k, b)),
      [
        [difference(difference(v, k), b), 'factor-subtracted'],
        [fraction(v, multiple(k, b)), 'sum-as-product'],
      ],
      'formula-factor-out',
      [['factor-letter-out', equation(v, multiple(p, brackets(sum(k, b))))]],
    )
  }
  return formulaDraft(
    equation(sum(product(p, b), c), multiple(v, p)),
    p,
    fraction(c, difference(v, b)),
    [
      [fraction(c, sum(v, b)), 'moved-without-sign'],
      [fraction(c, product(v, b)), 'sum-as-product'],
    ],
    'formula-factor-out',
    [
      ['letter-to-one-side', equation(c, difference(multiple(v, p), product(p, b)))],
      ['factor-letter-out', equation(c, multiple(p, brackets(difference(v, b))))],
    ],
  )
}
