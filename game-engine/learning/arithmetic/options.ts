// Four options for a question: its answer and three wrong ones that a pupil could really arrive at.
// Wrong options are mistakes of thought (operators mixed up, digits swapped) and slips (one off, ten off).

import type { Dice } from '#engine/core/random.ts'
import { OPTION_COUNT, SLIPS } from './constants.ts'
import type { Question } from './question.ts'

/**
 * Four different whole numbers of zero or more, the answer once among them, in drawn order. How many of the wrong
 * ones are smaller than the answer is drawn too, so that always taking a middle number is no way to win.
 */
export function drawOptions(dice: Dice, question: Question): number[] {
  const { answer } = question
  const [mistake, ...otherMistakes] = dice.shuffle(plausible(mistakesOf(question), answer))
  const pool = dice.shuffle([...otherMistakes, ...plausible(slipsOf(answer), answer)])
  // A mistake of thought stands first on its side; slips upwards alone are always enough to fill the upper side.
  const wrong = [...new Set(mistake === undefined ? pool : [mistake, ...pool])]
  const smaller = wrong.filter((value) => value < answer).slice(0, dice.int(0, OPTION_COUNT - 1))
  const larger = wrong.filter((value) => value > answer).slice(0, OPTION_COUNT - 1 - smaller.length)
  return dice.shuffle([answer, ...smaller, ...larger])
}

/** Results of thinking wrongly about the question; may hold the answer, repeats and absurd values. */
function mistakesOf({ left, operator, right, answer }: Question): number[] {
  const swapped = withLastDigitsSwapped(answer)
  switch (operator) {
    case '+':
      return [swapped, Math.abs(left - right)]
    case '-':
      return [swapped, left + right, withoutBorrowing(left, right)]
    case '×':
      return [swapped, left + right, left * (right + 1), left * (right - 1), partialProduct(left, right)]
    case '÷':
      return [swapped, left - right, right]
    case '²':
      return [swapped, (left + 1) ** 2, (left - 1) ** 2, left * (left + 1), partialProduct(left, left)]
    case '√':
      return [swapped, withOtherRootEnding(answer), answer + 1, answer - 1]
    case '^':
      return [swapped, left ** (right - 1), left ** (right + 1), left * right, right ** left]
  }
}

function slipsOf(answer: number): number[] {
  const by = SLIPS.find(({ under }) => answer < under)?.by ?? []
  return by.flatMap((step) => [answer - step, answer + step])
}

/** The wrong values of about the answer's size: one that is far off helps nobody to think. */
function plausible(values: readonly number[], answer: number): number[] {
  return values.filter(
    (value) => value !== answer && value >= 0 && value * 4 + 10 >= answer && value <= answer * 4 + 10,
  )
}

/** 42 becomes 24, and 1786 becomes 1768. */
function withLastDigitsSwapped(value: number): number {
  const tens = Math.floor(value / 10) % 10
  const ones = value % 10
  return value - tens * 10 - ones + ones * 10 + tens
}

/** The other number between the same tens whose square ends alike: 12 becomes 18, as 12² and 18² end in 4. */
function withOtherRootEnding(root: number): number {
  return root - (root % 10) + ((10 - (root % 10)) % 10)
}

/** Taking the smaller digit from the larger in each place: 42 - 17 becomes 35. */
function withoutBorrowing(left: number, right: number): number {
  const tens = Math.abs(Math.floor(left / 10) - Math.floor(right / 10))
  return tens * 10 + Math.abs((left % 10) - (right % 10))
}

/** Tens times tens and ones times ones, the cross products forgotten: 13 × 13 becomes 109. */
function partialProduct(left: number, right: number): number {
  const tens = Math.floor(left / 10) * Math.floor(right / 10)
  return tens * 100 + (left % 10) * (right % 10)
}
