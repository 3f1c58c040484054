// Circles: grade 7. Cylinders, cones and spheres: grade 8. Lengths, areas and volumes are multiples of π.
import type { Dice } from '#engine/core/random.ts'
import type { Mistake } from '../../area.ts'
import type { Drawing } from '../../drawing.ts'
import { type Rational, rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  asFraction,
  difference,
  equation,
  fraction,
  type Maths,
  num,
  PI,
  power,
  product,
  sum,
} from '../../notation.ts'
import type { Sentence } from '../../sentence.ts'
import { timesLetter } from '../linear.ts'
import { answerIs } from '../sentences.ts'
import { expression, hints, number, say, step } from './area.ts'

const UNITS = say('units')
const SQUARES = say('square-units')
const CUBES = say('cubes')

const pi = (times: number | Rational): Maths => timesLetter(times, PI)

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

interface Round {
  readonly question: Sentence
  readonly drawing?: Drawing
  readonly right: Maths
  readonly mistakes: readonly Mistake<Maths>[]
  readonly unit: Sentence
  readonly hint: string
  readonly lines: Draft['solution']
}

function roundDraft({ question, drawing, right, mistakes, unit, hint, lines }: Round): Draft {
  return {
    question,
    ...(drawing && { drawing }),
    answer: expression(right, mistakes, 'any', unit),
    hints: hints(hint),
    solution: [...lines, answerIs(right)],
  }
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

/** volume-round-solids */
export const roundSolids: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return cylinder(dice)
    if (difficulty === 2) return dice.int(1, 2) === 1 ? cone(dice) : sphere(dice)
    return dice.pick([missingHeight, coneOnCylinder, halfSphere])(dice)
  },
}

const solid = (form: 'cone' | 'cylinder' | 'sphere', r: number, h: number): Drawing => ({
  kind: 'solid',
  form,
  width: 2 * r,
  height: h,
  turned: 0,
})

function cylinder(dice: Dice): Draft {
  const [r, h] = [dice.int(2, 10), dice.int(2, 10)]
  if (r === h) return cylinder(dice)
  return roundDraft({
    question: say('cylinder-volume', { r, h }),
    drawing: solid('cylinder', r, h),
    right: pi(r * r * h),
    mistakes: [
      [pi(r * h), 'radius-not-squared'],
      [pi(4 * r * r * h), 'diameter-as-radius'],
      [pi(rational(r * r * h, 3)), 'third-without-need'],
    ],
    unit: CUBES,
    hint: 'cylinder',
    lines: [step('base-circle', undefined, pi(r * r)), step('times-height', { h })],
  })
}

function cone(dice: Dice): Draft {
  const [r, h] = [dice.int(2, 9), dice.int(2, 12)]
  if (r === h || (r * r * h) % 3 !== 0) return cone(dice)
  return roundDraft({
    question: say('cone-volume', { r, h }),
    drawing: solid('cone', r, h),
    right: pi((r * r * h) / 3),
    mistakes: [
      [pi(r * r * h), 'third-forgotten'],
      [pi(rational(r * h, 3)), 'radius-not-squared'],
      [pi(rational(4 * r * r * h, 3)), 'diameter-as-radius'],
    ],
    unit: CUBES,
    hint: 'cone',
    lines: [step('as-cylinder', undefined, pi(r * r * h)), step('third-of-it')],
  })
}

function sphere(dice: Dice): Draft {
  const r = dice.int(2, 30)
  const isDiameter = dice.int(1, 2) === 1
  const right = rational(4 * r ** 3, 3)
  return roundDraft({
    question: say(isDiameter ? 'sphere-volume-diameter' : 'sphere-volume', { given: isDiameter ? 2 * r : r }),
    drawing: solid('sphere', r, 2 * r),
    right: pi(right),
    mistakes: [
      [pi(r ** 3), 'four-thirds-forgotten'],
      [pi(rational(4 * r * r, 3)), 'cube-forgotten'],
      [pi(rational(32 * r ** 3, 3)), 'diameter-as-radius'],
    ],
    unit: CUBES,
    hint: 'sphere',
    lines: [
      step('sphere-formula', undefined, product(fraction(4, 3), PI, power(r, 3))),
      step('sphere-numbers', undefined, equation(product(fraction(4, 3), r ** 3), asFraction(right))),
    ],
  })
}

function missingHeight(dice: Dice): Draft {
  const [r, h] = [dice.int(2, 9), dice.int(3, 15)]
  if (r === h) return missingHeight(dice)
  const volume = r * r * h
  return {
    question: say('cylinder-height', { r, volume: pi(volume) }),
    drawing: solid('cylinder', r, h),
    answer: number(
      h,
      [
        [rational(volume, r), 'radius-not-squared'],
        [rational(volume, 2 * r), 'around-for-area'],
        [rational(3 * volume, r * r), 'third-without-need'],
      ],
      'any',
      UNITS,
    ),
    hints: hints('cylinder-height'),
    solution: [
      step('base-circle', undefined, pi(r * r)),
      step('divide-by-base', undefined, equation(fraction(volume, r * r), h)),
      answerIs(h),
    ],
  }
}

function coneOnCylinder(dice: Dice): Draft {
  const [r, h, k] = [dice.int(2, 6), dice.int(2, 10), dice.int(3, 9)]
  const tip = rational(r * r * k, 3)
  if (tip.d !== 1 || r === h) return coneOnCylinder(dice)
  return roundDraft({
    question: say('cone-on-cylinder', { r, h, k }),
    drawing: { kind: 'side-by-side', drawings: [solid('cone', r, k), solid('cylinder', r, h)] },
    right: pi(r * r * h + tip.n),
    mistakes: [
      [pi(r * r * (h + k)), 'third-forgotten'],
      [pi(rational(r * r * (h + k), 3)), 'third-of-everything'],
      [pi(r * r * h), 'part-forgotten'],
    ],
    unit: CUBES,
    hint: 'two-solids',
    lines: [step('cylinder-part', undefined, pi(r * r * h)), step('cone-part', undefined, pi(tip))],
  })
}

function halfSphere(dice: Dice): Draft {
  const r = dice.int(2, 24)
  const right = rational(2 * r ** 3, 3)
  return roundDraft({
    question: say('half-sphere-volume', { r }),
    right: pi(right),
    mistakes: [
      [pi(rational(4 * r ** 3, 3)), 'whole-sphere-used'],
      [pi(rational(r ** 3, 2)), 'four-thirds-forgotten'],
      [pi(rational(2 * r * r, 3)), 'cube-forgotten'],
    ],
    unit: CUBES,
    hint: 'sphere',
    lines: [step('sphere-formula', undefined, pi(rational(4 * r ** 3, 3))), step('half-of-it')],
  })
}
