// The solver: a line that someone typed, solved exactly and step by step, or an honest reason why not. Pure and bounded.

import type { Language } from '#engine/core/languages.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { normalForm, numberOf } from '../algebra/normal-form.ts'
import { Uncountable } from '../algebra/polynomial.ts'
import { DECIMAL_SIGN } from '../check-answer.ts'
import type { Step } from '../exercise.ts'
import { linearText } from '../linear-text.ts'
import { equation, type Maths, relation, type Sign } from '../notation.ts'
import { holdsAlways } from './check-claim.ts'
import { derive } from './derivative.ts'
import { solveEquation } from './equation.ts'
import { expand } from './expand.ts'
import { factorize } from './factors.ts'
import { findLimit } from './find-limit.ts'
import { functionValue } from './function-value.ts'
import { solveInequality } from './inequality.ts'
import { integrate, integrateBetween } from './integral.ts'
import type { LimitTarget } from './limit.ts'
import { solvePercent } from './percent.ts'
import { type Line, LONGEST_LINE, plainLine, type Row, readLine, tidyLine } from './read-line.ts'
import type { Relation } from './relation.ts'
import { simplify } from './simplify.ts'
import { type Solution, type SolverAnswer, step, type Task, type Unsolvable, Unsolved } from './solution.ts'
import { solveGeometry } from './solve-geometry.ts'
import { solveSystem } from './system.ts'
import { has, lettersOf, unbracketed } from './tree.ts'
import { simplifyTrig } from './trig-identities.ts'
import { polynomialOf } from './univariate.ts'

export interface Asking {
  readonly language: Language
  /** Of an expression; one in the line itself comes first. */
  readonly task?: Task
}

/** @param input as typed; untrusted */
export function solveLine(input: unknown, { language, task }: Asking): Result<Solution, Unsolvable> {
  if (typeof input !== 'string') return refuse('incomplete')
  if (input.length > LONGEST_LINE) return refuse('too_long')
  try {
    const tidy = tidyLine(input)
    const sign = DECIMAL_SIGN[language]
    return ok(
      solvePercent(tidy, sign) ?? solveGeometry(plainLine(input), sign) ?? solve(readLine(tidy, sign), task),
    )
  } catch (error) {
    if (error instanceof Unsolved || error instanceof Uncountable) return refuse(error.code)
    // Numbers past what notation holds exactly.
    if (error instanceof RangeError) return refuse('too_large')
    throw error
  }
}

/** What a line is read as while it is typed: its expressions and equations; none of words, or of what is not finished. */
export function readAs(input: string, language: Language): readonly Maths[] {
  if (input.length > LONGEST_LINE) return []
  try {
    return readLine(tidyLine(input), DECIMAL_SIGN[language]).rows.map(chainOf)
  } catch (error) {
    if (error instanceof Unsolved || error instanceof RangeError) return []
    throw error
  }
}

function solve(line: Line, asked: Task | undefined): Solution {
  const [row, ...others] = line.rows
  if (!row) throw new Unsolved('empty')
  if (others.length > 0) {
    const given = line.rows.map(equationOf)
    return { kind: 'system', given, ...solveSystem(given) }
  }
  const [only] = row.parts
  if (row.signs.length === 0 && only) return ofExpression(unbracketed(only), line, line.task ?? asked)
  return ofRelation(row, line)
}

function equationOf({ parts: [left, right], signs }: Row): Relation {
  if (!left || !right || signs.length !== 1 || signs[0] !== '=') throw new Unsolved('other')
  return equation(left, right) as Relation
}

/** a = b = c, and -1 < x < 3 as one. */
function chainOf({ parts, signs }: Row): Maths {
  return parts
    .slice(1)
    .reduce((left, right, index) => relation(left, signs[index] ?? '=', right), parts[0] as Maths)
}

function ofRelation(row: Row, { on }: Line): Solution {
  const given = [chainOf(row)]
  const letters = lettersOf(...row.parts)
  const [letter] = letters
  if (letter === undefined) return { kind: 'claim', given, ...judge(row) }
  if (letters.length > 1) throw new Unsolved('several_letters')
  if (on && row.signs.some((sign) => sign !== '=')) throw new Unsolved('other')
  if (row.signs.every((sign) => sign === '=')) {
    return { kind: 'equation', given, ...solveEquation(equationOf(row), letter, on), ...(on && { on }) }
  }
  return { kind: 'inequality', given, ...solveInequality(row.parts, row.signs, letter) }
}

/** Both sides worked out and compared. */
function judge(row: Row): { steps: Step[]; answer: SolverAnswer } {
  const steps: Step[] = []
  const values = row.parts.map((part) => {
    const value = simplify(part, [])
    if (linearText(value) !== linearText(part)) steps.push(step('side-is', undefined, equation(part, value)))
    return value
  })
  const holds = row.signs.every((sign: Sign, index) => {
    const [left, right] = [row.parts[index], row.parts[index + 1]]
    const truth = left && right ? holdsAlways(left, sign, right) : null
    if (truth === null) throw new Unsolved('other')
    return truth
  })
  steps.push(
    step(holds ? 'claim-true' : 'claim-false', undefined, chainOf({ parts: values, signs: row.signs })),
  )
  return { steps, answer: { is: 'truth', holds } }
}

function ofExpression(maths: Maths, line: Line, task: Task | undefined): Solution {
  const letters = lettersOf(maths)
  const [letter = 'x'] = letters
  const steps: Step[] = []
  const one = (kind: Solution['kind'], value: Maths): Solution => ({
    kind,
    given: [maths],
    steps,
    answer: { is: 'value', value },
  })
  if (task !== undefined && ['derivative', 'integral', 'limit'].includes(task) && letters.length > 1) {
    throw new Unsolved('several_letters')
  }
  switch (task) {
    case 'derivative':
      return one(task, derive(maths, letter, steps))
    case 'integral':
      return one(
        task,
        line.between ? integrateBetween(maths, line.between, letter, steps) : integrate(maths, letter, steps),
      )
    case 'limit': {
      if (!line.at) throw new Unsolved('other')
      return {
        kind: task,
        given: [maths],
        steps,
        answer: findLimit(maths, tendingOf(line.at), letter, steps),
      }
    }
    case 'expand':
      return one(task, expand(maths, steps))
    case 'factor': {
      if (letters.length > 1) throw new Unsolved('several_letters')
      return one(task, factorize(polynomialOf(maths, letter), letter, steps))
    }
    default: {
      const hasFunctions = has(maths, ({ is }) => is === 'apply')
      if (hasFunctions && letters.length === 0) {
        return { kind: 'calculation', given: [maths], steps, answer: functionValue(maths, steps) }
      }
      if (hasFunctions) return one('simplify', simplifyTrig(maths, steps))
      return one(letters.length > 0 ? 'simplify' : 'calculation', simplify(maths, steps))
    }
  }
}

function tendingOf({ to, side }: NonNullable<Line['at']>): LimitTarget {
  const text = linearText(to)
  const number = text === '∞' || text === '-∞' ? text : numberOf(normalForm(to))
  return { end: to, number, ...(side && { side }) }
}
