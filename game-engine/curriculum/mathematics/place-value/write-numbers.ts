// Writing numbers from their places, skip counting, and the value of a digit: grades 2 and 4.
import type { Dice } from '#engine/core/random.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { BLANK, equation, list, num, product, sum } from '../../notation.ts'
import { digitAt } from '../digits.ts'
import { answerIs, figures, whatIsMissing } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'
import { roundingDraft } from './rounding.ts'

/** hundreds-tens-ones */
export const hundredsTensOnes: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const digits = [dice.int(1, 9), dice.int(1, 9), dice.int(1, 9)] as const
    if (difficulty === 1) return written(dice, digits, true)
    if (difficulty === 2) {
      const zeroAt = dice.int(0, 2)
      const [h, t, o] = digits
      return written(dice, zeroAt === 1 ? [h, 0, o] : zeroAt === 2 ? [h, t, 0] : digits, false)
    }
    return dice.int(1, 2) === 1 ? skipCount(dice) : regrouped(dice)
  },
}

function written(dice: Dice, [h, t, o]: readonly [number, number, number], isDrawn: boolean): Draft {
  const value = 100 * h + 10 * t + o
  const parts = dice.shuffle([100 * h, 10 * t, o].filter((part) => part > 0))
  const heard = Number(`${100 * h}${t > 0 ? 10 * t : ''}${o > 0 ? o : ''}`)
  const inOrder = Number(parts.map((part) => String(part)[0]).join(''))
  return {
    question: isDrawn ? say('blocks') : whatIsMissing(equation(sum(...parts), BLANK)),
    ...(isDrawn && { drawing: { kind: 'place-value-blocks', numbers: [{ hundreds: h, tens: t, ones: o }] } }),
    answer: number(value, [
      [heard, 'writes-what-is-heard'],
      [Number(`${h}${t || ''}${o || ''}`), 'zero-left-out'],
      [isDrawn ? h + t + o : inOrder, isDrawn ? 'blocks-counted-alike' : 'order-for-place'],
      [100 * h + 10 * o + t, 'digits-swapped'],
    ]),
    hints: hints('write'),
    solution: [
      step('write-step', {
        hundreds: { amount: h, of: 'hundred' },
        tens: { amount: t, of: 'ten' },
        ones: { amount: o, of: 'one' },
      }),
      figures(equation(sum(100 * h, 10 * t, o), value)),
    ],
  }
}

function skipCount(dice: Dice): Draft {
  const by = dice.pick([5, 10, 100])
  const first = by === 100 ? dice.int(10, 690) : by * dice.int(1, Math.floor(970 / by))
  const terms = [0, 1, 2, 3].map((index) => first + by * index)
  const blank = dice.int(1, 3)
  const answer = terms[blank] ?? 0
  const before = answer - by
  return {
    question: whatIsMissing(list(terms.map((term, index) => (index === blank ? BLANK : num(term))))),
    answer: number(answer, [
      [before + 1, 'counted-by-one', { by }],
      [before + (by === 10 ? 100 : 10), 'wrong-place'],
      [answer + by, 'one-step-too-far'],
    ]),
    hints: hints('skip', { by, before }),
    solution: [step('skip-step', { by }), figures(equation(sum(before, by), answer))],
  }
}

/** 3 hundreds, 14 tens and 5 ones. */
function regrouped(dice: Dice): Draft {
  const [h, t, o] = [dice.int(1, 8), dice.int(10, 19), dice.int(1, 9)]
  const value = 100 * h + 10 * t + o
  const fillers = {
    hundreds: { amount: h, of: 'hundred' },
    tens: { amount: t, of: 'ten' },
    ones: { amount: o, of: 'one' },
  } as const
  return {
    question: say('regroup', fillers),
    answer: number(value, [
      [Number(`${h}${t}${o}`), 'places-joined'],
      [100 * h + 10 * (t - 10) + o, 'trade-forgotten'],
      [100 * h + t + o, 'ten-as-one'],
    ]),
    hints: hints('regroup', fillers),
    solution: [
      step('regroup-step', { tens: { amount: t, of: 'ten' } }, equation(product(10, t), 10 * t)),
      figures(equation(sum(100 * h, 10 * t, o), value)),
    ],
  }
}

/** place-value-to-million */
export const placeValueToMillion: Generator = {
  version: 2,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return valueOfDigit(dice)
    if (difficulty === 2) {
      const place = dice.pick([10, 100, 1_000, 10_000])
      return roundingDraft(notRound(dice.int(Math.max(1_000, place * 2), 899_999), place), place)
    }
    if (dice.int(1, 2) === 1) {
      // Nines that roll over: 39 962 to the nearest 100.
      const place = dice.pick([10, 100])
      const value = (dice.int(1, 89) * 100 + 99) * place + dice.int(place / 2, place - 1)
      return roundingDraft(value, place)
    }
    return timesTheDigit(dice)
  },
}

const notRound = (value: number, place: number) => (value % place === 0 ? value + 3 : value)

function valueOfDigit(dice: Dice): Draft {
  const digits = dice.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]).slice(0, dice.int(4, 5))
  const value = Number(digits.join(''))
  const place = 10 ** dice.int(1, digits.length - 1)
  const digit = digitAt(value, place)
  const answer = digit * place
  return {
    question: say('digit-value', { digit, value }),
    answer: number(answer, [
      [digit, 'face-value'],
      [answer * 10, 'place-too-high'],
      [answer / 10, 'place-too-low'],
    ]),
    hints: hints('digit-value', { digit, value }),
    solution: [step('digit-value-step', { digit, place }), figures(equation(product(digit, place), answer))],
  }
}

/** In 4 418, how many times the value of the right 4 is the left one? */
function timesTheDigit(dice: Dice): Draft {
  const [digit = 4, x = 1, y = 2, z = 3] = dice.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9])
  const isFar = dice.int(1, 2) === 1
  const value = Number((isFar ? [x, digit, y, digit, z] : [x, y, digit, digit, z]).join(''))
  const answer = isFar ? 100 : 10
  const [left, right] = isFar ? [digit * 1_000, digit * 10] : [digit * 100, digit * 10]
  return {
    question: say('times-digit', { digit, value }),
    answer: number(answer, [
      [isFar ? 10 : 100, 'places-miscounted'],
      [isFar ? 1_000 : 1, 'places-miscounted'],
      [left - right, 'difference-for-times'],
    ]),
    hints: hints('times-digit', { digit }),
    solution: [
      step('times-digit-step', { left, right }, equation(product(right, answer), left)),
      answerIs(answer),
    ],
  }
}
