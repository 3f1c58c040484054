// Graphs of functions for the coordinate plane: sampled for the eye. Nothing is decided by these numbers.
import type { Drawing, Point } from './drawing.ts'
import type { Maths } from './notation.ts'

type Plane = Extract<Drawing, { kind: 'plane' }>

export type Curve = NonNullable<Plane['curves']>[number]

const SAMPLES = 72

/** Three decimals are finer than a pixel. */
const rounded = (value: number) => Math.round(value * 1_000) / 1_000

/**
 * The graph of f over an interval, in several curves where it leaves the plane or has no value.
 * @param y what is seen of the y-axis
 */
export function graphOf(
  f: (x: number) => number,
  [from, to]: readonly [number, number],
  [low, high]: readonly [number, number],
  label?: Maths,
): Curve[] {
  const height = high - low
  const curves: Point[][] = [[]]
  for (let sample = 0; sample <= SAMPLES; sample++) {
    const x = from + ((to - from) * sample) / SAMPLES
    const y = f(x)
    const isNear = Number.isFinite(y) && y > low - height && y < high + height
    if (isNear) curves.at(-1)?.push([rounded(x), rounded(y)])
    else if (curves.at(-1)?.length) curves.push([])
  }
  const drawn = curves.filter((points) => points.length > 1)
  return drawn.map((points, index) => ({
    points,
    ...(label && index === drawn.length - 1 && { label }),
  }))
}

/** A square plane around the origin. */
export function plane(most: number, parts: Omit<Plane, 'kind' | 'x' | 'y'> = {}): Plane {
  return { kind: 'plane', x: [-most, most], y: [-most, most], ...(most > 7 && { step: 2 }), ...parts }
}
