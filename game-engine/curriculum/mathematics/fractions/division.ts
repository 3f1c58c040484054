// Sharing wholes gives fractions: grade 5.
import type { Dice } from '#engine/core/random.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { equation, fraction, mixed, product, quotient } from '../../notation.ts'
import type { Thing } from '../../sentence.ts'
import { answerIs, figures } from '../sentences.ts'
import { choice, hints, number, say, step } from './area.ts'

const SHARED: readonly Thing[] = ['apple', 'cookie', 'strawberry']

/** fractions-as-division */
export const fractionsAsDivision: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) {
      const among = dice.int(2, 8)
      return fairShare(dice, dice.int(1, Math.min(5, among - 1)), among, 'share-wholes')
    }
    const among = dice.int(difficulty === 2 ? 2 : 3, 9)
    if (difficulty === 2) return fairShare(dice, wholesFor(dice, among, 40), among, 'share-wholes')
    if (dice.int(1, 2) === 1) return between(dice, wholesFor(dice, among, 60), among)
    return fairShare(dice, dice.int(2, among - 1), among, 'fill-cups')
  },
}

/** More wholes than sharers, and no multiple of them. */
function wholesFor(dice: Dice, among: number, most: number): number {
  for (;;) {
    const wholes = dice.int(among + 1, most)
    if (wholes % among !== 0) return wholes
  }
}

function fairShare(dice: Dice, wholes: number, among: number, story: 'share-wholes' | 'fill-cups'): Draft {
  const thing = dice.pick(SHARED)
  const whole = Math.floor(wholes / among)
  const rest = wholes - whole * among
  const isDrawn = wholes <= 5
  return {
    question: say(story, {
      wholes: { amount: wholes, of: story === 'fill-cups' ? 'liter' : thing },
      things: { many: thing },
      among,
    }),
    ...(isDrawn && {
      drawing: {
        kind: 'fraction-bars',
        bars: Array.from({ length: wholes }, () => ({ parts: among, shaded: [0] })),
      },
    }),
    answer: number(
      rational(wholes, among),
      [
        [rational(among, wholes), 'divided-other-way'],
        ...(wholes > 1 ? [[rational(1, among), 'unit-lost'] as const] : []),
        ...(whole > 0
          ? [
              [rational(whole * wholes + rest, wholes), 'remainder-over-dividend'] as const,
              [whole, 'remainder-dropped'] as const,
            ]
          : []),
        [among - wholes, 'subtracted'],
      ],
      'any',
    ),
    hints: hints('share-wholes', { among }),
    solution: [
      step('share-wholes-step-1', { among }),
      step(
        'share-wholes-step-2',
        { wholes: { amount: wholes, of: 'part' } },
        equation(quotient(wholes, among), fraction(wholes, among)),
      ),
      ...(whole > 0 ? [figures(equation(fraction(wholes, among), mixed(whole, rest, among)))] : []),
    ],
  }
}

/** Between which whole numbers does the share lie? */
function between(dice: Dice, wholes: number, among: number): Draft {
  const whole = Math.floor(wholes / among)
  const pair = (low: number) => say('between', { low, high: low + 1 })
  return {
    question: say('share-between', { wholes, among }),
    answer: choice(dice, { say: pair(whole) }, [
      [{ say: pair(whole + 1) }, 'one-share-too-many'],
      [{ say: pair(whole - 1) }, 'one-share-too-few'],
      ...(Math.abs(wholes - among - whole) > 1
        ? [[{ say: pair(wholes - among) }, 'subtracted'] as const]
        : []),
    ]),
    hints: hints('share-between', { among }),
    solution: [
      step(
        'share-between-step',
        { wholes, low: whole * among, high: (whole + 1) * among },
        equation(product(whole, among), whole * among),
      ),
      answerIs(pair(whole)),
    ],
  }
}
