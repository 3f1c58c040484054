import type { Dice } from '#engine/core/random.ts'
import type { Drawing } from '../../drawing.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { difference, equation, fraction, num, PI, power, product, sum } from '../../notation.ts'
import { answerIs } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'
import { pi, roundDraft, UNITS } from './pi.ts'

const SQUARES = say('square-units')

/** circles */
export const circles: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const r = dice.int(3, 15)
    if (difficulty === 1) return ofCircle(dice, r, false)
    if (difficulty === 2) return dice.int(1, 3) === 1 ? radiusFrom(dice.int(3, 40)) : ofCircle(dice, r, true)
    return dice.pick([halfAround, halfArea, ring])(dice)
  },
}

function ofCircle(dice: Dice, r: number, isDiameter: boolean): Draft {
  const isArea = dice.int(1, 2) === 1
  const given = isDiameter ? 2 * r : r
  return roundDraft({
    question: say(`circle-${isArea ? 'area' : 'around'}-${isDiameter ? 'diameter' : 'radius'}`, { given }),
    drawing: { kind: 'circle', size: r, ...(isDiameter ? { diameter: num(given) } : { radius: num(given) }) },
    right: pi(isArea ? r * r : 2 * r),
    mistakes: isArea
      ? [
          [pi(2 * r), 'formulas-swapped'],
          [pi(4 * r * r), 'diameter-as-radius'],
          [num(r * r), 'pi-forgotten'],
        ]
      : [
          [pi(r * r), 'formulas-swapped'],
          [isDiameter ? pi(4 * r) : pi(r), isDiameter ? 'diameter-as-radius' : 'radius-once'],
          [num(2 * r), 'pi-forgotten'],
        ],
    unit: isArea ? SQUARES : UNITS,
    hint: isArea ? 'circle-area' : 'circle-around',
    lines: [
      ...(isDiameter ? [step('half-of-diameter', undefined, equation(fraction(given, 2), r))] : []),
      step(
        isArea ? 'area-formula' : 'around-formula',
        undefined,
        isArea ? product(PI, power(r, 2)) : product(2, PI, r),
      ),
    ],
  })
}

function radiusFrom(r: number): Draft {
  return {
    question: say('radius-from-around', { around: pi(2 * r) }),
    answer: number(
      r,
      [
        [2 * r, 'diameter-as-radius'],
        [4 * r, 'doubled-for-halved'],
        [rational(r, 2), 'halved-twice'],
      ],
      'any',
      UNITS,
    ),
    hints: hints('radius-from-around'),
    solution: [step('without-pi', undefined, equation(2 * r, product(2, r))), answerIs(r)],
  }
}

function halfAround(dice: Dice): Draft {
  const r = dice.int(3, 20)
  return roundDraft({
    question: say('half-circle-around', { r }),
    drawing: halfCircle(r),
    right: sum(pi(r), 2 * r),
    mistakes: [
      [pi(r), 'straight-edge-forgotten'],
      [sum(pi(2 * r), 2 * r), 'whole-circle-used'],
      [sum(pi(r), r), 'straight-edge-halved'],
    ],
    unit: UNITS,
    hint: 'half-circle',
    lines: [step('half-of-around', undefined, pi(r)), step('add-straight-edge', { edge: 2 * r })],
  })
}

/** As a polygon of many corners. */
function halfCircle(r: number): Drawing {
  const points = Array.from({ length: 37 }, (_, index) => {
    const turn = (index / 36) * Math.PI
    return [Math.round(100 * r * Math.cos(turn)) / 100, Math.round(100 * r * Math.sin(turn)) / 100] as const
  })
  return { kind: 'polygons', polygons: [{ points, sideLabels: { 36: num(2 * r) } }] }
}

function halfArea(dice: Dice): Draft {
  const r = dice.int(3, 20)
  return roundDraft({
    question: say('half-circle-area', { r }),
    drawing: halfCircle(r),
    right: pi(rational(r * r, 2)),
    mistakes: [
      [pi(r * r), 'whole-circle-used'],
      [pi(rational(r * r, 4)), 'halved-twice'],
      [pi(r), 'formulas-swapped'],
    ],
    unit: SQUARES,
    hint: 'half-circle',
    lines: [step('area-formula', undefined, pi(r * r)), step('half-of-it')],
  })
}

function ring(dice: Dice): Draft {
  const small = dice.int(2, 9)
  const large = small + dice.int(1, 8)
  return roundDraft({
    question: say('ring-area', { small, large }),
    right: pi(large * large - small * small),
    mistakes: [
      [pi((large - small) ** 2), 'radii-subtracted-first'],
      [pi(2 * (large - small)), 'formulas-swapped'],
      [pi(large * large), 'hole-forgotten'],
    ],
    unit: SQUARES,
    hint: 'ring-area',
    lines: [
      step('both-areas', undefined, difference(pi(large * large), pi(small * small))),
      step(
        'take-hole-away',
        undefined,
        equation(difference(large * large, small * small), large * large - small * small),
      ),
    ],
  })
}
