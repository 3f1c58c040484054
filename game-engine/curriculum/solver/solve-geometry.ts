// Answers a question of geometry by its formula: the formula, what is known put into it, and the exact value.
import type { Step } from '../exercise.ts'
import { degrees, equation, list, type Maths, num, root, variable } from '../notation.ts'
import { holdsAlways } from './check-claim.ts'
import { functionValue } from './function-value.ts'
import { FORMULAS, type Formula, type Given } from './geometry-formulas.ts'
import { type GeometryQuestion, readGeometry } from './read-geometry.ts'
import { simplify } from './simplify.ts'
import { type Solution, step, Unsolved } from './solution.ts'
import { has, substituted } from './tree.ts'

type Values = Readonly<Record<string, Maths>>

/**
 * Null where it is no question of geometry.
 * @param line lower case, one kind of each sign
 * @throws Unsolved geometry_letters: measures are missing, or do not belong to the figure; geometry_positive: a length or
 * angle is not above 0; geometry_impossible: there is no such figure; other: no formula is known for it
 */
export function solveGeometry(line: string, decimalSign: '.' | ','): Solution | null {
  const question = readGeometry(line, decimalSign)
  if (!question) return null
  const formula = formulaOf(question)
  const values = valuesOf(formula, question)
  const given = [list(formula.given.map((letter) => equation(variable(letter), values[letter] ?? num(0))))]
  const steps: Step[] = []
  const { first } = formula
  const known: Values = first
    ? { ...values, [first[0]]: found(first, values, 'half-perimeter', steps) }
    : values
  const results = formula.finds.map((one) => found(one, known, formula.name, steps))
  const [result = num(0)] = results
  const letters = formula.finds.map(([letter]) => letter)
  const answer =
    results.length > 1
      ? ({ is: 'points', letters, points: [results] } as const)
      : ({ is: 'value', value: result } as const)
  return { kind: 'geometry', given, steps, answer }
}

function formulaOf({ asked, figure, given }: GeometryQuestion): Formula {
  const ofFigure = FORMULAS.filter(({ figures }) => figures.includes(figure))
  const exact = ofFigure.filter((one) => one.asked === asked)
  // The area of a solid is that of its surface.
  const all = exact.length > 0 || asked !== 'area' ? exact : ofFigure.filter((one) => one.asked === 'surface')
  if (all.length === 0) throw new Unsolved('other')
  const formula = all.find(
    (one) => one.given.length === given.size && one.given.every((letter) => given.has(typedAs(letter))),
  )
  if (!formula) throw new Unsolved('geometry_letters')
  return formula
}

const typedAs = (letter: Given) => (letter === 'α' || letter === 'γ' ? 'angle' : letter)

function valuesOf(formula: Formula, { given }: GeometryQuestion): Values {
  const plain = Object.fromEntries(
    formula.given.map((letter) => [letter, given.get(typedAs(letter)) ?? num(0)]),
  )
  for (const [letter, value] of Object.entries(plain)) {
    const isCoordinate = /^[xy]/.test(letter)
    if (!isCoordinate && !holdsAlways(value, '>', num(0))) throw new Unsolved('geometry_positive')
    if (letter === 'γ' && !holdsAlways(value, '<', num(180))) throw new Unsolved('geometry_impossible')
  }
  for (const condition of formula.must ?? []) {
    const must = substituted(condition, plain)
    if (must.is === 'relation' && !holdsAlways(must.left, must.sign, must.right))
      throw new Unsolved('geometry_impossible')
  }
  const { γ } = plain
  return γ ? { ...plain, γ: degrees(γ) } : plain
}

/** The value of a formula, in steps. */
function found([letter, of]: Formula['finds'][number], values: Values, name: string, steps: Step[]): Maths {
  const is = (value: Maths) => equation(variable(letter), value)
  const filled = substituted(of, values)
  steps.push(step(`geometry-${name}`, undefined, is(of)), step('put-in', undefined, is(filled)))
  return workedOut(filled, steps, is)
}

function workedOut(of: Maths, steps: Step[], put: (value: Maths) => Maths): Maths {
  if (of.is !== 'root' || of.of.is === 'number') return simplified(of, steps, put)
  const inside = simplified(of.of, steps, (value) => put(root(value)))
  return simplified(root(inside), steps, put)
}

function simplified(of: Maths, steps: Step[], put: (value: Maths) => Maths): Maths {
  const own: Step[] = []
  const value = has(of, ({ is }) => is === 'apply') ? valueWithFunctions(of, own) : simplify(of, own)
  steps.push(
    ...own.map(({ say, work }) =>
      say.key === 'solver/together'
        ? step('geometry-exact', undefined, put(work ?? value))
        : { say, ...(work && { work: work.is === 'relation' ? work : put(work) }) },
    ),
  )
  return value
}

function valueWithFunctions(of: Maths, steps: Step[]): Maths {
  const answer = functionValue(of, steps)
  if (answer.is !== 'value') throw new Unsolved('functions')
  return answer.value
}
