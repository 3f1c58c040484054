// Limits at 0 of products and quotients of sin, tan and 1 - cos: led back to sin(u)/u, which goes to 1.
import Fraction from 'fraction.js'
import { normalForm, numberOf } from '../algebra/normal-form.ts'
import { linearText } from '../linear-text.ts'
import { apply, brackets, equation, fraction, type Maths, num, power, product } from '../notation.ts'
import { powerOf } from '../terms.ts'
import { multiplied } from './build.ts'
import type { Limit } from './limit.ts'
import { letterOf } from './linear-equation.ts'
import { type SolverAnswer, step } from './solution.ts'
import { lettersOf, unbracketed } from './tree.ts'
import { at, polynomialOf, shown } from './univariate.ts'

/** number · letter^order · Π (name(k·letter))^times */
interface Factors {
  readonly number: Fraction
  readonly order: number
  readonly sines: readonly { readonly name: 'sin' | 'tan'; readonly k: Fraction; readonly times: number }[]
  readonly hasCos: boolean
}

const ONE = new Fraction(1)
const NOTHING: Factors = { number: ONE, order: 0, sines: [], hasCos: false }

/** Null for another form, and where it grows without end. */
export function limitOfSines({ of, tending: { number }, letter, steps, write }: Limit): SolverAnswer | null {
  if (number === null || typeof number === 'string' || number.n !== 0n) return null
  const factors = factorsOf(of, letter)
  if (!factors || factors.sines.length === 0) return null
  const order = factors.sines.reduce((all, { times }) => all + times, factors.order)
  if (order < 0) return null
  steps.push(step('nothing-over-nothing'))
  let now: Maths = unbracketed(of)
  const say = (name: string, next: Maths) => {
    if (linearText(next) === linearText(now)) return
    steps.push(step(name, undefined, equation(write(now), write(next))))
    now = next
  }
  if (factors.hasCos) say('one-minus-cos', together(factors, letter))
  const value = factors.sines.reduce((all, { k, times }) => all.mul(k.pow(times) ?? ONE), factors.number)
  say('sine-ratios', inRatios(factors, value, order, letter))
  const result = order > 0 ? num(0) : shown(value)
  steps.push(step('sine-limit', undefined, equation(write(now), result)))
  return { is: 'value', value: result }
}

function factorsOf(maths: Maths, letter: string): Factors | null {
  const of = unbracketed(maths)
  if (!lettersOf(of).includes(letter)) {
    const number = of.is === 'apply' ? null : numberOf(normalForm(of))
    return number && number.n > 0n ? { ...NOTHING, number } : null
  }
  switch (of.is) {
    case 'variable':
      return { ...NOTHING, order: 1 }
    case 'opposite':
      return times(factorsOf(of.of, letter), { ...NOTHING, number: ONE.neg() })
    case 'multiple':
      return times(factorsOf(of.factor, letter), factorsOf(of.of, letter))
    case 'fraction':
      return times(factorsOf(of.over, letter), raised(factorsOf(of.under, letter), -1))
    case 'power': {
      const to = of.exponent.is === 'number' && of.exponent.value.d === 1 ? of.exponent.value.n : null
      return to === null ? null : raised(factorsOf(of.base, letter), to)
    }
    case 'apply': {
      const name = of.function.is === 'variable' ? of.function.name : ''
      const k = slopeOf(of.of, letter)
      return k && (name === 'sin' || name === 'tan') ? { ...NOTHING, sines: [{ name, k, times: 1 }] } : null
    }
    case 'operation': {
      if (of.operator === '×') return of.terms.map((term) => factorsOf(term, letter)).reduce(times)
      const [one, cosine] = of.terms
      const isOne = one?.is === 'number' && one.value.n === 1 && one.value.d === 1
      const isForm = of.operator === '-' && of.terms.length === 2 && isOne
      if (!isForm || cosine?.is !== 'apply' || linearText(cosine.function) !== 'cos') return null
      // 1 - cos u is 2·sin²(u/2).
      const k = slopeOf(cosine.of, letter)
      return (
        k && {
          ...NOTHING,
          number: new Fraction(2),
          sines: [{ name: 'sin', k: k.div(2), times: 2 }],
          hasCos: true,
        }
      )
    }
    default:
      return null
  }
}

function slopeOf(of: Maths, letter: string): Fraction | null {
  if (unbracketed(of).is === 'apply') return null
  const line = polynomialOf(of, letter)
  return line.length === 2 && at(line, 0).n === 0n ? at(line, 1) : null
}

const times = (a: Factors | null, b: Factors | null): Factors | null =>
  a &&
  b && {
    number: a.number.mul(b.number),
    order: a.order + b.order,
    sines: [...a.sines, ...b.sines],
    hasCos: a.hasCos || b.hasCos,
  }

const raised = (of: Factors | null, to: number): Factors | null =>
  of && {
    ...of,
    number: of.number.pow(to) ?? ONE,
    order: of.order * to,
    sines: of.sines.map((one) => ({ ...one, times: one.times * to })),
  }

const argument = (k: Fraction, letter: string): Maths => multiplied(shown(k), letterOf(letter))
const sine = (name: string, k: Fraction, letter: string): Maths => apply(name, brackets(argument(k, letter)))

/** 2 sin²(x/2)/x² */
function together({ number, order, sines }: Factors, letter: string): Maths {
  const part = (isAbove: boolean) => [
    ...(order > 0 === isAbove && order !== 0 ? [powerOf(letterOf(letter), Math.abs(order))] : []),
    ...sines
      .filter((one) => one.times > 0 === isAbove)
      .map(({ name, k, times: count }) => powerOf(sine(name, k, letter), Math.abs(count))),
  ]
  const side = (whole: bigint, factors: Maths[]): Maths =>
    [...(whole === 1n && factors.length > 0 ? [] : [shown(new Fraction(whole))]), ...factors].reduce((a, b) =>
      product(a, b),
    )
  const [above, below] = [side(number.s * number.n, part(true)), side(number.d, part(false))]
  return below.is === 'number' && below.value.n === 1 ? above : fraction(above, below)
}

/** 3/5 · sin(3x)/(3x) */
function inRatios({ sines }: Factors, value: Fraction, order: number, letter: string): Maths {
  const ratios = sines.map(({ name, k, times: count }) => {
    const [over, under] = [sine(name, k, letter), argument(k, letter)]
    const ratio = count > 0 ? fraction(over, under) : fraction(under, over)
    return Math.abs(count) === 1 ? ratio : power(brackets(ratio), Math.abs(count))
  })
  const front = [
    ...(value.equals(1) ? [] : [shown(value)]),
    ...(order > 0 ? [powerOf(letterOf(letter), order)] : []),
  ]
  const [first = num(1), ...others] = [...front, ...ratios]
  return others.length === 0 ? first : product(first, ...others)
}
