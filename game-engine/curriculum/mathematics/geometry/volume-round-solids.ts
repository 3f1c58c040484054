import type { Dice } from '#engine/core/random.ts'
import type { Drawing } from '../../drawing.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { asFraction, equation, fraction, PI, power, product } from '../../notation.ts'
import { answerIs } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'
import { pi, roundDraft, UNITS } from './pi.ts'

const CUBES = say('cubes')

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
