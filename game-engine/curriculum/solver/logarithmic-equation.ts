// Equations with the letter in logarithms of one base: joined into one logarithm, undone, and every result tried.
import Fraction from 'fraction.js'
import { normalForm, numberOf } from '../algebra/normal-form.ts'
import type { Step } from '../exercise.ts'
import { linearText } from '../linear-text.ts'
import {
  apply,
  brackets,
  equation,
  fraction,
  list,
  type Maths,
  num,
  power,
  relation,
  variable,
} from '../notation.ts'
import { added, multiplied } from './build.ts'
import { holdsAlways } from './check-claim.ts'
import { letterOf } from './linear-equation.ts'
import { equationOf, type Relation } from './relation.ts'
import { type Root, rationalRoot, writtenRoot } from './roots.ts'
import { realRootsOf } from './roots-of-equation.ts'
import { type SolverAnswer, step, Unsolved } from './solution.ts'
import { has, lettersOf, substituted, unbracketed } from './tree.ts'
import { at, degreeOf, polynomialOf, shown } from './univariate.ts'

/** coefficient · log of it */
interface Logarithm {
  readonly coefficient: Fraction
  readonly of: Maths
}

/** Logarithms of one base, and a number. */
interface LogSum {
  readonly logs: readonly Logarithm[]
  readonly constant: Fraction
}

const ONE = new Fraction(1)
const ZERO = new Fraction(0)

/** @throws Unsolved functions */
export function solveLogarithmic(given: Relation, letter: string, steps: Step[]): SolverAnswer {
  const name = functionIn(given)
  const [left, right] = [logSum(given.left, name), logSum(given.right, name)]
  const insides = [...left.logs, ...right.logs].map(({ of }) => of).filter((of) => lettersOf(of).length > 0)
  steps.push(step('log-domain', undefined, list(insides.map((of) => relation(of, '>', 0)))))
  const isSame =
    left.logs.length > 0 && right.logs.length > 0 && left.constant.n === 0n && right.constant.n === 0n
  const values = isSame
    ? ofInsides(given, joined(left.logs), joined(right.logs), name, letter, steps)
    : ofOne(given, left, right, name, letter, steps)
  const kept = values.filter((value) => insides.every((of) => isAbove(of, letter, value, steps)))
  return kept.length > 0 ? { is: 'solutions', letter, values: kept, real: true } : { is: 'no-solution' }
}

/** The one logarithm that is in it: ln, log, log₂. @throws Unsolved functions for several, or another function */
function functionIn(given: Relation): Maths {
  const found: Maths[] = []
  has(given, (part) => {
    if (part.is === 'apply') found.push(part.function)
    return false
  })
  const [first] = found
  const names = new Set(found.map((one) => linearText(one)))
  if (!first || names.size > 1 || !/^(ln|log)/.test(linearText(first))) throw new Unsolved('functions')
  // Powers of 0 and 1 are no other numbers.
  const base = baseOf(first)
  if (base.is === 'number' && base.value.n < 2) throw new Unsolved('functions')
  return first
}

function logSum(maths: Maths, name: Maths): LogSum {
  const of = unbracketed(maths)
  if (of.is === 'apply') return { logs: [{ coefficient: ONE, of: unbracketed(of.of) }], constant: ZERO }
  if (!has(of, ({ is }) => is === 'apply')) {
    const constant = numberOf(normalForm(of))
    if (!constant) throw new Unsolved('functions')
    return { logs: [], constant }
  }
  switch (of.is) {
    case 'opposite':
      return timesSum(logSum(of.of, name), ONE.neg())
    case 'multiple':
      return ofProduct([of.factor, of.of], name)
    case 'fraction': {
      const by = numberOf(normalForm(of.under))
      if (!by) break
      return timesSum(logSum(of.over, name), by.inverse())
    }
    case 'operation':
      if (of.operator === '×') return ofProduct(of.terms, name)
      if (of.operator === '+' || of.operator === '-')
        return of.terms
          .map((term, index) =>
            timesSum(logSum(term, name), index > 0 && of.operator === '-' ? ONE.neg() : ONE),
          )
          .reduce((a, b) => ({ logs: [...a.logs, ...b.logs], constant: a.constant.add(b.constant) }))
  }
  throw new Unsolved('functions')
}

function ofProduct(parts: readonly Maths[], name: Maths): LogSum {
  const withLog = parts.filter((part) => has(part, ({ is }) => is === 'apply'))
  const [only] = withLog
  if (!only || withLog.length > 1) throw new Unsolved('functions')
  const by = parts
    .filter((part) => part !== only)
    .map((part) => numberOf(normalForm(part)))
    .reduce<Fraction>((all, one) => {
      if (!one || one.n === 0n) throw new Unsolved('functions')
      return all.mul(one)
    }, ONE)
  return timesSum(logSum(only, name), by)
}

const timesSum = ({ logs, constant }: LogSum, by: Fraction): LogSum => ({
  logs: logs.map(({ coefficient, of }) => ({ coefficient: coefficient.mul(by), of })),
  constant: constant.mul(by),
})

