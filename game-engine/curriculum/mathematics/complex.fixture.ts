// Complex values of formulas, for checks that are independent of how an exercise was made.
import type { Maths } from '../notation.ts'
import { evaluate, isClose } from './evaluate.fixture.ts'

export type Complex = readonly [real: number, imaginary: number]

const times = ([a, b]: Complex, [c, d]: Complex): Complex => [a * c - b * d, a * d + b * c]
const plus = ([a, b]: Complex, [c, d]: Complex): Complex => [a + c, b + d]

/** i is the imaginary unit; `letters` are complex numbers, too. */
export function complexValue(maths: Maths, letters: Readonly<Record<string, Complex>> = {}): Complex {
  const value = (inner: Maths) => complexValue(inner, letters)
  switch (maths.is) {
    case 'variable':
      return maths.name === 'i' ? [0, 1] : (letters[maths.name] ?? [evaluate(maths), 0])
    case 'brackets':
      return value(maths.inside)
    case 'opposite':
      return times([-1, 0], value(maths.of))
    case 'multiple':
      return times(value(maths.factor), value(maths.of))
    case 'power':
      return Array.from({ length: evaluate(maths.exponent) }, () => value(maths.base)).reduce(times, [1, 0])
    case 'fraction': {
      const [c, d] = value(maths.under)
      return times(times(value(maths.over), [c, -d]), [1 / (c * c + d * d), 0])
    }
    case 'operation': {
      const [first = [0, 0], ...rest] = maths.terms.map(value)
      return rest.reduce<Complex>((all, one) => {
        if (maths.operator === '+') return plus(all, one)
        if (maths.operator === '-') return plus(all, times([-1, 0], one))
        return times(all, one)
      }, first)
    }
    default:
      return [evaluate(maths), 0]
  }
}

export const areClose = ([a, b]: Complex, [c, d]: Complex) => isClose(a, c) && isClose(b, d)
