import type { Dice } from '#engine/core/random.ts'
import type { Choice, Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { absolute, equation, type Maths, relation, X } from '../../notation.ts'
import { linear } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { choice, hints, numbers, say, step } from './area.ts'

/** absolute-value-equations */
export const absoluteValueEquations: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return distance(dice)
    return difficulty === 2 ? absoluteOfLine(dice) : absoluteInequality(dice)
  },
}

/** |x - a| = c */
function distance(dice: Dice): Draft {
  const [a, c] = [nonZero(dice, 8), dice.int(1, 10)]
  const [low, high] = [a - c, a + c]
  return {
    question: say('solve-both', { equation: equation(absolute(linear(1, -a)), c) }),
    answer: numbers(
      ['smaller', 'larger'],
      [low, high],
      [
        [[-a - c, -a + c], 'center-sign'],
        [[-Math.abs(high), Math.abs(high)], 'mirrored-at-zero'],
        [[Math.min(c, a), Math.max(c, a)], 'numbers-copied'],
      ],
    ),
    hints: hints('distance', { c }),
    solution: [
      step('two-cases'),
      step('case-plus', undefined, equation(linear(1, -a), c)),
      step('case-minus', undefined, equation(linear(1, -a), -c)),
      answerIs(say('both-solutions', { low: equation(X, low), high: equation(X, high) })),
    ],
  }
}

/** |px + b| = c with a whole middle and whole solutions. */
function drawAbsolute(dice: Dice) {
  const [p, middle, half] = [dice.int(2, 5), nonZero(dice, 6), dice.int(1, 7)]
  return { p, b: -p * middle, c: p * half, low: middle - half, high: middle + half }
}

function absoluteOfLine(dice: Dice): Draft {
  const { p, b, c, low, high } = drawAbsolute(dice)
  return {
    question: say('solve-both', { equation: equation(absolute(linear(p, b)), c) }),
    answer: numbers(
      ['smaller', 'larger'],
      [low, high],
      [
        [[-high, -low], 'center-sign'],
        [[p * low, p * high], 'not-divided'],
        [[-Math.abs(high), Math.abs(high)], 'mirrored-at-zero'],
      ],
    ),
    hints: hints('absolute-line', { c }),
    solution: [
      step('two-cases'),
      step('case-plus', undefined, equation(linear(p, b), c)),
      step('case-minus', undefined, equation(linear(p, b), -c)),
      answerIs(say('both-solutions', { low: equation(X, low), high: equation(X, high) })),
    ],
  }
}

const between = (low: number, sign: '<' | '≤', high: number): Maths =>
  relation(relation(low, sign, X), sign, high)

function absoluteInequality(dice: Dice): Draft {
  const { p, b, c, low, high } = drawAbsolute(dice)
  const isInside = dice.int(1, 2) === 1
  const isStrict = dice.int(1, 2) === 1
  const [less, more] = isStrict ? (['<', '>'] as const) : (['≤', '≥'] as const)
  const inside: Choice = { maths: between(low, less, high) }
  const outside: Choice = {
    say: say('or', { first: relation(X, less, low), second: relation(X, more, high) }),
  }
  return {
    question: say('solve-inequality', {
      inequality: relation(absolute(linear(p, b)), isInside ? less : more, c),
    }),
    answer: choice(dice, isInside ? inside : outside, [
      [isInside ? outside : inside, isInside ? 'between-as-outside' : 'outside-as-between'],
      [{ maths: relation(X, isInside ? less : more, high) }, 'one-case-only'],
      [
        isInside
          ? { maths: between(-high, less, -low) }
          : { say: say('or', { first: relation(X, less, -high), second: relation(X, more, -low) }) },
        'center-sign',
      ],
    ]),
    hints: hints('absolute-inequality', { c }),
    solution: [
      step(
        isInside ? 'inside-step' : 'outside-step',
        undefined,
        isInside ? relation(relation(-c, less, linear(p, b)), less, c) : relation(linear(p, b), more, c),
      ),
      ...(isInside ? [] : [step('or-other-side', undefined, relation(linear(p, b), less, -c))]),
      step('solve-for-x'),
      answerIs(isInside ? between(low, less, high) : outside.say),
    ],
  }
}
