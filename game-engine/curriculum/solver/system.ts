// Systems of two or three equations: by putting in, by elimination; a curve and a line by putting in.
import Fraction from 'fraction.js'
import { normalForm } from '../algebra/normal-form.ts'
import { asNumber, type Polynomial, scale } from '../algebra/polynomial.ts'
import type { Step } from '../exercise.ts'
import { equation, list, type Maths, num } from '../notation.ts'
import { sumOf } from '../terms.ts'
import { letterOf } from './linear-equation.ts'
import type { Relation } from './relation.ts'
import { isReal, sorted, writtenRoot } from './roots.ts'
import { rootsOf } from './roots-of-equation.ts'
import { type SolverAnswer, step, Unsolved } from './solution.ts'
import { has, lettersOf, substituted, unbracketed } from './tree.ts'
import { exactly, shown } from './univariate.ts'
import { writtenPolynomial } from './written.ts'

/** a·x + b·y + … = right: a number for each letter, then the right side. */
type Row = readonly Fraction[]

const ZERO = new Fraction(0)

/** @throws Unsolved, Uncountable */
export function solveSystem(given: readonly Relation[]): { steps: Step[]; answer: SolverAnswer } {
  const letters = lettersOf(...given)
  const steps: Step[] = []
  if (letters.length > given.length || letters.length < 2 || given.length > 3)
    throw new Unsolved('several_letters')
  const rows = given.map((one) => rowOf(one, letters))
  if (rows.some((row) => row === null)) return { steps, answer: solveCurve(given, letters, steps) }
  const answer = eliminate(
    rows.filter((row) => row !== null),
    letters,
    steps,
  )
  if (answer.is === 'points') steps.push(...checks(given, answer.letters, answer.points[0] ?? []))
  return { steps, answer }
}

function differenceOf({ left, right }: Relation): Polynomial {
  const { over, under } = normalForm({ is: 'operation', operator: '-', terms: [left, right] })
  const by = asNumber(under)
  if (!by) throw new Unsolved('other')
  return scale(over, by.inverse())
}

/** Null for an equation that is not linear. */
function rowOf(one: Relation, letters: readonly string[]): Row | null {
  const of = differenceOf(one)
  const row = [...letters.map(() => ZERO), ZERO]
  for (const { coefficient, powers } of of.values()) {
    const [first, second] = powers
    const index = first ? letters.indexOf(first[0].name) : letters.length
    if (second || index < 0 || (first && first[1] > 1)) return null
    row[index] = first ? coefficient : coefficient.neg()
  }
  const below = row.reduce((all, { d }) => all.lcm(new Fraction(d)), new Fraction(1))
  return row.map((value) => value.mul(below))
}

function written(row: Row, letters: readonly string[]): Maths {
  const terms = letters.map((letter, index) => [exactly(row[index] ?? ZERO), letterOf(letter)] as const)
  return equation(sumOf(terms), shown(row[letters.length] ?? ZERO))
}

const all = (rows: readonly Row[], letters: readonly string[]) =>
  list(rows.map((row) => written(row, letters)))

/** One letter after the other is taken out of the equations below, then found from the last one up. */
function eliminate(start: readonly Row[], letters: readonly string[], steps: Step[]): SolverAnswer {
  let rows = [...start]
  steps.push(step('in-order', undefined, all(rows, letters)))
  const leaders: Row[] = []
  for (const [index, letter] of letters.entries()) {
    // The simplest coefficient leads, as fewer numbers have to be multiplied.
    const leader = rows
      .filter((row) => (row[index] ?? ZERO).n !== 0n)
      .sort((a, b) => (a[index] ?? ZERO).abs().compare((b[index] ?? ZERO).abs()))[0]
    if (!leader) continue
    leaders.push(leader)
    const others = rows.filter((row) => row !== leader)
    rows = others.map((row) => withoutLetter(row, leader, index, letter, letters, steps))
    const isOver = rows.find((row) => row.slice(0, -1).every(({ n }) => n === 0n))
    if (isOver && (isOver.at(-1) ?? ZERO).n !== 0n) {
      steps.push(step('rows-contradict'))
      return { is: 'no-solution' }
    }
    if (isOver) steps.push(step('rows-agree'))
    rows = rows.filter((row) => row !== isOver)
  }
  if (leaders.length < letters.length) return { is: 'infinitely-many' }
  const values: Record<string, Fraction> = {}
  for (const leader of leaders.reverse()) {
    const index = leader.findIndex(({ n }) => n !== 0n)
    const letter = letters[index] ?? ''
    const rest = letters.slice(index + 1)
    const right = rest.reduce(
      (sum, other, place) => sum.sub((leader[index + 1 + place] ?? ZERO).mul(values[other] ?? ZERO)),
      leader.at(-1) ?? ZERO,
    )
    const value = right.div(leader[index] ?? 1)
    const known = Object.fromEntries(rest.map((other) => [other, shown(values[other] ?? ZERO)]))
    const isUsed = rest.some((_, place) => (leader[index + 1 + place] ?? ZERO).n !== 0n)
    if (isUsed) steps.push(step('put-in', undefined, substituted(written(leader, letters), known)))
    values[letter] = value
    steps.push(step('solve-for', { letter: letterOf(letter) }, equation(letterOf(letter), shown(value))))
  }
  return { is: 'points', letters, points: [letters.map((letter) => shown(values[letter] ?? ZERO))] }
}

