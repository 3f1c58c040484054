// Linear equations in x: one step in grade 6, two in grade 7, x on both sides in grade 8.
import type { Dice } from '#engine/core/random.ts'
import type { Mistake } from '../../area.ts'
import { over, type Rational, rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  asFraction,
  brackets,
  difference,
  equation,
  fraction,
  type Maths,
  multiple,
  num,
  product,
  sum,
  X,
} from '../../notation.ts'
import { plusNumber, timesLetter } from '../linear.ts'
import { answerIs } from '../sentences.ts'
import { fixedChoice, hints, number, say, step } from './area.ts'

type Line = readonly [name: string, work: Maths]

/** The last line says what x is. */
function solve(
  asked: Maths,
  value: number | Rational,
  mistakes: readonly Mistake<number | Rational>[],
  hint: string,
  lines: readonly Line[],
  isDecimal = false,
): Draft {
  const exact = typeof value === 'number' ? rational(value) : value
  return {
    question: say('solve', { equation: asked }),
    answer: number(exact, mistakes, 'any'),
    hints: hints(hint),
    solution: [
      ...lines.map(([name, work]) => step(name, undefined, work)),
      step('x-is', undefined, equation(X, isDecimal ? num(exact) : asFraction(exact))),
    ],
  }
}

/** one-step-equations */
export const oneStepEquations: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const [p, x] = [dice.int(2, 20), dice.int(2, 30)]
    if (difficulty === 1) {
      return solve(
        equation(sum(X, p), x + p),
        x,
        [
          [x + 2 * p, 'same-operation-again'],
          [x + p, 'right-side-copied'],
        ],
        'undo-plus',
        [['take-from-both', equation(X, difference(x + p, p))]],
      )
    }
    if (difficulty === 2) {
      const [factor, total] = [dice.int(2, 12), dice.int(2, 60)]
      if (total === factor || total === 2 * factor) return oneStepEquations.draw(dice, difficulty)
      return solve(
        equation(multiple(factor, X), total),
        rational(total, factor),
        [
          [rational(factor, total), 'divided-other-way'],
          [total - factor, 'coefficient-subtracted'],
          [total * factor, 'same-operation-again'],
        ],
        'undo-times',
        [['divide-both', equation(X, fraction(total, factor))]],
      )
    }
    if (dice.int(1, 2) === 1) {
      const tenths = rational(10 * p + 5, 10)
      return solve(
        equation(difference(X, num(tenths)), x),
        rational(10 * (x + p) + 5, 10),
        [
          [rational(10 * (x - p) - 5, 10), 'same-operation-again'],
          [x, 'right-side-copied'],
        ],
        'undo-minus',
        [['add-to-both', equation(X, sum(x, num(tenths)))]],
        true,
      )
    }
    return solve(
      equation(fraction(X, p), x),
      p * x,
      [
        [rational(x, p), 'same-operation-again'],
        [x + p, 'added-for-fraction'],
        [Math.abs(x - p), 'coefficient-subtracted'],
      ],
      'undo-fraction',
      [['multiply-both', equation(X, product(x, p))]],
    )
  },
}

/** two-step-equations */
export const twoStepEquations: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const x = dice.int(-10, 10)
    const p = dice.int(2, 9)
    const q = dice.int(1, 12) * dice.pick([1, -1])
    if (difficulty === 1) return timesAndPlus(p, q, x)
    if (difficulty === 2)
      return dice.int(1, 2) === 1 ? withBrackets(p, q, x) : lessTimes(p, dice.int(1, 20), x)
    return fractionAndPlus(p, q, x)
  },
}

function timesAndPlus(p: number, q: number, x: number): Draft {
  const right = p * x + q
  return solve(
    equation(plusNumber(multiple(p, X), q), right),
    x,
    [
      [right - q, 'not-divided-yet'],
      [rational(right + q, p), 'constant-not-undone'],
      [over(rational(right - p * q), rational(p)), 'undone-in-wrong-order'],
    ],
    'two-steps',
    [
      [q < 0 ? 'add-to-both' : 'take-from-both', equation(multiple(p, X), right - q)],
      ['divide-both', equation(X, fraction(right - q, p))],
    ],
  )
}

function withBrackets(p: number, q: number, x: number): Draft {
  const right = p * (x + q)
  return solve(
    equation(multiple(p, brackets(plusNumber(X, q))), right),
    x,
    [
      [rational(right - q, p), 'brackets-not-multiplied'],
      [x + q, 'not-taken-from-both'],
      [x + 2 * q, 'constant-not-undone'],
    ],
    'brackets',
    [
      ['divide-both', equation(plusNumber(X, q), x + q)],
      [q < 0 ? 'add-to-both' : 'take-from-both', equation(X, x)],
    ],
  )
}