/** What the logarithms are one logarithm of. @throws Unsolved functions where a coefficient is not whole */
function joined(logs: readonly Logarithm[]): Maths {
  const part = (sign: bigint) =>
    logs
      .filter(({ coefficient }) => coefficient.s === sign)
      .map(({ coefficient, of }) => {
        if (coefficient.d !== 1n || coefficient.n > 4n) throw new Unsolved('functions')
        const to = Number(coefficient.n)
        const base = of.is === 'operation' || of.is === 'fraction' ? brackets(of) : of
        return to === 1 ? of : power(base, to)
      })
  const [above, below] = [part(1n), part(-1n)]
  const product = (of: readonly Maths[]): Maths => of.reduce(multiplied, num(1))
  return below.length === 0
    ? product(above)
    : fraction(unbracketed(product(above)), unbracketed(product(below)))
}

const log = (name: Maths, of: Maths): Maths => apply(name, brackets(unbracketed(of)))

function ofInsides(given: Relation, a: Maths, b: Maths, name: Maths, letter: string, steps: Step[]): Maths[] {
  const work = equation(log(name, a), log(name, b))
  if (linearText(work) !== linearText(given)) steps.push(step('join-logs', undefined, work))
  const insides = equationOf(unbracketed(a), unbracketed(b))
  steps.push(step('same-log', undefined, insides))
  return written(rationalOrRoot(insides, letter, steps))
}

const written = (roots: readonly Root[]) => roots.map(writtenRoot)

function rationalOrRoot(given: Relation, letter: string, steps: Step[]): readonly Root[] {
  const { left, right } = given
  const value = numberOf(normalForm(right))
  if (linearText(left) === letter && value) return [rationalRoot(value)]
  const roots = realRootsOf(given, letter, steps)
  if (roots === 'all-numbers') throw new Unsolved('other')
  return roots
}

/** log A = k */
function ofOne(
  given: Relation,
  left: LogSum,
  right: LogSum,
  name: Maths,
  letter: string,
  steps: Step[],
): Maths[] {
  let logs = [...left.logs, ...timesSum(right, ONE.neg()).logs]
  let constant = right.constant.sub(left.constant)
  const front = logs.reduce<Fraction>((all, { coefficient }) => all.gcd(coefficient), ZERO).abs()
  const by = logs.length === 1 ? (logs[0]?.coefficient ?? ONE) : front
  logs = logs.map(({ coefficient, of }) => ({ coefficient: coefficient.div(by), of }))
  constant = constant.div(by)
  const inside = unbracketed(joined(logs))
  const work = equation(log(name, inside), shown(constant))
  if (linearText(work) !== linearText(given))
    steps.push(step(logs.length > 1 ? 'join-logs' : 'isolate-log', undefined, work))
  const base = baseOf(name)
  const raised = power(base, shown(constant))
  steps.push(step('undo-log', { base }, equation(inside, raised)))
  const value = base.is === 'number' || constant.n === 0n ? rationalPower(base, constant) : null
  if (value) {
    const plain = equationOf(inside, shown(value))
    if (linearText(inside) === letter) {
      if (linearText(plain.right) !== linearText(raised)) steps.push(step('work-out-power', undefined, plain))
      return [shown(value)]
    }
    return written(rationalOrRoot(plain, letter, steps))
  }
  if (logs.length > 1) throw new Unsolved('functions')
  return [linearAlone(inside, raised, letter, steps)]
}

function rationalPower(base: Maths, to: Fraction): Fraction | null {
  return to.n === 0n ? ONE : numberOf(normalForm(power(base, shown(to))))
}

/** mx + n = e^k */
function linearAlone(inside: Maths, raised: Maths, letter: string, steps: Step[]): Maths {
  const of = polynomialOf(inside, letter)
  if (degreeOf(of) !== 1) throw new Unsolved('functions')
  const [n, m] = [at(of, 0), at(of, 1)]
  const exponent = raised.is === 'power' ? raised.exponent : null
  const value =
    exponent?.is === 'number' && exponent.value.n === 1 && raised.is === 'power' ? raised.base : raised
  const over = n.n === 0n ? value : added(value, shown(n.neg()))
  const result = m.equals(1)
    ? over
    : m.d === 1n && m.s > 0n
      ? fraction(over, shown(m))
      : multiplied(shown(m.inverse()), over.is === 'operation' ? brackets(over) : over)
  const work = equation(letterOf(letter), result)
  if (linearText(work) !== linearText(equation(inside, raised)))
    steps.push(step('letter-alone', { letter: letterOf(letter) }, work))
  return result
}

function baseOf(name: Maths): Maths {
  if (name.is === 'subscript') return name.below
  return name.is === 'variable' && name.name === 'ln' ? variable('e') : num(10)
}

/** Whether it is above 0 with the value put in; a step says so where it is not. */
function isAbove(of: Maths, letter: string, value: Maths, steps: Step[]): boolean {
  if (has(value, ({ is }) => is === 'variable')) return true
  const put = substituted(of, { [letter]: value })
  const verdict = holdsAlways(put, '>', num(0))
  if (verdict === null) throw new Unsolved('functions')
  if (!verdict) steps.push(step('log-falls-out', { value, inside: put }))
  return verdict
}
