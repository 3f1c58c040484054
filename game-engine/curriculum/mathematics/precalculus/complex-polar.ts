// Size, direction and powers of complex numbers: grade 12.
import type { Dice } from '#engine/core/random.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { plane } from '../../graph.ts'
import {
  absolute,
  apply,
  brackets,
  equation,
  type Maths,
  multiple,
  PI,
  power,
  product,
  root,
  sum,
  variable,
} from '../../notation.ts'
import { bracketed, sumOf } from '../../terms.ts'
import { complexOf, I } from '../complex.ts'
import { answerIs } from '../sentences.ts'
import { inRadians, unitCircle } from '../trigonometry/exact-values.ts'
import { expression, hints, number, say, step } from './area.ts'
import { exactCosine, exactSine } from './exact-angles.ts'

/** complex-polar */
export const complexPolar: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return modulus(dice)
    return difficulty === 2 ? argument(dice) : powerInPolarForm(dice)
  },
}

const TRIPLES = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [9, 12, 15],
  [8, 15, 17],
] as const

function modulus(dice: Dice): Draft {
  const [s, t, r] = dice.pick(TRIPLES)
  const [x, y] = dice.shuffle([s, t]).map((part) => part * dice.pick([1, -1])) as [number, number]
  return {
    question: say('modulus', { maths: absolute(complexOf(x, y)) }),
    drawing: plane(16, { arrows: [{ from: [0, 0], to: [x, y], label: complexOf(x, y) }] }),
    answer: number(r, [
      [s + t, 'parts-added'],
      [r * r, 'root-not-taken'],
      [Math.abs(x * x - y * y), 'modulus-with-minus'],
    ]),
    hints: hints('modulus'),
    solution: [
      step('pythagoras', undefined, equation(sum(power(bracketed(x), 2), power(bracketed(y), 2)), r * r)),
      step('take-root', undefined, equation(root(r * r), r)),
    ],
  }
}

const DIRECTIONS = [30, 45, 60, 120, 135, 150, 210, 225, 240, 300, 315, 330] as const

/** A complex number with exact parts. */
const inParts = (r: number, angle: number): Maths => {
  const [[a, real], [b, imaginary]] = [exactCosine(angle, r), exactSine(angle, r)]
  return sumOf([
    [a, real],
    [b, imaginary ? multiple(I, imaginary) : I],
  ])
}

function argument(dice: Dice): Draft {
  const [angle, k] = [dice.pick(DIRECTIONS), dice.int(1, 5)]
  // With whole parts: k(1 + i), k(√3 + i) and such.
  const isDiagonal = angle % 90 === 45
  const part = (of: ReturnType<typeof exactCosine>) =>
    isDiagonal ? ([rational(Math.sign(of[0].n) * k), null] as const) : of
  const [real, imaginary] = [part(exactCosine(angle, 2 * k)), part(exactSine(angle, 2 * k))]
  const z = sumOf([real, [imaginary[0], imaginary[1] ? multiple(I, imaginary[1]) : I]])
  const acute = Math.min(angle % 180, 180 - (angle % 180))
  const quadrant = Math.floor(angle / 90)
  const withAcute = (base: number) => [base, 180 - base, 180 + base, 360 - base][quadrant] ?? base
  return {
    question: say('argument', { z: equation(variable('z'), z), zero: 0, turn: multiple(2, PI) }),
    answer: expression(inRadians(angle), [
      [inRadians(acute), 'argument-without-quadrant'],
      [inRadians((angle + 180) % 360), 'opposite-direction'],
      [inRadians(withAcute(90 - acute)), 'tangent-turned-over'],
      [inRadians(360 - angle), 'mirrored'],
    ]),
    hints: hints('argument'),
    solution: [
      step('acute-angle', undefined, inRadians(acute)),
      {
        ...step(`in-quadrant-${quadrant + 1}`),
        drawings: [unitCircle([angle], inRadians(angle))],
      },
      answerIs(inRadians(angle)),
    ],
  }
}

/** (r(cos t + i sin t))ⁿ as a + bi */
function powerInPolarForm(dice: Dice): Draft {
  const [r, angle, n] = [dice.int(1, 3), dice.pick([30, 45, 60, 120, 135, 150]), dice.int(2, 6)]
  const turned = (angle * n) % 360
  const right = inParts(r ** n, turned)
  const t = inRadians(angle)
  const polar = sum(apply('cos', t), multiple(I, apply('sin', t)))
  const inside = r === 1 ? polar : multiple(r, brackets(polar))
  return {
    question: say('power-in-polar-form', {
      maths: power(brackets(inside), n),
    }),
    answer: expression(right, [
      [inParts(r, turned), 'power-not-on-r'],
      [inParts(r ** n, angle), 'angle-not-multiplied'],
      [inParts(r * n, turned), 'size-multiplied'],
    ]),
    hints: hints('power-in-polar-form', { n }),
    solution: [
      step('power-of-size', undefined, equation(power(r, n), r ** n)),
      step('angle-times-n', undefined, equation(product(n, t), inRadians(angle * n))),
      step('whole-turns-away', undefined, inRadians(turned)),
      answerIs(right),
    ],
  }
}
