// Comparing whole numbers by their places: grades 1 and 2.
import type { Dice } from '#engine/core/random.ts'
import type { Mistake } from '../../area.ts'
import type { Wrong } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { BLANK, list, num, relation, type Sign, sign } from '../../notation.ts'
import { digitAt, reversedDigits } from '../digits.ts'
import { answerIs } from '../sentences.ts'
import { because, fixedChoice, hints, say, step } from './area.ts'

const SIGNS: readonly Sign[] = ['<', '=', '>']

/** Index of the sign between two numbers. */
const between = (a: number, b: number) => 1 + Math.sign(a - b)

/** tens-and-ones */
export const tensAndOnesCompared: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const [a, b] = drawPair(dice, difficulty)
    const right = between(a, b)
    const byOnes = between(a % 10, b % 10)
    const opposite = 2 - right
    const mistakes: readonly Mistake<number>[] =
      right === 1
        ? [
            [0, 'same-not-seen'],
            [2, 'same-not-seen'],
          ]
        : [
            [opposite, byOnes === opposite ? 'ones-decide' : 'sign-turned'],
            [1, 'ten-as-one'],
          ]
    const isInWords = difficulty === 3
    const tens = isInWords && b > 20 && dice.int(1, 2) === 1 ? digitAt(b, 10) - 1 : digitAt(b, 10)
    const blocks = (value: number) => ({ hundreds: 0, tens: digitAt(value, 10), ones: digitAt(value, 1) })
    return {
      question: isInWords
        ? say('compare-in-words', {
            a,
            tens: { amount: tens, of: 'ten' },
            ones: { amount: b - 10 * tens, of: 'one' },
          })
        : say('compare', { a, b, gap: BLANK }),
      ...(difficulty === 1 && { drawing: { kind: 'place-value-blocks', numbers: [blocks(a), blocks(b)] } }),
      answer: fixedChoice(
        SIGNS.map((of) => ({ maths: sign(of) })),
        right,
        mistakes,
      ),
      hints: hints(isInWords ? 'compare-in-words' : 'compare', { a }),
      solution: [
        step(isInWords ? 'compare-in-words-step' : 'compare-step', { a, b }),
        step('compare-result', undefined, relation(a, SIGNS[right] ?? '=', b)),
        answerIs(sign(SIGNS[right] ?? '=')),
      ],
    }
  },
}

function drawPair(dice: Dice, difficulty: 1 | 2 | 3): [number, number] {
  const a = dice.int(11, 99)
  if (difficulty === 3) return dice.int(1, 4) === 1 ? [a, a] : [a, dice.int(11, 99)]
  if (difficulty === 2) {
    const turned = reversedDigits(a)
    if (dice.int(1, 2) === 1 && turned > 10 && turned !== a) return [a, turned]
    const ones = dice.int(0, 8)
    const other = 10 * digitAt(a, 10) + (ones >= a % 10 ? ones + 1 : ones)
    return [a, other]
  }
  const tens = dice.int(1, 8)
  return [a, 10 * (tens >= digitAt(a, 10) ? tens + 1 : tens) + dice.int(tens === 1 ? 1 : 0, 9)]
}

/** compare-three-digit */
export const compareThreeDigits: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const items = drawItems(dice, difficulty)
    const right = orderedBy(items, (value) => value)
    const wrong: Wrong<readonly number[]>[] = []
    const orders: readonly [readonly number[], string][] = [
      [[...right].reverse(), 'greatest-first'],
      [orderedBy(items, (value) => value % 10), 'ones-decide'],
      [orderedBy(items, (value) => Number(String(value).padEnd(3, '0'))), 'first-digit-decides'],
      [orderedBy(items, (value) => reversedDigits(value)), 'ones-decide'],
    ]
    for (const [order, misconception] of orders) {
      const known = [right, ...wrong.map(({ value }) => value)].map(String)
      if (!known.includes(String(order))) wrong.push(because(order, misconception))
    }
    const largest = Math.max(...items)
    return {
      question: say('order'),
      answer: { kind: 'ordering', items: items.map((item) => num(item)), right, wrong },
      hints: hints('order', { number: largest }),
      solution: [
        step('order-step-1'),
        step('order-step-2'),
        answerIs(list(right.map((index) => num(items[index] ?? 0)))),
      ],
    }
  },
}

/** Indices of the items, the least first. */
function orderedBy(items: readonly number[], measure: (value: number) => number): number[] {
  return items
    .map((_, index) => index)
    .sort((x, y) => measure(items[x] ?? 0) - measure(items[y] ?? 0) || x - y)
}

function drawItems(dice: Dice, difficulty: 1 | 2 | 3): number[] {
  for (;;) {
    const items = drawSome(dice, difficulty)
    const inOrder = items.every((item, index) => index === 0 || item > (items[index - 1] ?? 0))
    // Not given in order already.
    if (new Set(items).size === items.length && items.every((item) => item > 9) && !inOrder) return items
  }
}

function drawSome(dice: Dice, difficulty: 1 | 2 | 3): number[] {
  const digit = (least = 0) => dice.int(least, 9)
  if (difficulty === 1) {
    return dice
      .shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9])
      .slice(0, 3)
      .map((hundreds) => 100 * hundreds + 10 * digit() + digit())
  }
  if (difficulty === 2) {
    const hundreds = digit(1)
    const tens = dice.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]).slice(0, 3)
    return tens.map((ten) => 100 * hundreds + 10 * ten + digit())
  }
  const [x, y, z] = dice.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  return dice
    .shuffle([`${x}${y}${z}`, `${y}${x}${z}`, `${z}${y}${x}`, `${x}${z}${y}`, `${y}${z}${x}`])
    .slice(0, 4)
    .map(Number)
}
