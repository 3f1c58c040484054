// Equations with the letter in exponents: by a common base, by ln on both sides, or by a letter for the power.
import Fraction from 'fraction.js'
import type { Step } from '../exercise.ts'
import { linearText } from '../linear-text.ts'
import { brackets, equation, type Maths, multiple, num, power } from '../notation.ts'
import { sumOf } from '../terms.ts'
import { added, multiplied } from './build.ts'
import {
  asPower,
  type Exponential,
  exponentialSum,
  keyOf,
  times,
  together,
  writtenBase,
  writtenPower,
  writtenTerm,
} from './exponential-sum.ts'
import { letterOf } from './linear-equation.ts'
import {
  addLogs,
  type Logs,
  lnOf,
  logsOf,
  NO_LOGS,
  nearLogs,
  primitive,
  quotientOfLogs,
  ratioOfLogs,
  writtenLogs,
} from './logarithms.ts'
import { equationOf, type Relation } from './relation.ts'
import { near, type Root, rationalRoot, writtenRoot } from './roots.ts'
import { realRootsOf } from './roots-of-equation.ts'
import { type SolverAnswer, step, Unsolved } from './solution.ts'
import { everyPart, lettersOf } from './tree.ts'
import { type Coefficients, exactly, shown, written } from './univariate.ts'

/** A solution, and a floating number to order it by. */
interface Found {
  readonly value: Maths
  readonly near: number
}

const ONE = new Fraction(1)
const MINUS: Exponential = { coefficient: ONE.neg(), exponents: [] }

/** @throws Unsolved functions, degree */
export function solveExponential(given: Relation, letter: string, steps: Step[]): SolverAnswer {
  const [left, right] = [exponentialSum(given.left, letter), exponentialSum(given.right, letter)]
  const terms = together([...left, ...right.map((one) => times(one, MINUS))])
  const found = rootsOfTerms(given, terms, [left, right], letter, steps)
  if (found === 'all-numbers') return { is: 'all-numbers' }
  const values = [...found].sort((a, b) => a.near - b.near).map(({ value }) => value)
  return values.length > 0 ? { is: 'solutions', letter, values, real: true } : { is: 'no-solution' }
}

const hasLetter = ({ exponents }: Exponential) => exponents.length > 1

function rootsOfTerms(
  given: Relation,
  terms: readonly Exponential[],
  [left, right]: readonly [readonly Exponential[], readonly Exponential[]],
  letter: string,
  steps: Step[],
): readonly Found[] | 'all-numbers' {
  const [front, back] = [...terms].sort((a, b) => Number(hasLetter(b)) - Number(hasLetter(a)))
  if (!front) {
    steps.push(step('always-true', { letter: letterOf(letter) }))
    return 'all-numbers'
  }
  if (!hasLetter(front)) {
    steps.push(step('never-true', { letter: letterOf(letter) }))
    return []
  }
  if (!back) {
    steps.push(
      step('isolate-power', undefined, equation(writtenTerm({ ...front, coefficient: ONE }, letter), 0)),
    )
    steps.push(step('power-positive'))
    return []
  }
  if (terms.length > 2) return bySubstitution([left, right], terms, letter, steps)
  const [typedLeft, typedRight] = [left, right].map((of) => (of.length === 1 ? of[0] : undefined))
  if (typedLeft && typedRight) {
    const [one, other] = hasLetter(typedLeft) ? [typedLeft, typedRight] : [typedRight, typedLeft]
    return isolated(given, one, other.coefficient.div(one.coefficient), other, letter, steps)
  }
  return isolated(given, front, back.coefficient.div(front.coefficient).neg(), back, letter, steps)
}

/** @param one the term with the letter @param by the number in front of the other once one stands alone */
function isolated(
  given: Relation,
  one: Exponential,
  by: Fraction,
  other: Exponential,
  letter: string,
  steps: Step[],
): Found[] {
  const [alone, against] = [
    { ...one, coefficient: ONE },
    { ...other, coefficient: by },
  ]
  const typed = everyPart(given).find(
    (part) =>
      part.is === 'power' &&
      lettersOf(part.exponent).includes(letter) &&
      exponentialSum(part, letter).every((its) => keyOf(its) === keyOf(alone) && its.coefficient.equals(1)),
  )
  const work = equation(typed ?? writtenTerm(alone, letter), writtenTerm(against, letter))
  const isAlone = one.coefficient.equals(1) && other.coefficient.equals(by)
  if (!isAlone && linearText(work) !== linearText(given)) steps.push(step('isolate-power', undefined, work))
  return ofTwo(alone, against, letter, steps)
}

