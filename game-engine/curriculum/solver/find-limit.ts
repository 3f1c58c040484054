// Limits: the method is chosen by what stands in the expression and where it tends to.
import type { Step } from '../exercise.ts'
import { equation, limit, type Maths } from '../notation.ts'
import { evaluateAt } from './evaluate-at.ts'
import type { Limit, LimitTarget } from './limit.ts'
import { limitByConjugate } from './limit-by-conjugate.ts'
import { limitByGrowth } from './limit-by-growth.ts'
import { limitByRule } from './limit-by-rule.ts'
import { limitOfBars } from './limit-of-bars.ts'
import { limitOfPower } from './limit-of-power.ts'
import { limitOfSines } from './limit-of-sines.ts'
import { letterOf } from './linear-equation.ts'
import { limitOfQuotient } from './rational-limit.ts'
import { type SolverAnswer, step, Unsolved } from './solution.ts'
import { has } from './tree.ts'

const METHODS: readonly ((given: Limit) => SolverAnswer | null)[] = [
  limitOfBars,
  limitOfPower,
  byPuttingIn,
  limitByConjugate,
  limitByGrowth,
  limitOfSines,
  limitByRule,
]

/** Far more than any line needs. */
const MOST_STEPS = 40

/** @throws Unsolved functions, roots */
export function findLimit(of: Maths, tending: LimitTarget, letter: string, steps: Step[]): SolverAnswer {
  if (steps.length > MOST_STEPS) throw new Unsolved('functions')
  const { end, number, side } = tending
  const isRational = !has(
    of,
    (part) => ['apply', 'root', 'absolute'].includes(part.is) || isPowerOfLetters(part),
  )
  if (isRational && number !== null) return limitOfQuotient(of, number, side, letter, steps)
  const given: Limit = {
    of,
    tending,
    letter,
    steps,
    write: (one) => limit(letter, end, one, side),
    find: (one, where = tending) => findLimit(one, where, letter, steps),
  }
  for (const method of METHODS) {
    const answer = method(given)
    if (answer) return answer
  }
  throw new Unsolved(has(of, ({ is }) => is === 'apply') ? 'functions' : 'roots')
}

const isPowerOfLetters = (part: Maths) =>
  part.is === 'power' && has(part.exponent, ({ is }) => is === 'variable')

function byPuttingIn({ of, tending: { end, number }, letter, steps, write }: Limit): SolverAnswer | null {
  if (typeof number === 'string') return null
  const value = evaluateAt(of, letter, end)
  if (!value) return null
  steps.push(step('limit-put-in', { letter: letterOf(letter), value: end }, equation(write(of), value)))
  return { is: 'value', value }
}
