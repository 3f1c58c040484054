// Several powers of one number: a letter for the power makes a polynomial.
import Fraction from 'fraction.js'
import type { Step } from '../exercise.ts'
import { equation, type Maths, num, power } from '../notation.ts'
import { added, multiplied } from './build.ts'
import { lnOfSide } from './exponential-by-logarithm.ts'
import { solveTwoTerms } from './exponential-of-two-terms.ts'
import { type ExponentialRoot, letterAlone } from './exponential-root.ts'
import { type Exponential, writtenPower, writtenTerm } from './exponential-sum.ts'
import { letterOf } from './linear-equation.ts'
import {
  addLogs,
  type Logs,
  lnOf,
  NO_LOGS,
  nearLogs,
  primitive,
  ratioOfLogs,
  writtenLogs,
} from './logarithms.ts'
import { equationOf } from './relation.ts'
import { near, type Root, writtenRoot } from './roots.ts'
import { realRootsOf } from './roots-of-equation.ts'
import { step, Unsolved } from './solution.ts'
import { shown } from './univariate.ts'

const ONE = new Fraction(1)

/** e^(2x) - 3e^x + 2 = 0 as t² - 3t + 2 = 0. */
export function solveBySubstitution(
  sides: readonly [readonly Exponential[], readonly Exponential[]],
  terms: readonly Exponential[],
  letter: string,
  steps: Step[],
): ExponentialRoot[] {
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
      ? solveTwoTerms(alone, { coefficient: root.p, exponents: [] }, letter, steps)
      : [ofIrrational(alone, root, letter, steps)]
  })
}

function ofIrrational(
  { exponents }: Exponential,
  root: Root,
  letter: string,
  steps: Step[],
): ExponentialRoot {
  const logs = exponents[1] ?? NO_LOGS
  const right = lnOf(writtenRoot(root))
  steps.push(step('take-ln', undefined, equation(lnOfSide(exponents, letter), right)))
  const { base, times: by } = primitive(logs)
  const under = multiplied(shown(by), base.has('e') ? num(1) : writtenLogs(base))
  const value: Maths =
    under.is === 'number' && under.value.n === under.value.d ? right : { is: 'fraction', over: right, under }
  return letterAlone(letter, value, Math.log(near(root)) / nearLogs(logs), steps)
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
