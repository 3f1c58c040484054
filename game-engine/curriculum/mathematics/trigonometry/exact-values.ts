// Exact values of sine, cosine and tangent at multiples of 30 and 45 degrees, and angles in radians.
import type { Drawing } from '../../drawing.ts'
import { type Rational, rational } from '../../exact.ts'
import { fraction, functionOf, type Maths, multiple, num, opposite, PI, root } from '../../notation.ts'
import { at } from '../high-geometry/figures.ts'

const SINES: Readonly<Record<number, Maths>> = {
  0: num(0),
  30: fraction(1, 2),
  45: fraction(root(2), 2),
  60: fraction(root(3), 2),
  90: num(1),
}
const TANGENTS: Readonly<Record<number, Maths>> = {
  0: num(0),
  30: fraction(root(3), 3),
  45: num(1),
  60: root(3),
}

const TURN = 360
const around = (angle: number) => ((angle % TURN) + TURN) % TURN

/** From 0 to 90: the acute angle to the x-axis. */
export function referenceOf(angle: number): number {
  const half = around(angle) % 180
  return Math.min(half, 180 - half)
}

export const negative = (of: Maths): Maths =>
  of.is === 'opposite' ? of.of : of.is === 'number' ? num(rational(-of.value.n, of.value.d)) : opposite(of)

const withSign = (of: Maths | undefined, isBelow: boolean): Maths => {
  if (!of) throw new RangeError('no multiple of 30 or 45 degrees, or no tangent there')
  return isBelow && !(of.is === 'number' && of.value.n === 0) ? negative(of) : of
}

export const exactSin = (angle: number): Maths => withSign(SINES[referenceOf(angle)], around(angle) > 180)
export const exactCos = (angle: number): Maths => exactSin(angle + 90)
/** @throws RangeError where there is no tangent */
export const exactTan = (angle: number): Maths =>
  withSign(TANGENTS[referenceOf(angle)], around(angle) % 180 > 90)

/** 2π/3, -π/4, π, 0 */
export function multipleOfPi(times: Rational): Maths {
  const size = Math.abs(times.n)
  if (size === 0) return num(0)
  const above = size === 1 ? PI : multiple(size, PI)
  const value = times.d === 1 ? above : fraction(above, times.d)
  return times.n < 0 ? opposite(value) : value
}

export const inRadians = (angle: number): Maths => multipleOfPi(rational(angle, 180))

/** sin(2π/3) */
export const functionAt = (name: 'sin' | 'cos' | 'tan', angle: number): Maths =>
  functionOf(name, inRadians(angle))

/** The unit circle with its axes, and the points of these angles. */
export const unitCircle = (angles: readonly number[], label?: Maths): Drawing => ({
  kind: 'circle-figure',
  points: angles.map((angle) => ({ at: at(angle) })),
  segments: [
    [
      [-1.15, 0],
      [1.15, 0],
    ],
    [
      [0, -1.15],
      [0, 1.15],
    ],
    ...angles.map((angle) => [[0, 0], at(angle)] as const),
  ],
  ...(label &&
    angles.length === 1 && {
      angles: angles.map((angle) => ({ at: [0, 0] as const, from: 0, to: around(angle), label })),
    }),
})
