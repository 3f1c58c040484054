// Limits with |A|: on each side of the place the bars either change nothing or turn the sign, and both sides are compared.
import Fraction from 'fraction.js'
import type { Step } from '../exercise.ts'
import { linearText } from '../linear-text.ts'
import { brackets, equation, limit, type Maths, opposite } from '../notation.ts'
import type { Limit } from './limit.ts'
import { type SolverAnswer, step } from './solution.ts'
import { has, isPart } from './tree.ts'
import { type Coefficients, degreeOf, divided, leading, polynomialOf, valueAt } from './univariate.ts'

type Side = '+' | '-'

/** Null without bars. @throws Unsolved where no polynomial stands between them */
export function limitOfBars({ of, tending, letter, steps, find }: Limit): SolverAnswer | null {
  const { end, number, side } = tending
  if (number === null || !has(of, ({ is }) => is === 'absolute')) return null
  const opened = (where: Side) =>
    withoutBars(of, (inside) => {
      const polynomial = polynomialOf(inside, letter)
      return typeof number === 'string' ? signFar(polynomial, number) : signBeside(polynomial, number, where)
    })
  const say = (name: string, where: Side | undefined, next: Maths): Step =>
    step(name, undefined, equation(limit(letter, end, of, where), limit(letter, end, next, where)))
  if (typeof number === 'string' || side || linearText(opened('+')) === linearText(opened('-'))) {
    const next = opened(side ?? '+')
    steps.push(say('bars-settled', side, next))
    return find(next)
  }
  const answers = (['+', '-'] as const).map((where) => {
    const next = opened(where)
    steps.push(say(where === '+' ? 'bars-above' : 'bars-below', where, next))
    return find(next, { ...tending, side: where })
  })
  const [above, below] = answers.map((answer) => (answer.is === 'value' ? linearText(answer.value) : null))
  if (above && above === below && answers[0]) return answers[0]
  steps.push(step('sides-differ'))
  return { is: 'does-not-exist' }
}

function withoutBars(maths: Maths, signOf: (inside: Maths) => bigint): Maths {
  if (maths.is === 'absolute') {
    const inside = withoutBars(maths.inside, signOf)
    const isShort = inside.is === 'variable' || inside.is === 'number'
    return signOf(inside) < 0n ? opposite(isShort ? inside : brackets(inside)) : inside
  }
  return Object.fromEntries(
    Object.entries(maths).map(([key, value]) => {
      if (Array.isArray(value))
        return [key, value.map((one) => (isPart(one) ? withoutBars(one, signOf) : one))]
      return [key, isPart(value) ? withoutBars(value, signOf) : value]
    }),
  ) as unknown as Maths
}

const signFar = (of: Coefficients, to: '∞' | '-∞') =>
  to === '-∞' && degreeOf(of) % 2 === 1 ? -leading(of).s : leading(of).s

/** Just above or below the number. */
function signBeside(of: Coefficients, at: Fraction, side: Side): bigint {
  let [order, rest] = [0, of]
  while (rest.length > 0 && valueAt(rest, at).n === 0n)
    [order, rest] = [order + 1, divided(rest, [at.neg(), new Fraction(1)]).quotient]
  const above = valueAt(rest, at).s
  return side === '-' && order % 2 === 1 ? -above : above
}
