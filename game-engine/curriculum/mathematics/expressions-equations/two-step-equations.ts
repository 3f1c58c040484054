import { over, rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { brackets, difference, equation, fraction, multiple, num, product, X } from '../../notation.ts'
import { plusNumber, timesLetter } from '../linear.ts'
import { solve } from './solve.ts'

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
