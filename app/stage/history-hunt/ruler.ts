// The ruler beside an artefact: a line with marks at its quarters, along the side that was measured. Pure numbers, in metres.
import type { Point } from './layout.ts'

export interface Ruler {
  readonly lines: readonly (readonly [from: Point, to: Point])[]
  /** Where its figure stands. */
  readonly label: Point
}

export interface Bounds {
  readonly min: Point
  readonly max: Point
}

const GAP = 0.03
/** Half of a mark at an end, and of one between. */
const END = 0.009
const BETWEEN = 0.005
const MARKS = 4

/** Upright to the right of the artefact for its height; else on the ground, before it or beside it. */
export function rulerFor(axis: 'x' | 'y' | 'z', { min, max }: Bounds): Ruler {
  const at = { x: 0, y: 1, z: 2 }[axis]
  const [from, to] = [min[at] ?? 0, max[at] ?? 0]
  const place = (along: number, aside: number): Point => {
    if (axis === 'y') return [max[0] + GAP + aside, along, 0]
    return axis === 'x' ? [along, 0, max[2] + GAP + aside] : [max[0] + GAP + aside, 0, along]
  }
  const marks = Array.from({ length: MARKS + 1 }, (_, mark): [Point, Point] => {
    const along = from + ((to - from) * mark) / MARKS
    const half = mark % MARKS === 0 ? END : BETWEEN
    return [place(along, -half), place(along, half)]
  })
  return {
    lines: [[place(from, 0), place(to, 0)], ...marks],
    label: place((from + to) / 2, END * 2),
  }
}

/** All that is to be seen of it, with the artefact. */
export function reachOf({ min, max }: Bounds, ruler: Ruler | null): Point[] {
  const corners = [min[0], max[0]].flatMap((x) =>
    [min[1], max[1]].flatMap((y) => [min[2], max[2]].map((z): Point => [x, y, z])),
  )
  return [...corners, ...(ruler ? [...ruler.lines.flat(), ruler.label] : [])]
}
