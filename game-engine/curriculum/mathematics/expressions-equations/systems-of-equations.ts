import type { Dice } from '#engine/core/random.ts'
import type { Segment } from '../../drawing.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { brackets, equation, list, num, sum, X, Y } from '../../notation.ts'
import { linear } from '../../terms.ts'
import { lineOf, timesLetter, twoLetters } from '../linear.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { fixedChoice, hints, point, say, step } from './area.ts'
import { pointOf, toEdges } from './slope.ts'

/** systems-of-equations */
export const systems: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return crossing(dice)
    if (difficulty === 2) return substitution(dice)
    return dice.int(1, 5) === 1 ? howManyCrossings(dice) : elimination(dice)
  },
}

function crossing(dice: Dice): Draft {
  const [x, y] = [dice.int(-4, 4), dice.int(-4, 4)]
  const [m, n] = [nonZero(dice, 3), nonZero(dice, 3)]
  if (m === n || x === 0 || y === 0 || x === y) return crossing(dice)
  const through = (slope: number): Segment => toEdges([x, y], [x + 1, y + slope], -6, 6)
  return {
    question: say('where-lines-cross'),
    drawing: { kind: 'plane', x: [-6, 6], y: [-6, 6], lines: [through(m), through(n)] },
    answer: point(
      [x, y],
      [
        [[y, x], 'coordinates-swapped'],
        [[0, y - m * x], 'intercept-as-solution'],
        [[0, y - n * x], 'intercept-as-solution'],
      ],
    ),
    hints: hints('where-lines-cross'),
    solution: [step('where-lines-cross-step'), answerIs(pointOf([x, y]))],
  }
}

function substitution(dice: Dice): Draft {
  const [x, m, b, c, d] = [
    dice.int(-9, 9),
    nonZero(dice, 4),
    nonZero(dice, 9),
    dice.int(1, 5),
    dice.int(1, 4),
  ]
  const y = m * x + b
  if (Math.abs(y) > 10 || c + d * m === 0 || x === y || y === 0) return substitution(dice)
  return {
    question: say('solve-system', {
      equations: list([lineOf(m, b), equation(twoLetters(c, d), c * x + d * y)]),
    }),
    answer: point(
      [x, y],
      [
        [[y, x], 'coordinates-swapped'],
        [[x, 0], 'one-letter-only'],
        [[0, b], 'intercept-as-solution'],
      ],
    ),
    hints: hints('substitution'),
    solution: [
      step(
        'substitute',
        undefined,
        equation(
          d === 1
            ? sum(timesLetter(c), brackets(linear(m, b)))
            : sum(timesLetter(c), { is: 'multiple', factor: num(d), of: brackets(linear(m, b)) }),
          c * x + d * y,
        ),
      ),
      step('first-letter', undefined, equation(X, num(x))),
      step('other-letter', undefined, equation(Y, num(y))),
      answerIs(pointOf([x, y])),
    ],
  }
}

function elimination(dice: Dice): Draft {
  const [x, y, a, c] = [dice.int(-9, 9), dice.int(-9, 9), dice.int(1, 6), dice.int(1, 6)]
  const b = dice.int(1, 6)
  const isSum = dice.int(1, 2) === 1
  const d = isSum ? -b : b
  const left = isSum ? a + c : a - c
  if (left === 0 || x === y || x === 0) return elimination(dice)
  const [right, other] = [a * x + b * y, c * x + d * y]
  return {
    question: say('solve-system', {
      equations: list([equation(twoLetters(a, b), right), equation(twoLetters(c, d), other)]),
    }),
    answer: point(
      [x, y],
      [
        [[y, x], 'coordinates-swapped'],
        [[x, 0], 'one-letter-only'],
        [[x, -y], 'elimination-sign'],
        [[-x, y], 'elimination-sign'],
      ],
    ),
    hints: hints('elimination'),
    solution: [
      step(
        isSum ? 'add-equations' : 'subtract-equations',
        undefined,
        equation(timesLetter(left), isSum ? right + other : right - other),
      ),
      step('first-letter', undefined, equation(X, num(x))),
      step('other-letter', undefined, equation(Y, num(y))),
      answerIs(pointOf([x, y])),
    ],
  }
}

const COUNTS = ['lines-parallel', 'lines-cross', 'lines-same'] as const

function howManyCrossings(dice: Dice): Draft {
  const [m, b, times, apart] = [nonZero(dice, 5), nonZero(dice, 9), dice.int(2, 4), nonZero(dice, 6)]
  const right = dice.pick(COUNTS)
  const n = right === 'lines-cross' ? m + dice.pick([1, 2]) : m
  const c = right === 'lines-same' ? b : b + apart
  const second = equation(timesLetter(times, Y), linear(times * n, times * c))
  return {
    question: say('how-many-crossings', { equations: list([lineOf(m, b), second]) }),
    answer: fixedChoice(
      COUNTS.map((name) => ({ say: say(name) })),
      COUNTS.indexOf(right),
      COUNTS.map((_, index) => [index, `not-${right}`]),
    ),
    hints: hints('how-many-crossings', { times }),
    solution: [step('divide-second', { times }, lineOf(n, c)), step(`${right}-step`), answerIs(say(right))],
  }
}
