// 0 over 0 with a root: multiplied above and below by the sum in place of the difference, then a factor is cancelled.
import { normalForm } from '../algebra/normal-form.ts'
import { asNumber, scale } from '../algebra/polynomial.ts'
import { brackets, equation, fraction, type Maths, multiple, operate, power } from '../notation.ts'
import { wholeOverWhole } from './cancel-fraction.ts'
import { evaluateAt, isZeroAt } from './evaluate-at.ts'
import type { Limit } from './limit.ts'
import { letterOf } from './linear-equation.ts'
import { reduced } from './rational-equation.ts'
import { type SolverAnswer, step } from './solution.ts'
import { has, unbracketed } from './tree.ts'
import { type Coefficients, coefficientsOf, degreeOf, shown, written } from './univariate.ts'

/** Null where it is no fraction with one difference of roots, or is not 0 over 0. */
export function limitByConjugate(given: Limit): SolverAnswer | null {
  const { of, tending, letter, steps, write } = given
  const whole = unbracketed(of)
  if (whole.is !== 'fraction' || tending.number === null || typeof tending.number === 'string') return null
  if (!isZeroAt(whole.over, letter, tending.end) || !isZeroAt(whole.under, letter, tending.end)) return null
  const isAbove = hasRoot(whole.over)
  if (isAbove === hasRoot(whole.under)) return null
  const conjugate = conjugateOf(unbracketed(isAbove ? whole.over : whole.under))
  if (!conjugate) return null
  const square = polynomialOf(conjugate.square, letter)
  const other = polynomialOf(isAbove ? whole.under : whole.over, letter)
  if (!square || !other) return null
  const [over, under] = isAbove ? [square, other] : [other, square]
  const joined = (lowest: { over: Coefficients; under: Coefficients }): Maths => {
    const [above, below] = [written(lowest.over, letter), written(lowest.under, letter)]
    return isAbove
      ? fraction(above, times(below, conjugate.other))
      : degreeOf(lowest.under) < 1 && below.is === 'number' && below.value.n === 1
        ? unbracketed(times(above, conjugate.other))
        : fraction(times(above, conjugate.other), below)
  }
  const [before, after] = [joined({ over, under }), joined(wholeOverWhole(reduced({ over, under })))]
  steps.push(step('nothing-over-nothing'))
  steps.push(step('limit-conjugate', undefined, equation(write(of), write(before))))
  const factor = written([tending.number.neg(), tending.number.sub(tending.number).add(1)], letter)
  steps.push(step('cancel-factor', { factor }, equation(write(before), write(after))))
  const value = evaluateAt(after, letter, tending.end)
  if (!value) return null
  steps.push(
    step(
      'limit-put-in',
      { letter: letterOf(letter), value: shown(tending.number) },
      equation(write(after), value),
    ),
  )
  return { is: 'value', value }
}

const hasRoot = (maths: Maths) => has(maths, ({ is }) => is === 'root')

/** Of a - b: a + b, and a² - b². */
function conjugateOf(of: Maths): { other: Maths; square: Maths } | null {
  if (of.is !== 'operation' || of.terms.length !== 2 || (of.operator !== '+' && of.operator !== '-'))
    return null
  const [a, b] = of.terms
  if (!a || !b) return null
  return {
    other: operate(of.operator === '+' ? '-' : '+', a, b),
    square: operate('-', power(brackets(a), 2), power(brackets(b), 2)),
  }
}

function polynomialOf(of: Maths, letter: string): Coefficients | null {
  const { over, under } = normalForm(of)
  const by = asNumber(under)
  return by && coefficientsOf(scale(over, by.inverse()), letter)
}

function times(of: Maths, other: Maths): Maths {
  if (of.is === 'number' && of.value.n === 1 && of.value.d === 1) return other
  return multiple(of.is === 'operation' ? brackets(of) : of, brackets(other))
}
