import type { Dice } from '#engine/core/random.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { fraction } from '../../notation.ts'
import { answerIs } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'
import { indices } from './indices.ts'

/** unit-fractions */
export const unitFractions: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const parts = dice.pick(difficulty === 1 ? [2, 3, 4, 5, 6, 8] : [3, 4, 6, 8])
    const shaded = difficulty === 1 ? 1 : dice.int(2, parts - 1)
    const places = dice.shuffle(indices(parts))
    const start = dice.int(0, parts - shaded)
    const isCircle = difficulty < 3 && dice.int(1, 2) === 1
    const isTold = difficulty === 3 && dice.int(1, 2) === 1
    if (isTold) return severalOfOne(dice.pick([2, 3, 4, 6, 8]), dice)
    return {
      question: say('shaded'),
      drawing: isCircle
        ? {
            kind: 'cut-shape',
            form: 'circle',
            shares: indices(parts).map(() => rational(1, parts)),
            direction: 'from-center',
            shaded: indices(shaded).map((index) => index + start),
          }
        : {
            kind: 'fraction-bars',
            bars: [
              {
                parts,
                shaded:
                  difficulty === 3 ? places.slice(0, shaded) : indices(shaded).map((index) => index + start),
              },
            ],
          },
      answer: number(
        rational(shaded, parts),
        [
          ...(shaded < parts ? [[rational(shaded, parts - shaded), 'part-to-part'] as const] : []),
          [rational(parts, shaded), 'turned-over'],
          [rational(parts - shaded, parts), 'other-parts'],
        ],
        'any',
      ),
      hints: hints('shaded'),
      solution: [
        step('shaded-step-1', { parts: { amount: parts, of: 'part' } }),
        step('shaded-step-2', { shaded: { amount: shaded, of: 'part' } }),
        answerIs(fraction(shaded, parts)),
      ],
    }
  },
}

/** One part is 1/b; how much are a of them? */
function severalOfOne(parts: number, dice: Dice): Draft {
  const count = dice.int(2, parts)
  return {
    question: say('several', { part: fraction(1, parts), count: { amount: count, of: 'part' } }),
    drawing: { kind: 'fraction-bars', bars: [{ parts, shaded: [0] }] },
    answer: number(
      rational(count, parts),
      [
        [rational(1, parts * count), 'denominators-too'],
        [rational(parts, count), 'turned-over'],
        [rational(1, count), 'count-below'],
        [rational(count, parts + 1), 'one-part-too-many'],
      ],
      'any',
    ),
    hints: hints('several', { part: fraction(1, parts) }),
    solution: [
      step('several-step', { part: fraction(1, parts), count: { amount: count, of: 'part' } }),
      answerIs(fraction(count, parts)),
    ],
  }
}
