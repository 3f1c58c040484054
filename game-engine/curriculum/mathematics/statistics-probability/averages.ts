// Mean and median: grade 6.
import type { Dice } from '#engine/core/random.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { BLANK, difference, equation, list, num, product, quotient, sum } from '../../notation.ts'
import { answerIs } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'

const totalOf = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

const ordered = (values: readonly number[]) => [...values].sort((a, b) => a - b)

/** mean-and-median */
export const meanAndMedian: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return median(dice)
    if (difficulty === 2) return mean(dice)
    return dice.int(1, 2) === 1 ? medianOfEven(dice) : missingValue(dice)
  },
}

const drawValues = (dice: Dice, count: number) => Array.from({ length: count }, () => dice.int(0, 20))

function median(dice: Dice): Draft {
  const values = drawValues(dice, dice.pick([5, 7]))
  const half = (values.length - 1) / 2
  const answer = ordered(values)[half] ?? 0
  const written = values[half] ?? 0
  const total = totalOf(values)
  if (written === answer || total === answer * values.length) return median(dice)
  return {
    question: say('median', { list: list(values) }),
    answer: number(
      answer,
      [
        [written, 'middle-unordered'],
        [rational(total, values.length), 'mean-for-median'],
        [Math.max(...values) - Math.min(...values), 'range-for-median'],
      ],
      'any',
    ),
    hints: hints('median'),
    solution: [step('median-order', undefined, list(ordered(values))), answerIs(answer)],
  }
}

function mean(dice: Dice): Draft {
  const values = drawValues(dice, dice.int(4, 6))
  const total = totalOf(values)
  const value = rational(total, values.length)
  const middle = ordered(values)[Math.floor(values.length / 2)] ?? 0
  if (10 % value.d !== 0 || rational(middle).n === value.n) return mean(dice)
  return {
    question: say('mean', { list: list(values) }),
    answer: number(
      value,
      [
        [total, 'sum-for-mean'],
        [middle, 'median-for-mean'],
        [rational(total, values.length - 1), 'divided-by-wrong-number'],
      ],
      'any',
    ),
    hints: hints('mean'),
    solution: [
      step('mean-total', undefined, equation(sum(...values), total)),
      step('mean-divide', { count: values.length }, equation(quotient(total, values.length), num(value))),
    ],
  }
}

function medianOfEven(dice: Dice): Draft {
  const values = drawValues(dice, 6)
  const [, , low = 0, high = 0] = ordered(values)
  const answer = rational(low + high, 2)
  const [a = 0, b = 0] = values.slice(2, 4)
  if (low === high || a + b === low + high) return medianOfEven(dice)
  return {
    question: say('median', { list: list(values) }),
    answer: number(
      answer,
      [
        [rational(a + b, 2), 'middle-unordered'],
        [low, 'one-middle-only'],
        [high, 'one-middle-only'],
        [rational(totalOf(values), 6), 'mean-for-median'],
      ],
      'any',
    ),
    hints: hints('median-even'),
    solution: [
      step('median-order', undefined, list(ordered(values))),
      step('median-between', { low, high }, equation(quotient(low + high, 2), num(answer))),
    ],
  }
}

function missingValue(dice: Dice): Draft {
  const known = drawValues(dice, dice.int(3, 5))
  const count = known.length + 1
  const [average, total] = [dice.int(5, 16), totalOf(known)]
  const answer = average * count - total
  if (answer < 0 || answer > 50 || answer === average || answer === count) return missingValue(dice)
  return {
    question: say('missing-from-mean', { list: list([...known, BLANK]), average }),
    answer: number(answer, [
      [average, 'mean-as-value'],
      [average * count, 'sum-for-value'],
      [Math.abs(average * known.length - total), 'divided-by-wrong-number'],
    ]),
    hints: hints('missing-from-mean', { count, average }),
    solution: [
      step('whole-sum', undefined, equation(product(count, average), average * count)),
      step('sum-known', undefined, equation(sum(...known), total)),
      step('what-is-missing', undefined, equation(difference(average * count, total), answer)),
    ],
  }
}