function withoutLetter(
  row: Row,
  leader: Row,
  index: number,
  letter: string,
  letters: readonly string[],
  steps: Step[],
): Row {
  const [own, leading] = [row[index] ?? ZERO, leader[index] ?? ZERO]
  if (own.n === 0n) return row
  const common = own.abs().lcm(leading.abs())
  const [byOwn, byLeader] = [common.div(own.abs()), common.div(leading.abs())]
  const [up, down] = [row.map((one) => one.mul(byOwn)), leader.map((one) => one.mul(byLeader))]
  if (!byOwn.equals(1) || !byLeader.equals(1))
    steps.push(step('multiply-rows', { letter: letterOf(letter) }, all([down, up], letters)))
  const isSame = own.s === leading.s
  const result = up.map((one, place) =>
    isSame ? one.sub(down[place] ?? ZERO) : one.add(down[place] ?? ZERO),
  )
  steps.push(
    step(isSame ? 'subtract-rows' : 'add-rows', { letter: letterOf(letter) }, written(result, letters)),
  )
  return result
}

function checks(given: readonly Relation[], letters: readonly string[], values: readonly Maths[]): Step[] {
  const known = Object.fromEntries(letters.map((letter, index) => [letter, values[index] ?? num(0)]))
  return [step('check-all', undefined, list(given.map((one) => substituted(one, known))))]
}

/** An equation solved for a letter is put into the other one. */
function solveCurve(given: readonly Relation[], letters: readonly string[], steps: Step[]): SolverAnswer {
  const [first, second] = letters
  if (given.length !== 2 || !first || !second) throw new Unsolved('other')
  if (given.some((one) => has(one, ({ is }) => is === 'absolute'))) throw new Unsolved('roots')
  for (const [alone, other] of [
    [second, first],
    [first, second],
  ] as const) {
    for (const [index, one] of given.entries()) {
      const side = solvedFor(one, alone)
      const target = given[1 - index]
      if (!side || !target) continue
      const bracketed: Maths = { is: 'brackets', inside: side }
      const put = substituted(target, { [alone]: bracketed }) as Relation
      const work = equation(unbracketed(put.left), unbracketed(put.right)) as Relation
      steps.push(step('put-in-for', { letter: letterOf(alone), value: side }, work))
      const roots = rootsOf(work, other, steps)
      if (roots === 'all-numbers') return { is: 'infinitely-many' }
      const real = sorted(roots.filter(isReal))
      if (real.length === 0) return { is: 'no-solution' }
      const points = real.map((root) => {
        const value = writtenRoot(root)
        const form = normalForm(substituted(side, { [other]: value }))
        const by = asNumber(form.under)
        if (!by) throw new Unsolved('other')
        const partner = writtenPolynomial(scale(form.over, by.inverse()))
        steps.push(
          step(
            'solve-for',
            { letter: letterOf(alone) },
            list([equation(letterOf(other), value), equation(letterOf(alone), partner)]),
          ),
        )
        return alone === second ? [value, partner] : [partner, value]
      })
      return { is: 'points', letters, points }
    }
  }
  throw new Unsolved('other')
}

/** What a letter is equal to, where it stands in one term alone and to the power of 1. */
function solvedFor(one: Relation, letter: string): Maths | null {
  const of = differenceOf(one)
  const withIt = [...of.values()].filter(({ powers }) => powers.some(([{ name }]) => name === letter))
  const [term] = withIt
  if (!term || withIt.length > 1 || term.powers.length > 1 || term.powers[0]?.[1] !== 1) return null
  const rest = new Map([...of].filter(([, other]) => other !== term))
  return writtenPolynomial(scale(rest, term.coefficient.inverse().neg()))
}
