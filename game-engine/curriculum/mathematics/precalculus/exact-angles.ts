// Exact cosines and sines of multiples of 30° and 45°.
import { type Rational, rational } from '../../exact.ts'
import { type Maths, root } from '../../notation.ts'

/** From 0° to 90°: the half of what is under the root. */
const FIRST_QUADRANT: Readonly<Record<number, readonly [half: number, under: number]>> = {
  0: [2, 1],
  30: [1, 3],
  45: [1, 2],
  60: [1, 1],
  90: [0, 1],
}

/** size · cos(angle), as a number and what it multiplies. @param angle a multiple of 30 or 45, in degrees */
export function exactCosine(angle: number, size: number): readonly [Rational, Maths | null] {
  const turned = ((angle % 360) + 360) % 360
  const upper = turned > 180 ? 360 - turned : turned
  const [half, under] = FIRST_QUADRANT[upper > 90 ? 180 - upper : upper] ?? [0, 1]
  const value = rational((upper > 90 ? -1 : 1) * size * half, 2)
  return [value, under === 1 || half === 0 ? null : root(under)]
}

export const exactSine = (angle: number, size: number) => exactCosine(angle - 90, size)
