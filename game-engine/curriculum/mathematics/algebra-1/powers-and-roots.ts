// Rational exponents and square roots in simplest form: grade 9.
import type { Dice } from '#engine/core/random.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  asFraction,
  brackets,
  equation,
  fraction,
  type Maths,
  multiple,
  operate,
  type Part,
  power,
  product,
  root,
} from '../../notation.ts'
import { answerIs, workOut } from '../sentences.ts'
import { expression, hints, number, say, step } from './area.ts'

/** rational-exponents */
export const rationalExponents: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return unitExponent(dice)
    return difficulty === 2 ? powerOfRoot(dice) : negativeExponent(dice)
  },
}

const rootOf = (base: Part, n: number) => (n === 2 ? root(base) : root(base, n))

function unitExponent(dice: Dice): Draft {
  const n = dice.pick([2, 2, 3, 4])
  const value = dice.int(2, n === 2 ? 20 : n === 3 ? 12 : 6)
  const base = value ** n
  return {
    question: workOut(power(base, fraction(1, n))),
    answer: number(
      value,
      [
        [rational(base, n), 'exponent-as-factor'],
        [-value, 'negative-root'],
        [n === 2 ? base * base : base * n, 'power-for-root'],
      ],
      'any',
    ),
    hints: hints('unit-exponent', { n }),
    solution: [
      step('exponent-is-root', undefined, equation(power(base, fraction(1, n)), rootOf(base, n))),
      step('check-by-power', undefined, equation(power(value, n), base)),
    ],
  }
}

function powerOfRoot(dice: Dice): Draft {
  const [n, m] = [dice.pick([2, 3, 4]), dice.pick([2, 3, 4, 5])]
  const value = dice.int(2, 9)
  if (m % n === 0 || value ** m > 1_000 || value ** n > 10_000 || (n === 4 && m % 2 === 0))
    return powerOfRoot(dice)
  const base = value ** n
  return {
    question: workOut(power(base, fraction(m, n))),
    answer: number(
      value ** m,
      [
        [rational(base * m, n), 'exponent-as-factor'],
        [value * m, 'power-as-product'],
        [value, 'numerator-forgotten'],
      ],
      'any',
    ),
    hints: hints('power-of-root', { n, m }),
    solution: [
      step('root-first', undefined, equation(rootOf(base, n), value)),
      step('then-power', undefined, equation(power(value, m), value ** m)),
    ],
  }
}

/** A whole number or a fraction to a negative power with a root. */
function negativeExponent(dice: Dice): Draft {
  const [n, m] = [dice.pick([2, 3]), dice.int(1, 3)]
  const [over, under] = [dice.int(1, 6), dice.int(1, 6)]
  const value = rational(over, under)
  if (over === under || m % n === 0 || value.n !== over) return negativeExponent(dice)
  const base = rational(over ** n, under ** n)
  const exponent = fraction(-m, n)
  const result = rational(under ** m, over ** m)
  return {
    question: workOut(power(base.d === 1 ? asFraction(base) : brackets(asFraction(base)), exponent)),
    answer: number(
      result,
      [
        [rational(over ** m, under ** m), 'minus-ignored'],
        [rational(-(over ** m), under ** m), 'minus-before-result'],
        [rational(-base.n * m, base.d * n), 'exponent-as-factor'],
        [value.n === 1 ? rational(under * m) : rational(under * m, over), 'power-as-product'],
      ],
      'any',
    ),
    hints: hints('negative-exponent', { n }),
    solution: [
      step(
        'turn-over',
        undefined,
        equation(
          asFraction(rational(base.d, base.n)),
          rational(base.d, base.n).d === 1 ? base.d : fraction(base.d, base.n),
        ),
      ),
      step(
        'root-first',
        undefined,
        equation(rootOf(asFraction(rational(base.d, base.n)), n), asFraction(rational(under, over))),
      ),
      step(
        'then-power',
        undefined,
        equation(power(brackets(asFraction(rational(under, over))), m), asFraction(result)),
      ),
    ],
  }
}

