// The value of an exact number as a floating number: to order by, and to see whether it lies between two others. No answer is
// made of it.
import type { Maths } from '../notation.ts'

const CONSTANTS: Readonly<Record<string, number>> = { π: Math.PI, e: Math.E }
const FUNCTIONS: Readonly<Record<string, (x: number) => number>> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  arcsin: Math.asin,
  arccos: Math.acos,
  arctan: Math.atan,
  ln: Math.log,
  log: Math.log10,
}

/** NaN for what has a letter in it, or no value. */
export function nearValue(maths: Maths): number {
  switch (maths.is) {
    case 'number':
      return maths.value.n / maths.value.d
    case 'mixed':
      return maths.whole + maths.over / maths.under
    case 'variable':
      return CONSTANTS[maths.name] ?? Number.NaN
    case 'brackets':
      return nearValue(maths.inside)
    case 'absolute':
      return Math.abs(nearValue(maths.inside))
    case 'opposite':
      return -nearValue(maths.of)
    case 'degrees':
      return (nearValue(maths.of) * Math.PI) / 180
    case 'multiple':
      return nearValue(maths.factor) * nearValue(maths.of)
    case 'fraction':
      return nearValue(maths.over) / nearValue(maths.under)
    case 'power':
      return nearValue(maths.base) ** nearValue(maths.exponent)
    case 'root':
      return nearValue(maths.of) ** (1 / (maths.index ?? 2))
    case 'apply':
      return maths.function.is === 'variable'
        ? (FUNCTIONS[maths.function.name]?.(nearValue(maths.of)) ?? Number.NaN)
        : Number.NaN
    case 'operation': {
      const [first = Number.NaN, ...others] = maths.terms.map(nearValue)
      return others.reduce((a, b) => {
        if (maths.operator === '+') return a + b
        if (maths.operator === '-') return a - b
        return maths.operator === '×' ? a * b : a / b
      }, first)
    }
    default:
      return Number.NaN
  }
}
