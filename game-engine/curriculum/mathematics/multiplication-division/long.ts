// Multiplying and dividing larger numbers, place by place: grades 4 and 5.
import type { Dice } from '#engine/core/random.ts'
import type { Mistake } from '../../area.ts'
import { rational } from '../../exact.ts'
import type { Answer, Draft, Step } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { equation, num, product, quotient, sum } from '../../notation.ts'
import { digitAt } from '../digits.ts'
import { figures, workOut } from '../sentences.ts'
import { because, hints, number, say, step } from './area.ts'

/** 347 as 300, 40, 7; zeros left out. */
function partsOf(value: number): number[] {
  return String(value)
    .split('')
    .map((digit, index, all) => Number(digit) * 10 ** (all.length - 1 - index))
    .filter((part) => part > 0)
}

/** multiply-multi-digit-area */
export const multiplyByArea: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 3) return productDraft(twoDigits(dice), twoDigits(dice))
    if (difficulty === 1) return productDraft(dice.int(2, 9) * 10 + dice.int(3, 9), dice.int(3, 9))
    const zeroInside = dice.int(1, 3) === 1
    const a = zeroInside
      ? dice.int(2, 9) * 100 + dice.int(2, 9)
      : dice.pick([dice.int(111, 999), dice.int(1_111, 9_999)])
    return productDraft(a, dice.int(3, 9))
  },
}

/** multiply-standard */
export const multiplyStandard: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return productDraft(twoDigits(dice), twoDigits(dice))
    if (difficulty === 2) return productDraft(noTens(dice, 112, 989), twoDigits(dice))
    if (dice.int(1, 2) === 1) return productDraft(100 * dice.int(2, 9) + dice.int(1, 9), twoDigits(dice))
    return productDraft(noTens(dice, 112, 989), noTens(dice, 112, 989))
  },
}

const twoDigits = (dice: Dice) => noTens(dice, 12, 98)

/** No multiple of ten. */
function noTens(dice: Dice, least: number, most: number): number {
  const value = dice.int(least, most)
  return value % 10 === 0 ? value + 1 : value
}

function productDraft(a: number, b: number): Draft {
  const total = a * b
  const [columns, rows] = [partsOf(a), partsOf(b)]
  const cells = rows.map((row) => columns.map((column) => row * column))
  const rowSums = cells.map((row) => row.reduce((all, cell) => all + cell, 0))
  const isSmall = cells.flat().length <= 4
  const lines: Step[] = isSmall
    ? rows.flatMap((row) => columns.map((column) => figures(equation(product(column, row), column * row))))
    : rows.map((row) => figures(equation(product(a, row), a * row)))
  const sums = isSmall ? cells.flat() : rowSums
  return {
    question: workOut(product(a, b)),
    ...(isSmall && {
      drawing: {
        kind: 'area-model',
        columns: columns.map((part) => num(part)),
        rows: rows.map((part) => num(part)),
      },
    }),
    answer: number(total, productMistakes(a, b)),
    hints: hints('long-product', { parts: sum(...columns), first: product(columns[0] ?? a, rows[0] ?? b) }),
    solution: [
      step('long-product-step', { a, b }),
      ...lines,
      ...(sums.length > 1 ? [step('long-product-sum', undefined, equation(sum(...sums), total))] : []),
    ],
  }
}

function productMistakes(a: number, b: number): readonly Mistake<number>[] {
  const [rows, columns] = [partsOf(b), partsOf(a)]
  const withoutZeros = Number(String(a).replaceAll('0', ''))
  const straight = columns.reduce((all, column, index) => all + column * (rows[index] ?? 0), 0)
  const notShifted = rows.reduce((all, row) => all + a * Number(String(row)[0]), 0)
  return [
    ...(rows.length > 1 && columns.length > 1 ? [[straight, 'two-products-only'] as const] : []),
    ...(rows.length > 1 ? [[notShifted, 'tens-row-not-shifted'] as const] : []),
    ...(withoutZeros !== a ? [[withoutZeros * b, 'zero-inside-lost'] as const] : []),
    ...(b < 10 ? [[withoutCarry(a, b), 'carry-forgotten'] as const] : []),
    ...(b < 10 && a < 100 ? [[carryTooEarly(a, b), 'carry-too-early'] as const] : []),
    ...(rows.length > 1 ? [[a * b - 10 * digitAt(a, 10) * digitAt(b, 1), 'product-left-out'] as const] : []),
    [a * b + a, 'neighbour-fact', { a }],
  ]
}