/** simplify-radicals */
export const simplifyRadicals: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return takeOut(dice)
    return difficulty === 2 ? addRoots(dice) : rationalize(dice)
  },
}

const SQUARE_FREE = [2, 3, 5, 6, 7, 10, 11] as const
/** k√m */
const rootTimes = (k: number, m: number): Maths => (k === 1 ? root(m) : multiple(k, root(m)))

function takeOut(dice: Dice): Draft {
  const [k, m] = [dice.int(2, 9), dice.pick(SQUARE_FREE)]
  if (k * k * m > 600 || k === m) return takeOut(dice)
  const inside = k * k * m
  const right = rootTimes(k, m)
  return {
    question: say('simplify', { maths: root(inside) }),
    answer: expression(
      right,
      [
        [rootTimes(k * k, m), 'square-taken-out'],
        [rootTimes(m, k), 'inside-and-outside-swapped'],
        [inside % 2 === 0 ? asFraction(rational(inside, 2)) : rootTimes(2, m * k), 'root-as-half'],
        [rootTimes(k, k * m), 'factor-left-inside'],
      ],
      'simplified',
    ),
    hints: hints('take-out'),
    solution: [
      step('largest-square', undefined, equation(root(inside), root(product(k * k, m)))),
      step('root-of-square', undefined, equation(root(k * k), k)),
      answerIs(right),
    ],
  }
}

function addRoots(dice: Dice): Draft {
  const [a, b, m] = [dice.int(2, 6), dice.int(1, 5), dice.pick(SQUARE_FREE)]
  const isSum = dice.int(1, 2) === 1
  const k = isSum ? a + b : a - b
  if (k < 2 || a === b || a * a * m > 300) return addRoots(dice)
  const sign = isSum ? '+' : '-'
  const right = rootTimes(k, m)
  return {
    question: say('simplify', { maths: operate(sign, root(a * a * m), root(b * b * m)) }),
    answer: expression(
      right,
      [
        [root(isSum ? (a * a + b * b) * m : (a * a - b * b) * m), 'roots-joined-inside'],
        [rootTimes(k, isSum ? 2 * m : m * m), 'insides-joined-too'],
        [rootTimes(isSum ? a * a + b * b : a * a - b * b, m), 'square-taken-out'],
        [rootTimes(a * b, m), 'multiplied-for-added'],
      ],
      'simplified',
    ),
    hints: hints('add-roots'),
    solution: [
      step('each-root', undefined, equation(root(a * a * m), rootTimes(a, m))),
      step('each-root', undefined, equation(root(b * b * m), rootTimes(b, m))),
      answerIs(right),
    ],
  }
}

/** p/√q with q | p or not. */
function rationalize(dice: Dice): Draft {
  const [q, p] = [dice.pick([2, 3, 5, 6, 7]), dice.int(1, 18)]
  const k = rational(p, q)
  const times = (value: { n: number; d: number }): Maths =>
    value.d === 1 ? rootTimes(value.n, q) : fraction(rootTimes(value.n, q), value.d)
  const right = times(k)
  return {
    question: say('rationalize', { maths: fraction(p, root(q)) }),
    answer: expression(
      right,
      [
        [p === 1 ? root(q) : multiple(p, root(q)), 'denominator-forgotten'],
        [asFraction(k), 'root-dropped'],
        [fraction(root(q), p === 1 ? q * q : p), 'turned-over'],
        [p % q === 0 ? times(rational(p, q * q)) : fraction(p, q * q), 'squared-wrongly'],
      ],
      'simplified',
    ),
    hints: hints('rationalize', { q }),
    solution: [
      step(
        'expand-by-root',
        undefined,
        equation(fraction(p, root(q)), fraction(product(p, root(q)), product(root(q), root(q)))),
      ),
      step('root-times-itself', undefined, equation(product(root(q), root(q)), q)),
      answerIs(right),
    ],
  }
}
