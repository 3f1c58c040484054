// Limits of fractions of polynomials: by putting in, by cancelling, and at infinity by the highest powers.
import Fraction from 'fraction.js'
import type { Step } from '../exercise.ts'
import { equation, fraction, INFINITY, limit, type Maths, num, opposite } from '../notation.ts'
import { wholeOverWhole } from './cancel-fraction.ts'
import { letterOf } from './linear-equation.ts'
import { reduced } from './rational-equation.ts'
import { type SolverAnswer, step } from './solution.ts'
import {
  at,
  type Coefficients,
  degreeOf,
  divided,
  leading,
  quotientOf,
  shown,
  valueAt,
  written,
} from './univariate.ts'

/** @param to a number, ∞ or -∞ @throws Unsolved functions, roots */
export function limitOfQuotient(
  maths: Maths,
  to: Fraction | '∞' | '-∞',
  side: '+' | '-' | undefined,
  letter: string,
  steps: Step[],
): SolverAnswer {
  const { over, under } = quotientOf(maths, letter)
  const end: Maths = to === '∞' ? INFINITY : to === '-∞' ? opposite(INFINITY) : shown(to)
  const write = (of: Maths) => limit(letter, end, of, side)
  if (to === '∞' || to === '-∞') return atInfinity(over, under, to === '∞', maths, write, steps)
  const [above, below] = [valueAt(over, to), valueAt(under, to)]
  if (below.n !== 0n) {
    const value = shown(above.div(below))
    steps.push(
      step('limit-put-in', { letter: letterOf(letter), value: shown(to) }, equation(write(maths), value)),
    )
    return { is: 'value', value }
  }
  if (above.n === 0n) {
    const lowest = wholeOverWhole(reduced({ over, under }))
    const work = quotientWritten(lowest, letter)
    steps.push(step('nothing-over-nothing'))
    steps.push(
      step('cancel-factor', { factor: written(divisor(to), letter) }, equation(write(maths), write(work))),
    )
    return limitOfQuotient(work, to, side, letter, steps)
  }
  return atPole({ over, under }, to, side, steps)
}

const divisor = (to: Fraction): Coefficients => [to.neg(), new Fraction(1)]

const quotientWritten = (
  { over, under }: { over: Coefficients; under: Coefficients },
  letter: string,
): Maths =>
  degreeOf(under) < 1
    ? written(
        over.map((one) => one.div(at(under, 0))),
        letter,
      )
    : fraction(written(over, letter), written(under, letter))

function atPole(
  { over, under }: { over: Coefficients; under: Coefficients },
  to: Fraction,
  side: '+' | '-' | undefined,
  steps: Step[],
): SolverAnswer {
  let [order, rest] = [0, under]
  while (valueAt(rest, to).n === 0n) [order, rest] = [order + 1, divided(rest, divisor(to)).quotient]
  const right = valueAt(over, to).s * valueAt(rest, to).s
  const left = order % 2 === 0 ? right : -right
  const infinite = (sign: bigint): Maths => (sign > 0n ? INFINITY : opposite(INFINITY))
  if (side) {
    const value = infinite(side === '+' ? right : left)
    steps.push(step(side === '+' ? 'pole-from-above' : 'pole-from-below', { value }))
    return { is: 'value', value }
  }
  steps.push(
    step('pole-from-above', { value: infinite(right) }),
    step('pole-from-below', { value: infinite(left) }),
  )
  if (left === right) return { is: 'value', value: infinite(right) }
  steps.push(step('sides-differ'))
  return { is: 'does-not-exist' }
}

function atInfinity(
  over: Coefficients,
  under: Coefficients,
  isUp: boolean,
  maths: Maths,
  write: (of: Maths) => Maths,
  steps: Step[],
): SolverAnswer {
  const gap = degreeOf(over) - degreeOf(under)
  if (over.length === 0 || gap < 0) {
    steps.push(step('grows-below', undefined, equation(write(maths), num(0))))
    return { is: 'value', value: num(0) }
  }
  const front = leading(over).div(leading(under))
  if (gap === 0) {
    steps.push(
      step(
        'same-growth',
        { over: shown(leading(over)), under: shown(leading(under)) },
        equation(write(maths), shown(front)),
      ),
    )
    return { is: 'value', value: shown(front) }
  }
  const isPositive = front.s > 0n === (isUp || gap % 2 === 0)
  const value: Maths = isPositive ? INFINITY : opposite(INFINITY)
  const name = degreeOf(under) === 0 ? 'grows-alone' : 'grows-above'
  steps.push(step(name, undefined, equation(write(maths), value)))
  return { is: 'value', value }
}
