// Parts of drawings: places on the unit circle, circles on the plane, planes that have room for everything.
import type { Drawing, Point } from '../../drawing.ts'
import { brackets, list, type Maths } from '../../notation.ts'

/** To three decimals: any machine draws the same. */
export const rounded = (value: number) => Math.round(value * 1_000) / 1_000 + 0

/** On the circle of radius 1, or nearer or farther. @param direction degrees, counterclockwise */
export function at(direction: number, away = 1): Point {
  const turn = (direction * Math.PI) / 180
  return [rounded(away * Math.cos(turn)), rounded(away * Math.sin(turn))]
}

/** Degrees from 0 up to 360. */
export function directionOf([x, y]: Point, [toX, toY]: Point): number {
  return ((Math.atan2(toY - y, toX - x) * 180) / Math.PI + 360) % 360
}

/** The angle at a corner between two others, below 180 degrees, for a circle figure. */
export function angleAt(corner: Point, one: Point, other: Point, label: Maths) {
  const [a, b] = [directionOf(corner, one), directionOf(corner, other)].sort((x, y) => x - y) as [
    number,
    number,
  ]
  const [from, to] = b - a > 180 ? [b, a + 360] : [a, b]
  return { at: corner, from: rounded(from), to: rounded(to), label }
}

/** (2, 3) */
export const pair = ([x, y]: Point): Maths => brackets(list([x, y]))

export const circleAround = ([x, y]: Point, radius: number) => ({
  points: Array.from({ length: 73 }, (_, index): Point => {
    const [dx, dy] = at(index * 5, radius)
    return [rounded(x + dx), rounded(y + dy)]
  }),
})

/** A plane around the origin that holds these points. */
export function planeFor(
  points: readonly Point[],
  parts: Partial<Extract<Drawing, { kind: 'plane' }>> = {},
): Drawing {
  const most = Math.max(4, ...points.flat().map((value) => Math.ceil(Math.abs(value)) + 1))
  return {
    kind: 'plane',
    x: [-most, most],
    y: [-most, most],
    ...(most > 6 && { step: most > 14 ? 5 : 2 }),
    ...parts,
  }
}

/** Corners A, B, C: AB flat and `c` long, AC `b` long, and degrees between them at A. */
export function triangleBy(c: number, b: number, angle: number): [Point, Point, Point] {
  return [[0, 0], [rounded(c), 0], at(angle, b)]
}

/** The angle at A of a triangle with these sides, across from a. */
export const angleFromSides = (a: number, b: number, c: number) =>
  (Math.acos((b * b + c * c - a * a) / (2 * b * c)) * 180) / Math.PI
