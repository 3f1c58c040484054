import type { Dice } from '#engine/core/random.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  brackets,
  difference,
  equation,
  functionOf,
  type Maths,
  multiple,
  power,
  product,
  X,
} from '../../notation.ts'
import { hints, number, say, step } from './area.ts'

/** optimization */
export const optimization: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return dice.int(1, 2) === 1 ? largestProduct(dice) : largestRectangle(dice)
    return difficulty === 2 ? fenceByWall(dice) : openBox(dice)
  },
}

const areaOf = (name: string, of: Maths): Maths => equation(functionOf(name, X), of)

function largestProduct(dice: Dice): Draft {
  const half = dice.int(4, 60)
  const total = 2 * half
  return {
    question: say('largest-product', { total }),
    answer: number(half * half, [
      [half, 'place-for-best'],
      [total, 'constraint-for-best'],
      [total * total, 'constraint-not-used'],
      [total - 1, 'smallest-product'],
    ]),
    hints: hints('largest-product', { total }),
    solution: [
      step('one-letter', undefined, areaOf('P', multiple(X, brackets(difference(total, X))))),
      step('derivative-zero', undefined, equation(difference(total, multiple(2, X)), 0)),
      step('best-place', undefined, equation(X, half)),
      step('best-value', undefined, equation(product(half, half), half * half)),
    ],
  }
}

function largestRectangle(dice: Dice): Draft {
  const side = dice.int(3, 60)
  return {
    question: say('largest-rectangle', { around: 4 * side }),
    answer: number(
      side * side,
      [
        [side, 'place-for-best'],
        [4 * side * side, 'perimeter-not-halved'],
        [2 * side, 'constraint-for-best'],
      ],
      'whole',
      say('square-meters'),
    ),
    hints: hints('largest-rectangle', { around: 4 * side }),
    solution: [
      step('one-letter', undefined, areaOf('A', multiple(X, brackets(difference(2 * side, X))))),
      step('derivative-zero', undefined, equation(difference(2 * side, multiple(2, X)), 0)),
      step('best-place', undefined, equation(X, side)),
      step('best-value', undefined, equation(product(side, side), side * side)),
    ],
  }
}

function fenceByWall(dice: Dice): Draft {
  const quarter = dice.int(3, 50)
  const fence = 4 * quarter
  const best = quarter * 2 * quarter
  return {
    question: say('fence-by-wall', { fence }),
    answer: number(
      best,
      [
        [quarter * quarter, 'wall-ignored'],
        [quarter, 'place-for-best'],
        [2 * best, 'second-side-not-shortened'],
        [2 * quarter, 'place-for-best'],
      ],
      'whole',
      say('square-meters'),
    ),
    hints: hints('fence-by-wall', { fence }),
    solution: [
      step('one-letter', undefined, areaOf('A', multiple(X, brackets(difference(fence, multiple(2, X)))))),
      step('derivative-zero', undefined, equation(difference(fence, multiple(4, X)), 0)),
      step('best-place', undefined, equation(X, quarter)),
      step('best-value', undefined, equation(product(quarter, 2 * quarter), best)),
    ],
  }
}

/** A box without a lid from a square sheet; the best cut is a sixth of its side. */
function openBox(dice: Dice): Draft {
  const cut = dice.int(1, 30)
  const sheet = 6 * cut
  const isVolume = dice.int(1, 2) === 1 && cut < 12
  const volume = cut * (4 * cut) ** 2
  return {
    question: say(isVolume ? 'box-volume' : 'box-cut', { sheet }),
    answer: number(
      isVolume ? volume : cut,
      isVolume
        ? [
            [cut, 'place-for-best'],
            [cut * (5 * cut) ** 2, 'one-cut-only'],
            [(2 * cut) ** 3, 'cube-taken'],
          ]
        : [
            [3 * cut, 'smallest-taken'],
            [volume, 'best-for-place'],
            [2 * cut, 'cube-taken'],
          ],
      'whole',
      say(isVolume ? 'cubic-centimeters' : 'centimeters'),
    ),
    hints: hints('open-box', { sheet }),
    solution: [
      step(
        'one-letter',
        undefined,
        areaOf('V', multiple(X, power(brackets(difference(sheet, multiple(2, X))), 2))),
      ),
      step(
        'box-derivative',
        undefined,
        equation(
          multiple(brackets(difference(sheet, multiple(2, X))), brackets(difference(sheet, multiple(6, X)))),
          0,
        ),
      ),
      step('best-place', undefined, equation(X, cut)),
      ...(isVolume ? [step('best-value', undefined, equation(product(cut, power(4 * cut, 2)), volume))] : []),
    ],
  }
}
