import type { Dice } from '#engine/core/random.ts'
import { type Rational, rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { asFraction, equation, list, type Maths, opposite, power, product, root, X } from '../../notation.ts'
import { answerIs, workOut } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'
import { fields } from './several-numbers.ts'

/** square-and-cube-roots */
export const squareAndCubeRoots: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return rootOf(dice)
    return difficulty === 2 ? bothRoots(dice) : cubeRoot(dice)
  },
}

function rootOf(dice: Dice): Draft {
  const isCube = dice.int(1, 3) === 1
  const side = isCube ? dice.int(2, 10) : dice.int(3, 15)
  const value = isCube ? side ** 3 : side ** 2
  const isStory = dice.int(1, 2) === 1
  const asked = isCube ? root(value, 3) : root(value)
  return {
    question: isStory ? say(isCube ? 'edge-of-cube' : 'side-of-square', { value }) : workOut(asked),
    answer: number(side, [
      [rational(value, isCube ? 3 : 2), 'halved-for-root'],
      [isCube ? side ** 2 : rational(value, 4), isCube ? 'square-for-cube' : 'quarter-for-root'],
      [value, 'root-not-taken'],
    ]),
    hints: hints(isCube ? 'cube-root' : 'square-root', { value }),
    solution: [
      step(
        isCube ? 'cube-root-step' : 'square-root-step',
        undefined,
        equation(value, isCube ? product(side, side, side) : product(side, side)),
      ),
      answerIs(side),
    ],
  }
}

const minus = ({ n, d }: Rational): Rational => ({ n: -n, d })

function bothRoots(dice: Dice): Draft {
  const [above, under] = [dice.int(1, 15), dice.pick([1, 1, 2, 3, 4, 5, 10])]
  const side = rational(above, under)
  if (side.n === side.d || (side.n === 2 && side.d === 1)) return bothRoots(dice)
  const square = rational(above ** 2, under ** 2)
  const half = rational(square.n, 2 * square.d)
  return {
    question: say('both-roots', { equation: equation(power(X, 2), asFraction(square)) }),
    answer: fields(
      [say('smaller-solution'), say('larger-solution')],
      [minus(side), side],
      [
        [[side, side], 'one-solution-only'],
        [[rational(0), side], 'one-solution-only'],
        [[minus(half), half], 'halved-for-root'],
        [[minus(square), square], 'root-not-taken'],
      ],
    ),
    hints: hints('both-roots'),
    solution: [
      step('both-roots-step', undefined, equation(root(asFraction(square)), asFraction(side))),
      answerIs(list([signedFraction(minus(side)), asFraction(side)])),
    ],
  }
}

const signedFraction = (value: Rational): Maths =>
  value.d === 1 || value.n > 0 ? asFraction(value) : opposite(asFraction(minus(value)))

function cubeRoot(dice: Dice): Draft {
  const [above, under] = [dice.int(1, 10), dice.pick([1, 1, 2, 3, 4, 5])]
  const side = rational(above * dice.pick([1, -1, -1]), under)
  if (side.d === 1 && side.n > 0) return cubeRoot(dice)
  const cube = rational(side.n ** 3, side.d ** 3)
  return {
    question: say('solve', { equation: equation(power(X, 3), signedFraction(cube)) }),
    answer: number(
      side,
      [
        [minus(side), 'sign-of-cube-root'],
        [rational(cube.n, 3 * cube.d), 'halved-for-root'],
        [0, 'cube-root-refused'],
      ],
      'any',
    ),
    hints: hints('cube-root-solve'),
    solution: [step(side.n < 0 ? 'negative-cube' : 'cube-of-fraction'), answerIs(signedFraction(side))],
  }
}
