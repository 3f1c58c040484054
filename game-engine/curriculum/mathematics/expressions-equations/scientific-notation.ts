import type { Dice } from '#engine/core/random.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  brackets,
  equation,
  type Maths,
  num,
  operate,
  power,
  product,
  quotient,
  sum,
} from '../../notation.ts'
import type { Sentence } from '../../sentence.ts'
import { answerIs, figures } from '../sentences.ts'
import { hints, say, step } from './area.ts'
import { fields } from './several-numbers.ts'

/** scientific-notation */
export const scientificNotation: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return writeScientific(dice)
    return difficulty === 2 ? multiplyScientific(dice) : addScientific(dice)
  },
}

const LABELS = [say('scientific-number'), say('scientific-exponent')] as const

/** a × 10ⁿ with a in hundredths */
const scientific = (hundredths: number, exponent: number): Maths =>
  product(num(rational(hundredths, 100)), power(10, exponent))

function scientificDraft(
  question: Sentence,
  [hundredths, exponent]: readonly [number, number],
  mistakes: readonly (readonly [hundredths: number, exponent: number, misconception: string])[],
  name: string,
  lines: readonly Maths[] = [],
): Draft {
  const of = (a: number, n: number) => [rational(a, 100), rational(n)]
  return {
    question,
    answer: fields(
      LABELS,
      of(hundredths, exponent),
      mistakes.map(([a, n, misconception]) => [of(a, n), misconception]),
    ),
    hints: hints(name),
    solution: [step(`${name}-step`), ...lines.map(figures), answerIs(scientific(hundredths, exponent))],
  }
}

function writeScientific(dice: Dice): Draft {
  const hundredths = dice.pick([100 * dice.int(2, 9), 10 * dice.int(11, 99), dice.int(101, 999)])
  const exponent = dice.pick([dice.int(-6, -2), dice.int(3, 9)])
  const value =
    exponent < 0 ? rational(hundredths, 100 * 10 ** -exponent) : rational(hundredths * 10 ** (exponent - 2))
  return scientificDraft(
    say('write-scientific', { value: num(value) }),
    [hundredths, exponent],
    [
      [hundredths, -exponent, 'sign-of-exponent'],
      [hundredths * 10, exponent - 1, 'number-out-of-range'],
      [hundredths, exponent + 1, 'places-counted-wrong'],
      [hundredths, exponent - 1, 'places-counted-wrong'],
    ],
    'write-scientific',
  )
}

function multiplyScientific(dice: Dice): Draft {
  const [a, b, m, n] = [dice.int(2, 9), dice.int(2, 9), dice.int(2, 7), dice.int(-4, 6)]
  if (n === 0 || n === 1 || m * n === m + n) return multiplyScientific(dice)
  const isQuotient = dice.int(1, 3) === 1
  const [top, under] = [scientific(100 * (isQuotient ? a * b : a), m), scientific(100 * b, n)]
  if (isQuotient) {
    if (a * b > 9 || a * b < b) return multiplyScientific(dice)
    return scientificDraft(
      say('compute-scientific', { maths: quotient(brackets(top), brackets(under)) }),
      [100 * a, m - n],
      [
        [100 * a, m + n, 'exponents-added'],
        [100 * (a * b - b || 1), m - n, 'numbers-subtracted'],
      ],
      'divide-scientific',
      [equation(quotient(a * b, b), a), equation(operate('-', m, n < 0 ? brackets(num(n)) : n), m - n)],
    )
  }
  const isLarge = a * b >= 10
  return scientificDraft(
    say('compute-scientific', { maths: product(brackets(top), brackets(under)) }),
    isLarge ? [10 * a * b, m + n + 1] : [100 * a * b, m + n],
    [
      [100 * a * b, m + n, 'number-out-of-range'],
      [isLarge ? 10 * a * b : 100 * a * b, isLarge ? m * n + 1 : m * n, 'exponents-multiplied'],
      [10 * a * b, m + n, 'place-not-carried'],
      [100 * (a + b), m + n, 'numbers-added'],
    ],
    'multiply-scientific',
    [equation(product(a, b), a * b), equation(sum(m, n < 0 ? brackets(num(n)) : n), m + n)],
  )
}

function addScientific(dice: Dice): Draft {
  const [a, b, m, apart] = [dice.int(2, 7), dice.int(1, 9), dice.int(3, 8), dice.int(1, 2)]
  const operator = dice.pick(['+', '-'] as const)
  const small = b * 10 ** (2 - apart)
  const hundredths = operator === '+' ? 100 * a + small : 100 * a - small
  return scientificDraft(
    say('compute-scientific', {
      maths: operate(operator, scientific(100 * a, m), scientific(100 * b, m - apart)),
    }),
    [hundredths, m],
    [
      [100 * Math.abs(operator === '+' ? a + b : a - b), 2 * m - apart, 'exponents-added'],
      [100 * Math.abs(operator === '+' ? a + b : a - b), m, 'powers-not-matched'],
      [100 * Math.abs(operator === '+' ? a + b : a - b), m - apart, 'powers-not-matched'],
    ],
    'add-scientific',
    [equation(scientific(100 * b, m - apart), scientific(small, m))],
  )
}