/** q - px = r */
function lessTimes(p: number, q: number, x: number): Draft {
  const right = q - p * x
  return solve(
    equation(difference(q, multiple(p, X)), right),
    x,
    [
      [-x, 'sign-lost'],
      [rational(right + q, p), 'constant-not-undone'],
      [right - q, 'not-divided-yet'],
    ],
    'minus-times',
    [
      ['take-from-both', equation(timesLetter(-p), right - q)],
      ['divide-both', equation(X, fraction(right - q, -p))],
    ],
  )
}

function fractionAndPlus(p: number, q: number, x: number): Draft {
  const value = p * x
  const right = x + q
  return solve(
    equation(plusNumber(fraction(X, p), q), right),
    value,
    [
      [rational(x, p), 'divided-again'],
      [p * right - q, 'constant-not-multiplied'],
      [x, 'not-multiplied-yet'],
    ],
    'fraction-and-plus',
    [
      [q < 0 ? 'add-to-both' : 'take-from-both', equation(fraction(X, p), x)],
      ['multiply-both', equation(X, product(x < 0 ? brackets(num(x)) : x, p))],
    ],
  )
}

/** linear-equations-any */
export const linearEquations: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 3) return howManySolutions(dice)
    const [x, a, c] = [dice.int(-10, 10), dice.int(3, 9), dice.int(2, 8)]
    const b = dice.int(1, 12) * dice.pick([1, -1])
    if (a === c) return linearEquations.draw(dice, difficulty)
    return difficulty === 1 ? bothSides(a, b, c, x) : bracketsAndX(a, b, c, x)
  },
}

function bothSides(a: number, b: number, c: number, x: number): Draft {
  const d = (a - c) * x + b
  if (d === 0) return bothSides(a, b + 1 || 2, c, x)
  return solve(
    equation(plusNumber(multiple(a, X), b), plusNumber(multiple(c, X), d)),
    x,
    [
      [rational(d - b, a + c), 'moved-without-sign'],
      [rational(d + b, a - c), 'constant-not-undone'],
      [-x, 'sign-lost'],
    ],
    'both-sides',
    [
      ['x-to-one-side', equation(plusNumber(timesLetter(a - c), b), d)],
      ['numbers-to-other-side', equation(timesLetter(a - c), d - b)],
    ],
  )
}

function bracketsAndX(a: number, b: number, c: number, x: number): Draft {
  const d = a * (x + b) - c * x
  if (d === 0) return bracketsAndX(a, b + 1 || 2, c, x)
  return solve(
    equation(multiple(a, brackets(plusNumber(X, b))), plusNumber(multiple(c, X), d)),
    x,
    [
      [rational(d - b, a - c), 'brackets-not-multiplied'],
      [rational(d - a * b, a + c), 'moved-without-sign'],
      [-x, 'sign-lost'],
    ],
    'brackets-both-sides',
    [
      ['expand', equation(plusNumber(multiple(a, X), a * b), plusNumber(multiple(c, X), d))],
      ['x-to-one-side', equation(plusNumber(timesLetter(a - c), a * b), d)],
      ['numbers-to-other-side', equation(timesLetter(a - c), d - a * b)],
    ],
  )
}

const COUNTS = ['no-solution', 'one-solution', 'all-numbers'] as const

function howManySolutions(dice: Dice): Draft {
  const [a, b, e] = [dice.int(2, 6), dice.int(1, 9), dice.int(1, 9)]
  const right = dice.pick(COUNTS)
  const c = right === 'one-solution' ? a + dice.pick([1, -1]) : a
  const d = right === 'all-numbers' ? a * b : a * b + e
  return {
    question: say('how-many-solutions', {
      equation: equation(multiple(a, brackets(sum(X, b))), sum(multiple(c, X), d)),
    }),
    answer: fixedChoice(
      COUNTS.map((name) => ({ say: say(name) })),
      COUNTS.indexOf(right),
      COUNTS.map((name, index) => [index, `${right}-called-${name}`]),
    ),
    hints: hints('how-many-solutions', { a, b }),
    solution: [
      step('expand-left', { left: sum(multiple(a, X), a * b) }),
      step(`${right}-step`),
      answerIs(say(right)),
    ],
  }
}