/** 47 × 6 as 242: every place by itself. */
function withoutCarry(a: number, b: number): number {
  let result = 0
  for (let place = 1; place <= a; place *= 10) result += ((digitAt(a, place) * b) % 10) * place
  return result
}

/** 47 × 6 as (4 + 4) × 6 tens and 2. */
function carryTooEarly(a: number, b: number): number {
  const ones = digitAt(a, 1) * b
  return (digitAt(a, 10) + Math.floor(ones / 10)) * b * 10 + (ones % 10)
}

/** divide-by-one-digit */
export const divideByOneDigit: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) {
      const divisor = dice.int(2, 5)
      return divisionDraft({
        divisor,
        answer: dice.int(Math.ceil(20 / divisor), Math.floor(99 / divisor)),
        rest: 0,
      })
    }
    const divisor = dice.int(3, 9)
    const rest = dice.int(0, divisor - 1)
    if (difficulty === 2) {
      const answer = dice.int(Math.ceil(100 / divisor), Math.floor((999 - rest) / divisor))
      return divisionDraft({ divisor, answer, rest })
    }
    const answer = 100 * dice.int(1, 9) + dice.int(1, 9)
    return divisionDraft({ divisor, answer, rest })
  },
}

/** divide-by-two-digit */
export const divideByTwoDigits: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) {
      const divisor = 10 * dice.int(2, 9)
      const answer = dice.int(Math.max(4, Math.ceil(100 / divisor)), Math.min(40, Math.floor(999 / divisor)))
      return divisionDraft({ divisor, answer, rest: 0 })
    }
    const divisor = noTens(dice, 12, 94)
    if (difficulty === 2) {
      return divisionDraft({
        divisor,
        answer: dice.int(Math.ceil(100 / divisor) + 1, Math.floor(9_999 / divisor)),
        rest: 0,
      })
    }
    const rest = dice.int(1, divisor - 1)
    const answer = 100 * dice.int(1, Math.max(1, Math.floor(90 / divisor))) + dice.int(1, 9)
    return divisionDraft({ divisor, answer, rest })
  },
}

interface Division {
  readonly divisor: number
  readonly answer: number
  readonly rest: number
}

function divisionDraft({ divisor, answer, rest }: Division): Draft {
  const total = divisor * answer + rest
  const steps: Step[] = []
  let left = total
  for (const part of partsOf(answer)) {
    steps.push(step('long-division-take', { part, left }, equation(product(divisor, part), divisor * part)))
    left -= divisor * part
  }
  const withoutZero = Number(String(answer).replaceAll('0', ''))
  const isZeroInside = withoutZero !== answer
  const first = partsOf(answer)[0] ?? answer
  return {
    question:
      rest === 0
        ? workOut(quotient(total, divisor))
        : say('divide-with-rest', { work: quotient(total, divisor) }),
    answer: rest === 0 ? exactAnswer() : answerWithRest(),
    hints: hints('long-division', { total, part: product(divisor, 10 ** (String(first).length - 1)) }),
    solution: [
      ...steps,
      step(
        rest === 0 ? 'long-division-check' : 'long-division-rest',
        rest === 0 ? undefined : { answer, rest },
        equation(rest === 0 ? product(divisor, answer) : sum(product(divisor, answer), rest), total),
      ),
    ],
  }

  function exactAnswer(): Answer {
    return number(answer, [
      ...(isZeroInside ? [[withoutZero, 'zero-of-the-quotient'] as const] : []),
      [answer + 1, 'digit-too-large', { divisor }],
      [answer - 1, 'stopped-too-soon', { divisor }],
      [total - divisor, 'subtracted-once'],
    ])
  }

  function answerWithRest(): Answer {
    const pair = (quotientOf: number, restOf: number) => [rational(quotientOf), rational(restOf)]
    return {
      kind: 'numbers',
      labels: [say('quotient'), say('rest')],
      right: pair(answer, rest),
      wrong: [
        ...(isZeroInside ? [because(pair(withoutZero, rest), 'zero-of-the-quotient')] : []),
        because(pair(answer - 1, rest + divisor), 'stopped-too-soon', { divisor }),
        because(pair(answer, 0), 'rest-forgotten'),
        ...(answer === rest ? [] : [because(pair(rest, answer), 'turned-around')]),
      ],
    }
  }
}
