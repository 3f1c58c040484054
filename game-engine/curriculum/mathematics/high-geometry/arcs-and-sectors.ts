// Lengths of arcs, areas of sectors, and radians: all of them parts of a full turn.
import type { Dice } from '#engine/core/random.ts'
import type { Drawing } from '../../drawing.ts'
import { type Rational, rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  asFraction,
  BLANK,
  degrees,
  equation,
  fraction,
  type Maths,
  num,
  PI,
  power,
  product,
} from '../../notation.ts'
import { timesLetter } from '../linear.ts'
import { answerIs } from '../sentences.ts'
import { DEGREES, expression, hints, number, say, step } from './area.ts'
import { at } from './figures.ts'

const TURNS = [30, 45, 60, 90, 120, 135, 150, 210, 240, 270, 300] as const

const pi = (times: number | Rational): Maths => timesLetter(times, PI)
const shareOf = (turn: number) => rational(turn, 360)

/** arcs-and-sectors */
export const arcsAndSectors: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return arcLength(dice)
    if (difficulty === 2) return sectorArea(dice)
    return dice.pick([angleFromArc, toRadians, toDegrees])(dice)
  },
}

const seen = (turn: number, radius: Maths | null, angle: Maths, arc?: Maths): Drawing => ({
  kind: 'circle-figure',
  points: [{ at: [0, 0] }],
  segments: [
    [[0, 0], at(0)],
    [[0, 0], at(turn)],
  ],
  sector: [0, turn],
  angles: [{ at: [0, 0], from: 0, to: turn, label: angle }],
  labels: [
    ...(radius ? [{ at: [0.62, -0.12] as const, text: radius }] : []),
    ...(arc ? [{ at: at(turn / 2, 1.2), text: arc }] : []),
  ],
})

function arcLength(dice: Dice): Draft {
  const [turn, r] = [dice.pick(TURNS), dice.int(3, 24)]
  const right = rational(turn * r, 180)
  if (right.d > 6) return arcLength(dice)
  return {
    question: say('arc-length', { turn, r }),
    drawing: seen(turn, num(r), degrees(turn)),
    answer: expression(
      pi(right),
      [
        [pi(rational(turn * r * r, 360)), 'area-for-arc'],
        [pi(rational(turn * r, 90)), 'half-circle-as-whole'],
        [num(turn * r), 'degrees-in-formula'],
      ],
      'any',
    ),
    hints: hints('arc-length', { turn, r }),
    solution: [
      step('share-of-turn', undefined, equation(fraction(turn, 360), asFraction(shareOf(turn)))),
      step('share-of-around', undefined, product(asFraction(shareOf(turn)), 2, PI, r)),
      answerIs(pi(right)),
    ],
  }
}

function sectorArea(dice: Dice): Draft {
  const [turn, r] = [dice.pick(TURNS), dice.int(3, 24)]
  const right = rational(turn * r * r, 360)
  if (right.d > 6) return sectorArea(dice)
  return {
    question: say('sector-area', { turn, r }),
    drawing: seen(turn, num(r), degrees(turn)),
    answer: expression(
      pi(right),
      [
        [pi(rational(turn * r, 180)), 'arc-for-area'],
        [pi(rational(turn * r * r, 180)), 'half-circle-as-whole'],
        [pi(rational(turn * r, 360)), 'radius-not-squared'],
      ],
      'any',
    ),
    hints: hints('sector-area', { turn, r }),
    solution: [
      step('share-of-turn', undefined, equation(fraction(turn, 360), asFraction(shareOf(turn)))),
      step('share-of-disc', undefined, product(asFraction(shareOf(turn)), PI, power(r, 2))),
      answerIs(pi(right)),
    ],
  }
}

function angleFromArc(dice: Dice): Draft {
  const [turn, r] = [dice.pick(TURNS), dice.int(3, 24)]
  const arc = rational(turn * r, 180)
  if (arc.d > 3) return angleFromArc(dice)
  return {
    question: say('angle-from-arc', { r, arc: pi(arc) }),
    drawing: seen(turn, num(r), BLANK, pi(arc)),
    answer: number(
      turn,
      [
        [rational(turn, 2), 'half-circle-as-whole'],
        [rational(2 * turn, r), 'area-for-arc'],
        [360 - turn, 'other-part-taken'],
      ],
      'any',
      DEGREES,
    ),
    hints: hints('angle-from-arc', { r }),
    solution: [
      step('whole-around', undefined, pi(2 * r)),
      step(
        'share-by-dividing',
        undefined,
        equation(asFraction(rational(arc.n, arc.d * 2 * r)), asFraction(shareOf(turn))),
      ),
      step('share-of-360', undefined, equation(product(asFraction(shareOf(turn)), 360), turn)),
    ],
  }
}

/** Multiples of 15 degrees up to two turns. */
const drawTurn = (dice: Dice): number => {
  const turn = 15 * dice.int(1, 47)
  return turn % 180 === 0 ? drawTurn(dice) : turn
}

function toRadians(dice: Dice): Draft {
  const turn = drawTurn(dice)
  const right = rational(turn, 180)
  return {
    question: say('to-radians', { turn }),
    answer: expression(pi(right), [
      [pi(rational(turn, 360)), 'whole-circle-as-pi'],
      [pi(turn), 'degrees-left-in'],
      [pi(rational(180, turn)), 'share-upside-down'],
    ]),
    hints: hints('radians'),
    solution: [
      step('pi-is-180'),
      step('share-of-180', undefined, equation(fraction(turn, 180), asFraction(right))),
      answerIs(pi(right)),
    ],
  }
}

function toDegrees(dice: Dice): Draft {
  const turn = drawTurn(dice)
  const share = rational(turn, 180)
  return {
    question: say('to-degrees', { angle: pi(share) }),
    answer: number(
      turn,
      [
        [2 * turn, 'whole-circle-as-pi'],
        [rational(180 * share.d, share.n), 'share-upside-down'],
        [rational(turn, 2), 'half-turn-as-90'],
      ],
      'any',
      DEGREES,
    ),
    hints: hints('radians'),
    solution: [
      step('pi-is-180'),
      step('share-of-180', undefined, equation(product(asFraction(share), 180), turn)),
    ],
  }
}