/** A power alone on the left, one term on the right. */
function ofTwo(left: Exponential, right: Exponential, letter: string, steps: Step[]): Found[] {
  if (right.coefficient.s < 0n) {
    steps.push(step('power-positive'))
    return []
  }
  const against: readonly Logs[] = [
    addLogs(right.exponents[0] ?? NO_LOGS, logsOf(right.coefficient)),
    ...right.exponents.slice(1),
  ]
  const gap = Array.from({ length: Math.max(left.exponents.length, against.length) }, (_, index) =>
    addLogs(left.exponents[index] ?? NO_LOGS, against[index] ?? NO_LOGS, ONE.neg()),
  )
  const common = asPower(gap)
  const sides = [left.exponents, against].map((of) => common && inBase(of, common.base))
  const [a, b] = sides
  if (common && a && b) return byBase(common.base, [a, b], [left, right], letter, steps)
  return byLogarithm(left.exponents, against, letter, steps)
}

/** The exponent to one base; null where it is no power of it. */
function inBase(of: readonly Logs[], base: Logs): Coefficients | null {
  const all = of.map((logs) => ratioOfLogs(logs, base))
  return all.some((one) => one === null) ? null : all.map((one) => one ?? new Fraction(0))
}

function byBase(
  base: Logs,
  [a, b]: readonly [Coefficients, Coefficients],
  sides: readonly [Exponential, Exponential],
  letter: string,
  steps: Step[],
): Found[] {
  const raised = (of: Coefficients) =>
    of.every(({ n }) => n === 0n) ? power(writtenBase(base), 0) : writtenPower(base, of, letter)
  const work = equation(raised(a), raised(b))
  const before = equation(writtenTerm(sides[0], letter), writtenTerm(sides[1], letter))
  if (linearText(before) !== linearText(work)) {
    steps.push(step('same-base', { base: writtenBase(base) }, work))
  }
  const exponents = equationOf(written(a, letter), written(b, letter))
  steps.push(step('compare-exponents', undefined, exponents))
  const [x, only] = [linearText(exponents.left), lettersOf(exponents.right).length === 0]
  const roots =
    x === letter && only ? [rationalRoot(b[0] ?? new Fraction(0))] : realRootsOf(exponents, letter, steps)
  if (roots === 'all-numbers') throw new Unsolved('other')
  return roots.map((root) => ({ value: writtenRoot(root), near: near(root) }))
}

function byLogarithm(left: readonly Logs[], right: readonly Logs[], letter: string, steps: Step[]): Found[] {
  if (Math.max(left.length, right.length) > 2) throw new Unsolved('functions')
  steps.push(step('take-ln', undefined, equation(lnOfSide(left, letter), lnOfSide(right, letter))))
  const [m, k] = [
    addLogs(left[1] ?? NO_LOGS, right[1] ?? NO_LOGS, ONE.neg()),
    addLogs(right[0] ?? NO_LOGS, left[0] ?? NO_LOGS, ONE.neg()),
  ]
  const sign = nearLogs(m) < 0 ? ONE.neg() : ONE
  const [under, over] = [m, k].map((of) => addLogs(NO_LOGS, of, sign))
  if (!under || !over || under.size === 0) throw new Unsolved('functions')
  if ((right[1]?.size ?? 0) > 0) {
    const work = equation(timesLetter(under, letter), writtenLogs(over))
    steps.push(step('collect-logs', { letter: letterOf(letter) }, work))
  }
  const value = quotientOfLogs(over, under)
  return [alone(letter, value, nearLogs(over) / nearLogs(under), steps)]
}

function alone(letter: string, value: Maths, nearly: number, steps: Step[]): Found {
  const work = equation(letterOf(letter), value)
  const last = steps.at(-1)?.work
  if (!last || linearText(last) !== linearText(work))
    steps.push(step('letter-alone', { letter: letterOf(letter) }, work))
  return { value, near: nearly }
}

