// Corners of figures, to two decimals: any machine draws the same.
import type { Point, Polygon } from '../../drawing.ts'

const rounded = (value: number) => Math.round(value * 100) / 100 + 0

/** @param degrees counterclockwise about the origin */
export function turned(points: readonly Point[], degrees: number): Point[] {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return points.map(([x, y]) => [rounded(x * cos - y * sin), rounded(x * sin + y * cos)])
}

export const moved = (points: readonly Point[], [dx, dy]: Point): Point[] =>
  points.map(([x, y]) => [rounded(x + dx), rounded(y + dy)])

/** All sides and angles equal; the lowest side lies flat. */
export function regular(corners: number, radius: number): Point[] {
  const first: Point[] = [[radius, 0]]
  return Array.from({ length: corners }, (_, index) => {
    const [corner = [0, 0]] = turned(first, -90 + 180 / corners + (360 / corners) * index)
    return corner
  })
}

export const rectangleOf = (width: number, height: number): Point[] => [
  [0, 0],
  [width, 0],
  [width, height],
  [0, height],
]

/** A right angle at the origin. */
export const rightTriangle = (width: number, height: number): Point[] => [
  [0, 0],
  [width, 0],
  [0, height],
]

/** Leaning to the right by `lean`. */
export const parallelogram = (width: number, height: number, lean: number): Point[] => [
  [0, 0],
  [width, 0],
  [width + lean, height],
  [lean, height],
]

/** One parallel side above the other, `inset` further right and `top` long. */
export const trapezoid = (width: number, height: number, inset: number, top: number): Point[] => [
  [0, 0],
  [width, 0],
  [inset + top, height],
  [inset, height],
]

/** Four equal sides around diagonals of these lengths. */
export const rhombus = (width: number, height: number): Point[] => [
  [width / 2, 0],
  [width, height / 2],
  [width / 2, height],
  [0, height / 2],
]

/** Figures side by side with a gap between them. */
export function sideBySide(figures: readonly (readonly Point[])[], gap = 1): Polygon[] {
  let right = 0
  return figures.map((points) => {
    const [left, bottom] = [Math.min(...points.map(([x]) => x)), Math.min(...points.map(([, y]) => y))]
    const placed = moved(points, [right - left, -bottom])
    right = Math.max(...placed.map(([x]) => x)) + gap
    return { points: placed }
  })
}

/** Corners at uneven distances from the middle, so that no two sides need be equal. @param distances one a corner */
export function irregular(distances: readonly number[], turn: number): Point[] {
  return distances.flatMap((distance, index) =>
    turned([[distance, 0]], turn + (360 / distances.length) * index),
  )
}
