import type { Dice } from '#engine/core/random.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { equation, num, X, Y } from '../../notation.ts'
import { linear, sumOf } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { hints, point, say, step } from './area.ts'

/** solve-systems-algebra */
export const solveSystems: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 3) return tickets(dice)
    return difficulty === 1 ? addedSystem(dice) : multipliedSystem(dice)
  },
}

const lineOf = (a: number, b: number, right: number) =>
  equation(
    sumOf([
      [a, X],
      [b, Y],
    ]),
    right,
  )

/** One addition removes y. */
function addedSystem(dice: Dice): Draft {
  const [x, y, a, c, b] = [nonZero(dice, 9), nonZero(dice, 9), dice.int(1, 6), dice.int(1, 6), dice.int(1, 6)]
  if (x === y) return addedSystem(dice)
  const [e, f] = [a * x + b * y, c * x - b * y]
  return {
    question: say('solve-system', { first: lineOf(a, b, e), second: lineOf(c, -b, f) }),
    answer: point(
      [x, y],
      [
        [[y, x], 'letters-swapped'],
        [[x, -y], 'back-substitution-sign'],
        [[-x, y], 'sign-lost'],
      ],
    ),
    hints: hints('add-system'),
    solution: [
      step('add-equations', undefined, equation(linear(a + c, 0), e + f)),
      step('divide', undefined, equation(X, x)),
      step(
        'put-back',
        undefined,
        equation(
          sumOf([
            [a * x, null],
            [b, Y],
          ]),
          e,
        ),
      ),
      step('find-y', undefined, equation(Y, y)),
      answerIs(say('point-at', { x, y })),
    ],
  }
}

function multipliedSystem(dice: Dice): Draft {
  const [x, y] = [nonZero(dice, 8), nonZero(dice, 8)]
  const [a, b, c] = [dice.int(2, 7), dice.int(1, 4), dice.int(2, 7)]
  const k = dice.int(2, 4)
  const d = -b * k
  if (x === y || a * d === b * c) return multipliedSystem(dice)
  const [e, f] = [a * x + b * y, c * x + d * y]
  return {
    question: say('solve-system', { first: lineOf(a, b, e), second: lineOf(c, d, f) }),
    answer: point(
      [x, y],
      [
        [[y, x], 'letters-swapped'],
        [[x, -y], 'back-substitution-sign'],
        [[-x, y], 'sign-lost'],
        ...((e + f) % (a * k + c) === 0
          ? ([[[(e + f) / (a * k + c), y], 'right-side-not-multiplied']] as const)
          : []),
      ],
    ),
    hints: hints('multiply-system', { k }),
    solution: [
      step('multiply-equation', { k }, lineOf(a * k, b * k, e * k)),
      step('add-equations', undefined, equation(linear(a * k + c, 0), e * k + f)),
      step('divide', undefined, equation(X, x)),
      step(
        'put-back',
        undefined,
        equation(
          sumOf([
            [a * x, null],
            [b, Y],
          ]),
          e,
        ),
      ),
      step('find-y', undefined, equation(Y, y)),
      answerIs(say('point-at', { x, y })),
    ],
  }
}

function tickets(dice: Dice): Draft {
  const [child, extra] = [dice.int(3, 9), dice.int(2, 7)]
  const adult = child + extra
  const [x, y] = [dice.int(8, 60), dice.int(8, 60)]
  if (x === y) return tickets(dice)
  const [all, money] = [x + y, adult * x + child * y]
  return {
    question: say('tickets', {
      all,
      money: { amount: money, of: 'dollar' },
      adult: { amount: adult, of: 'dollar' },
      child: { amount: child, of: 'dollar' },
    }),
    answer: point(
      [x, y],
      [
        [[y, x], 'letters-swapped'],
        [[x, all], 'total-for-part'],
        [[money - child * all, y], 'not-divided-by-difference'],
      ],
    ),
    hints: hints('tickets'),
    solution: [
      step('tickets-count', undefined, lineOf(1, 1, all)),
      step('tickets-money', undefined, lineOf(adult, child, money)),
      step('multiply-equation', { k: num(-child) }, lineOf(-child, -child, -child * all)),
      step('add-equations', undefined, equation(linear(extra, 0), money - child * all)),
      step(
        'put-back',
        undefined,
        equation(
          sumOf([
            [x, null],
            [1, Y],
          ]),
          all,
        ),
      ),
      step('find-y', undefined, equation(Y, y)),
      answerIs(say('point-at', { x, y })),
    ],
  }
}
