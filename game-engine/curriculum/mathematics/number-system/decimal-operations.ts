import type { Dice } from '#engine/core/random.ts'
import type { Mistake } from '../../area.ts'
import { minus, over, plus, type Rational, rational, times } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { difference, equation, type Maths, num, product, quotient, sum } from '../../notation.ts'
import { figures, workOut } from '../sentences.ts'
import { hints, number, step } from './area.ts'

/** decimal-operations */
export const decimalOperations: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return plusOrMinus(dice)
    if (difficulty === 2) return dice.int(1, 2) === 1 ? timesDecimals(dice) : byTwoDigits(dice)
    return byDecimal(dice)
  },
}

function decimalDraft(
  name: string,
  left: Maths,
  value: Rational,
  mistakes: readonly Mistake<number | Rational>[],
): Draft {
  return {
    question: workOut(left),
    answer: number(value, mistakes, 'decimal'),
    hints: hints(name),
    solution: [step(`${name}-step`), figures(equation(left, num(value)))],
  }
}

/** Tenths and thousandths: their last digits do not stand below each other. */
function plusOrMinus(dice: Dice): Draft {
  const a = rational(dice.int(101, 989), 10)
  const b = rational(dice.int(1_001, 9_999), 1_000)
  if (a.d === 1 || b.d < 100) return plusOrMinus(dice)
  const isSum = dice.int(1, 2) === 1
  const rightAligned = rational(a.n * (10 / a.d), b.d)
  return decimalDraft(
    'line-up-points',
    isSum ? sum(num(a), num(b)) : difference(num(a), num(b)),
    isSum ? plus(a, b) : minus(a, b),
    [
      [isSum ? plus(rightAligned, b) : minus(b, rightAligned), 'right-aligned'],
      [isSum ? minus(a, b) : plus(a, b), 'sign-not-read'],
    ],
  )
}

function timesDecimals(dice: Dice): Draft {
  const a = rational(dice.int(11, 99), 10)
  const b = rational(dice.int(2, 99), dice.pick([10, 100]))
  if (a.d !== 10 || b.d === 1) return timesDecimals(dice)
  const value = times(a, b)
  return decimalDraft('count-places', product(num(a), num(b)), value, [
    [times(value, rational(10)), 'point-by-alignment'],
    [times(value, rational(1, 10)), 'point-too-far-left'],
    [plus(a, b), 'added-decimals'],
  ])
}

function byTwoDigits(dice: Dice): Draft {
  const value = rational(dice.int(105, 999), 100)
  const divisor = dice.int(11, 45)
  if (value.d === 1) return byTwoDigits(dice)
  return decimalDraft('point-in-quotient', quotient(num(times(value, rational(divisor))), divisor), value, [
    [times(value, rational(10)), 'point-in-quotient'],
    [times(value, rational(1, 10)), 'point-too-far-left'],
  ])
}

function byDecimal(dice: Dice): Draft {
  const value = rational(dice.int(12, 250), dice.pick([1, 10]))
  const divisor = rational(dice.int(5, 125), dice.pick([10, 100]))
  if (divisor.d === 1) return byDecimal(dice)
  const dividend = times(value, divisor)
  return decimalDraft('whole-divisor', quotient(num(dividend), num(divisor)), value, [
    [over(value, rational(divisor.d <= 10 ? 10 : 100)), 'divisor-scaled-only'],
    [times(value, rational(10)), 'point-in-quotient'],
    [times(dividend, divisor), 'multiplied-decimals'],
  ])
}
