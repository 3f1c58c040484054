// The product's star, as points: the same curves as in the drawings of the page, for canvases.
import type { Point } from './marks.ts'

/** Cubic curves around a 120 x 120 field: start, then two handles and an end each. */
const START: Point = { x: 60, y: 14 }
const CURVES = [
  [64, 14, 66, 18, 70, 27],
  [73, 34, 76, 38, 82, 39],
  [92, 40, 101, 41, 103, 45],
  [105, 50, 99, 55, 92, 61],
  [86, 66, 84, 70, 85, 77],
  [87, 87, 89, 95, 85, 98],
  [81, 101, 74, 97, 67, 93],
  [62, 90, 58, 90, 53, 93],
  [46, 97, 39, 101, 35, 98],
  [31, 95, 33, 87, 35, 77],
  [36, 70, 34, 66, 28, 61],
  [21, 55, 15, 50, 17, 45],
  [19, 41, 28, 40, 38, 39],
  [44, 38, 47, 34, 50, 27],
  [54, 18, 56, 14, 60, 14],
] as const
const STEPS = 5

/** The outline of a star of this width (px) around (0, 0). */
export function starPoints(width: number): Point[] {
  const scale = width / 120
  const points: Point[] = []
  let from = START
  for (const [ax, ay, bx, by, x, y] of CURVES) {
    for (let step = 1; step <= STEPS; step++) {
      const t = step / STEPS
      const u = 1 - t
      const mix = (p: number, q: number, r: number, s: number) =>
        u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s
      points.push({
        x: (mix(from.x, ax, bx, x) - 60) * scale,
        y: (mix(from.y, ay, by, y) - 58) * scale,
      })
    }
    from = { x, y }
  }
  return points
}