/** x·ln 2, 3x for powers of e. */
function lnOfSide(of: readonly Logs[], letter: string): Maths {
  const one = asPower(of)
  if (of.length < 2 || !one) {
    const constant = writtenLogs(of[0] ?? NO_LOGS)
    if (of.length < 2) return constant
    const rest = timesLetter(of[1] ?? NO_LOGS, letter)
    return of[0]?.size ? added(rest, constant) : rest
  }
  const base = writtenBase(one.base)
  const exponent = written(one.exponent, letter)
  if (base.is === 'variable') return exponent
  return multiple(exponent.is === 'operation' ? brackets(exponent) : exponent, lnOf(base))
}

function timesLetter(of: Logs, letter: string): Maths {
  const { base, times: by } = primitive(of)
  const front = sumOf([[exactly(by), letterOf(letter)]])
  const logarithm = writtenLogs(base)
  if (logarithm.is === 'number') return multiplied(shown(by), letterOf(letter))
  return multiple(front, logarithm.is === 'operation' ? brackets(logarithm) : logarithm)
}

/** e^(2x) - 3e^x + 2 = 0 as t² - 3t + 2 = 0. */
function bySubstitution(
  sides: readonly [readonly Exponential[], readonly Exponential[]],
  terms: readonly Exponential[],
  letter: string,
  steps: Step[],
): Found[] {
  const { base, by } = commonPower(terms)
  const t = letter === 't' ? 'u' : 't'
  const side = (of: readonly Exponential[]): Maths =>
    [...of]
      .map(({ coefficient, exponents }) => ({
        coefficient,
        to: Number((ratioOfLogs(exponents[1] ?? NO_LOGS, base) ?? ONE).div(by)),
      }))
      .sort((one, other) => other.to - one.to)
      .map(({ coefficient, to }) => termIn(t, coefficient, to))
      .reduce<Maths>(added, num(0))
  const inT = equationOf(side(sides[0]), side(sides[1]))
  const means = equation(letterOf(t), writtenPower(base, [new Fraction(0), by], letter))
  steps.push(step('substitute', { means }, inT))
  const roots = realRootsOf(inT, t, steps)
  if (roots === 'all-numbers') throw new Unsolved('other')
  return roots.flatMap((root) => {
    const alone = { coefficient: ONE, exponents: [NO_LOGS, addLogs(NO_LOGS, base, by)] }
    steps.push(step('substitute-back', undefined, equation(writtenTerm(alone, letter), writtenRoot(root))))
    if (near(root) <= 0) {
      steps.push(step('power-positive'))
      return []
    }
    return root.q.n === 0n
      ? ofTwo(alone, { coefficient: root.p, exponents: [] }, letter, steps)
      : [ofIrrational(alone, root, letter, steps)]
  })
}

function ofIrrational({ exponents }: Exponential, root: Root, letter: string, steps: Step[]): Found {
  const logs = exponents[1] ?? NO_LOGS
  const right = lnOf(writtenRoot(root))
  steps.push(step('take-ln', undefined, equation(lnOfSide(exponents, letter), right)))
  const { base, times: by } = primitive(logs)
  const under = multiplied(shown(by), base.has('e') ? num(1) : writtenLogs(base))
  const value: Maths =
    under.is === 'number' && under.value.n === under.value.d ? right : { is: 'fraction', over: right, under }
  return alone(letter, value, Math.log(near(root)) / nearLogs(logs), steps)
}

function termIn(t: string, coefficient: Fraction, to: number): Maths {
  const size = letterOf(t)
  if (to === 0) return shown(coefficient)
  if (to > 0) return multiplied(shown(coefficient), to === 1 ? size : power(size, to))
  return { is: 'fraction', over: shown(coefficient), under: to === -1 ? size : power(size, -to) }
}

/** The power that all terms are whole powers of, but for numbers. @throws Unsolved functions */
function commonPower(terms: readonly Exponential[]): { base: Logs; by: Fraction } {
  const logs = terms.map(({ exponents: [constant = NO_LOGS, linear = NO_LOGS, ...more] }) => {
    if (more.length > 0 || constant.size > 0) throw new Unsolved('functions')
    return linear
  })
  const first = logs.find(({ size }) => size > 0)
  if (!first) throw new Unsolved('functions')
  const { base } = primitive(first)
  const ratios = logs.map((one) => ratioOfLogs(one, base))
  const by = ratios.reduce<Fraction>((all, one) => {
    if (!one) throw new Unsolved('functions')
    return all.gcd(one)
  }, new Fraction(0))
  return { base, by: by.abs() }
}
