// One equation in one letter: told apart by the functions it has, and the first solution put in.
import type { Step } from '../exercise.ts'
import { linearText } from '../linear-text.ts'
import type { Maths } from '../notation.ts'
import { solveExponential } from './exponential-equation.ts'
import type { Interval } from './interval.ts'
import { letterOf } from './linear-equation.ts'
import { solveLogarithmic } from './logarithmic-equation.ts'
import type { Relation } from './relation.ts'
import { isReal, writtenRoot } from './roots.ts'
import { rootsOf } from './roots-of-equation.ts'
import { type SolverAnswer, step, Unsolved } from './solution.ts'
import { has, hasLetter, lettersOf, substituted } from './tree.ts'
import { solveTrigonometric } from './trig-equation.ts'

export interface Solved {
  readonly steps: readonly Step[]
  readonly answer: SolverAnswer
}

/** @throws Unsolved, Uncountable */
export function solveEquation(given: Relation, letter: string, interval?: Interval): Solved {
  const steps: Step[] = []
  const answer = answerOf(given, letter, steps, interval)
  if (answer.is === 'solutions' && answer.real) steps.push(...checksOf(given, letter, answer.values))
  return { steps, answer }
}

function answerOf(
  given: Relation,
  letter: string,
  steps: Step[],
  interval: Interval | undefined,
): SolverAnswer {
  const isCircular = (part: Maths) =>
    part.is === 'apply' && hasLetter(part) && /^(sin|cos|tan)$/.test(linearText(part.function))
  if (has(given, isCircular)) return solveTrigonometric(given, letter, interval, steps)
  const value = statedValue(given, letter)
  if (value) return { is: 'solutions', letter, values: [value], real: true }
  if (interval) throw new Unsolved('other')
  if (has(given, (part) => part.is === 'power' && hasLetter(part.exponent)))
    return solveExponential(given, letter, steps)
  if (has(given, (part) => part.is === 'apply' && hasLetter(part)))
    return solveLogarithmic(given, letter, steps)
  const roots = rootsOf(given, letter, steps)
  if (roots === 'all-numbers') return { is: 'all-numbers' }
  const real = roots.filter(isReal)
  const shownRoots = real.length > 0 ? real : roots
  const [first] = shownRoots
  if (!first) return { is: 'no-solution' }
  return { is: 'solutions', letter, values: shownRoots.map(writtenRoot), real: isReal(first) }
}

/** The value of x = ln(7)/ln(2), where nothing is left to do; null for other equations, and for values with roots alone. */
function statedValue({ left, right }: Relation, letter: string): Maths | null {
  const [one, other] = left.is === 'variable' ? [left, right] : [right, left]
  const isStated = one.is === 'variable' && one.name === letter && lettersOf(other).length === 0
  return isStated && has(other, ({ is }) => is === 'variable' || is === 'degrees') ? other : null
}

/** The first solution that is a rational number, put into the equation. */
function checksOf(given: Relation, letter: string, values: readonly Maths[]): Step[] {
  const value = values.find(isRational)
  if (!value) return []
  return [step('check', { letter: letterOf(letter), value }, substituted(given, { [letter]: value }))]
}

const isRational = (maths: Maths): boolean =>
  lettersOf(maths).length === 0 && !has(maths, ({ is }) => is === 'variable' || is === 'root')
