// Limits far out with roots: each part grows as a number times a power of the letter, and only the highest counts.
import Fraction from 'fraction.js'
import { normalForm, numberOf } from '../algebra/normal-form.ts'
import { equation, fraction, INFINITY, type Maths, num, opposite } from '../notation.ts'
import { powerOf } from '../terms.ts'
import { multiplied } from './build.ts'
import type { Limit } from './limit.ts'
import { letterOf } from './linear-equation.ts'
import { type SolverAnswer, step } from './solution.ts'
import { everyPart, lettersOf, unbracketed } from './tree.ts'
import { shown } from './univariate.ts'

/** by·u^to, where u is the size of the letter. */
interface Growth {
  readonly by: Fraction
  readonly to: Fraction
}

const ZERO = new Fraction(0)
const MINUS: Growth = { by: new Fraction(-1), to: ZERO }

/** Null where highest powers cancel, or a number in front is not rational. */
export function limitByGrowth({ of, tending: { number }, letter, steps, write }: Limit): SolverAnswer | null {
  if (typeof number !== 'string') return null
  const sign = number === '∞' ? 1n : -1n
  const whole = unbracketed(of)
  const grown = growthOf(whole, letter, sign)
  if (!grown) return null
  for (const part of everyPart(whole)) {
    const like = part.is === 'root' ? growthOf(part, letter, sign) : null
    if (like?.to.d !== 1n || like.to.n === 0n || !lettersOf(part).includes(letter)) continue
    const size = multiplied(
      shown(like.by.mul(like.to.n % 2n === 0n ? 1 : sign)),
      powerOf(letterOf(letter), Number(like.to.n)),
    )
    steps.push(step('root-grows', { root: part, like: size }, equation(write(fraction(part, size)), 1)))
  }
  const say = (name: string, value: Maths): SolverAnswer => {
    steps.push(step(name, undefined, equation(write(of), value)))
    return { is: 'value', value }
  }
  if (grown.to.s < 0n && grown.to.n > 0n) return say('grows-below', num(0))
  if (grown.to.n > 0n)
    return say(
      whole.is === 'fraction' ? 'grows-above' : 'grows-alone',
      grown.by.s > 0n ? INFINITY : opposite(INFINITY),
    )
  return say('highest-powers', shown(grown.by))
}

function growthOf(maths: Maths, letter: string, sign: bigint): Growth | null {
  const of = unbracketed(maths)
  if (!lettersOf(of).includes(letter)) {
    const value = of.is === 'apply' ? null : numberOf(normalForm(of))
    return value && value.n > 0n ? { by: value, to: ZERO } : null
  }
  const inner = (part: Maths) => growthOf(part, letter, sign)
  switch (of.is) {
    case 'variable':
      return { by: new Fraction(sign), to: new Fraction(1) }
    case 'opposite':
      return times(inner(of.of), MINUS)
    case 'multiple':
      return times(inner(of.factor), inner(of.of))
    case 'fraction':
      return times(inner(of.over), raised(inner(of.under), new Fraction(-1)))
    case 'root':
      return raised(inner(of.of), new Fraction(1, of.index ?? 2))
    case 'power': {
      const to = lettersOf(of.exponent).length === 0 ? numberOf(normalForm(of.exponent)) : null
      return to && raised(inner(of.base), to)
    }
    case 'operation':
      if (of.operator === '×') return of.terms.map(inner).reduce(times)
      if (of.operator === '+' || of.operator === '-') {
        return of.terms
          .map((term, index) => (index > 0 && of.operator === '-' ? times(inner(term), MINUS) : inner(term)))
          .reduce(plus)
      }
      return null
    default:
      return null
  }
}

const times = (a: Growth | null, b: Growth | null): Growth | null =>
  a && b && { by: a.by.mul(b.by), to: a.to.add(b.to) }

/** Null where the highest powers cancel: what is left is not known. */
function plus(a: Growth | null, b: Growth | null): Growth | null {
  if (!a || !b) return null
  const order = a.to.compare(b.to)
  if (order !== 0) return order > 0 ? a : b
  const by = a.by.add(b.by)
  return by.n === 0n ? null : { by, to: a.to }
}

/** To a rational power; null where its number is not rational or not real. */
function raised(of: Growth | null, to: Fraction): Growth | null {
  if (!of || (of.by.s < 0n && to.d % 2n === 0n)) return null
  const size = of.by.abs().pow(to)
  if (!size) return null
  return { by: of.by.s < 0n && to.n % 2n === 1n ? size.neg() : size, to: of.to.mul(to) }
}
