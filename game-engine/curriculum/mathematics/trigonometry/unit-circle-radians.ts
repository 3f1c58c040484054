// Degrees and radians, and exact values on the unit circle.
import type { Dice } from '#engine/core/random.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { asFraction, degrees, equation, fraction, type Maths, product } from '../../notation.ts'
import { answerIs } from '../sentences.ts'
import { DEGREES, expression, hints, number, say, step } from './area.ts'
import {
  exactCos,
  exactSin,
  exactTan,
  functionAt,
  inRadians,
  multipleOfPi,
  negative,
  referenceOf,
  unitCircle,
} from './exact-values.ts'

/** unit-circle-radians */
export const unitCircleRadians: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return dice.pick([toRadians, toDegrees])(dice)
    return difficulty === 2 ? sineOrCosine(dice) : anyAngle(dice)
  },
}

const drawTurn = (dice: Dice): number => {
  const turn = 15 * dice.int(1, 23)
  return turn === 180 ? drawTurn(dice) : turn
}

function toRadians(dice: Dice): Draft {
  const turn = drawTurn(dice)
  const share = rational(turn, 180)
  return {
    question: say('to-radians', { angle: degrees(turn) }),
    drawing: unitCircle([turn], degrees(turn)),
    answer: expression(multipleOfPi(share), [
      [multipleOfPi(rational(turn, 360)), 'full-turn-as-pi'],
      [multipleOfPi(rational(turn)), 'degrees-left-in'],
      [multipleOfPi(rational(share.d, share.n)), 'fraction-turned-over'],
    ]),
    hints: hints('radians'),
    solution: [
      step('half-turn-is-pi'),
      step('part-of-half-turn', undefined, equation(fraction(turn, 180), asFraction(share))),
      answerIs(multipleOfPi(share)),
    ],
  }
}

function toDegrees(dice: Dice): Draft {
  const turn = drawTurn(dice)
  const share = rational(turn, 180)
  return {
    question: say('to-degrees', { angle: multipleOfPi(share) }),
    drawing: unitCircle([turn], multipleOfPi(share)),
    answer: number(
      turn,
      [
        [2 * turn, 'full-turn-as-pi'],
        [rational(180 * share.d, share.n), 'fraction-turned-over'],
        [rational(turn, 2), 'quarter-turn-as-pi'],
      ],
      'any',
      DEGREES,
    ),
    hints: hints('radians'),
    solution: [
      step('half-turn-is-pi'),
      step('part-of-half-turn', undefined, equation(product(asFraction(share), 180), turn)),
    ],
  }
}

const VALUES = { sin: exactSin, cos: exactCos, tan: exactTan } as const
type Name = keyof typeof VALUES

/** Multiples of 30 and 45 degrees off the axes. */
const QUADRANT = [30, 45, 60] as const
const drawAngle = (dice: Dice) => {
  const reference = dice.pick(QUADRANT)
  return dice.pick([reference, 180 - reference, 180 + reference, 360 - reference])
}

function valueDraft(name: Name, angle: number, hint: string): Draft {
  const right = VALUES[name](angle)
  const reference = referenceOf(angle)
  const swapped: Maths =
    name === 'tan'
      ? VALUES.tan(angle < 0 ? -90 - angle : 90 - angle)
      : VALUES[name === 'sin' ? 'cos' : 'sin'](angle)
  const other = VALUES[name](reference === 45 ? 60 : 45)
  return {
    question: say('exact-value', { asked: functionAt(name, angle) }),
    drawing: unitCircle([angle]),
    answer: expression(right, [
      [negative(right), 'quadrant-sign'],
      [swapped, 'sine-cosine-swapped'],
      [other, 'other-special-angle'],
    ]),
    hints: hints(hint),
    solution: [
      ...(angle < 0 || angle > 360
        ? [step('less-full-turns', { angle: inRadians(((angle % 360) + 360) % 360) })]
        : []),
      step('reference-angle', { angle: inRadians(reference) }),
      step(`sign-of-${name}`),
      answerIs(right),
    ],
  }
}

const sineOrCosine = (dice: Dice): Draft =>
  valueDraft(dice.pick(['sin', 'cos'] as const), drawAngle(dice), 'exact-value')

function anyAngle(dice: Dice): Draft {
  const name = dice.pick(['sin', 'cos', 'tan'] as const)
  const angle = drawAngle(dice) + (name === 'tan' ? dice.pick([-360, 0, 360]) : dice.pick([-720, -360, 360]))
  return valueDraft(name, angle, 'any-angle')
}
