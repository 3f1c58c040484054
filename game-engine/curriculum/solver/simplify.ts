// Expressions without an equals sign: calculated, or in their shortest form.
import Fraction from 'fraction.js'
import { normalForm } from '../algebra/normal-form.ts'
import { asNumber, type Polynomial, scale } from '../algebra/polynomial.ts'
import type { Step } from '../exercise.ts'
import { linearText } from '../linear-text.ts'
import { fraction, type Maths } from '../notation.ts'
import { calculate } from './calculate.ts'
import { cancelFactors, cancelOneTermBelow } from './cancel-fraction.ts'
import { Irrational } from './exact-root.ts'
import { openBracketsStep } from './expand.ts'
import { withImaginaryUnit } from './imaginary-unit.ts'
import { rationalizeDenominator } from './rationalize-denominator.ts'
import { step } from './solution.ts'
import { has, lettersOf } from './tree.ts'
import { shown } from './univariate.ts'
import { writtenPolynomial } from './written.ts'

/** @throws Unsolved, Uncountable */
export function simplify(maths: Maths, steps: Step[]): Maths {
  const letters = lettersOf(maths)
  if (letters.length === 0 && !has(maths, isLetterLike)) {
    try {
      const trial: Step[] = []
      const value = calculate(maths, trial)
      steps.push(...trial)
      const last = trial.at(-1)?.work
      return last && linearText(last) !== linearText(maths) ? last : shown(value)
    } catch (error) {
      if (!(error instanceof Irrational)) throw error
    }
  }
  const form = rationalizeDenominator(withImaginaryUnit(normalForm(maths)), maths, steps)
  const [letter] = letters
  const below = asNumber(form.under)
  if (below) {
    const result = scale(form.over, below.inverse())
    if (letters.length > 0) steps.push(...openBracketsStep(maths, result))
    const shownResult = overCommon(result)
    const isOpened = has(maths, ({ is }) => is === 'brackets') && steps.length === 0
    const name = letters.length === 0 ? 'together' : isOpened ? 'open-brackets' : 'like-terms'
    if (linearText(shownResult) !== linearText(maths)) steps.push(step(name, undefined, shownResult))
    return shownResult
  }
  if (letters.length !== 1 || letter === undefined) return cancelOneTermBelow(form, steps)
  return cancelFactors(form, maths, letter, steps)
}

const isLetterLike = (part: Maths) => part.is === 'variable'

/** Several terms over one denominator where they have one: (1 + √5)/2. */
export function overCommon(of: Polynomial): Maths {
  const isPlain = [...of.values()].every(({ powers }) =>
    powers.every(([atom]) => !atom.root && atom.name !== 'π'),
  )
  const below = [...of.values()].reduce(
    (all, { coefficient }) => all.lcm(new Fraction(coefficient.d)),
    new Fraction(1),
  )
  if (isPlain || below.equals(1)) return writtenPolynomial(of)
  return fraction(writtenPolynomial(scale(of, below)), shown(below))
}
