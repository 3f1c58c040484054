// What is counted: chicks and rabbits for the young, felt counters in the middle years, plain rings in high school.
import type { Band } from '#engine/core/bands.ts'
import { circle, curve, ellipse, shape } from '#engine/phaser/kit/forms.ts'
import type { Counter, Mark } from '#engine/phaser/kit/marks.ts'

/** A drawing around (0, 0) reaches this many radii from its middle. */
export const REACH = 1.6

export function thing(band: Band, kind: Counter['kind'], radius: number): Mark[] {
  if (kind === 'none' || band === 'high') return [{ mark: 'counter', x: 0, y: 0, radius, kind, at: 0 }]
  if (band === 'middle') return felt(kind, radius)
  return kind === 'a' ? chick(radius) : rabbit(radius)
}

function chick(r: number): Mark[] {
  const dot = (x: number, y: number, size: number) =>
    shape(circle(x * r, y * r, size * r), 'ink', 0, { outline: false })
  const beak = [
    { x: -0.16 * r, y: 0.02 * r },
    { x: 0.16 * r, y: 0.02 * r },
    { x: 0, y: 0.3 * r },
  ]
  return [
    curve(
      [
        { x: -0.12 * r, y: -1.3 * r },
        { x: 0, y: -r },
        { x: 0.16 * r, y: -1.34 * r },
      ],
      0,
    ),
    curve(
      [
        { x: -0.4 * r, y: 1.16 * r },
        { x: -0.34 * r, y: 0.9 * r },
      ],
      0,
    ),
    curve(
      [
        { x: 0.4 * r, y: 1.16 * r },
        { x: 0.34 * r, y: 0.9 * r },
      ],
      0,
    ),
    shape(circle(0, 0, r), 'a', 0),
    shape(ellipse(-0.72 * r, 0.3 * r, 0.2 * r, 0.34 * r, 0.5), 'a', 0),
    shape(ellipse(0.72 * r, 0.3 * r, 0.2 * r, 0.34 * r, -0.5), 'a', 0),
    dot(-0.34, -0.16, 0.11),
    dot(0.34, -0.16, 0.11),
    shape(beak, 'b', 0),
  ]
}

function rabbit(r: number): Mark[] {
  const white = (x: number, y: number, size: number) =>
    shape(circle(x * r, y * r, size * r), 'paper', 0, { outline: false })
  return [
    shape(ellipse(-0.36 * r, -r, 0.22 * r, 0.56 * r, -0.16), 'b', 0),
    shape(ellipse(0.36 * r, -r, 0.22 * r, 0.56 * r, 0.16), 'b', 0),
    shape(circle(0, 0.08 * r, 0.96 * r), 'b', 0),
    white(-0.34, -0.1, 0.17),
    white(0.34, -0.1, 0.17),
    shape(circle(-0.32 * r, -0.08 * r, 0.08 * r), 'ink', 0, { outline: false }),
    shape(circle(0.36 * r, -0.08 * r, 0.08 * r), 'ink', 0, { outline: false }),
    shape(ellipse(0, 0.36 * r, 0.32 * r, 0.24 * r), 'paper', 0, { outline: false }),
    shape(ellipse(0, 0.28 * r, 0.11 * r, 0.08 * r), 'a', 0, { outline: false }),
  ]
}

function felt(kind: 'a' | 'b', r: number): Mark[] {
  const rim = circle(0, 0, r * 0.62)
  return [
    { mark: 'counter', x: 0, y: 0, radius: r, kind, at: 0 },
    curve([...rim, ...rim.slice(0, 1)], 0, 'ink'),
  ]
}
