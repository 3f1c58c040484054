// The way through a topic: a stop for every question, and Glim's flame that walks from one to the next.
import { arc, circle, curve, ellipse, shape, smooth } from '#engine/phaser/kit/forms.ts'
import type { Box, Mark, Point } from '#engine/phaser/kit/marks.ts'

export interface Walked {
  readonly results: readonly ('right' | 'wrong')[]
  /** Stops in all. */
  readonly count: number
  /** Where the flame stands: 1 at the first stop, count + 1 at the end of the way. */
  readonly walk: number
}

const STEPS = 60
/** Of the way's length: how far up and down it goes. */
const HILLS = 0.16

/** Where the way is, `share` of it walked. */
export function alongPath(room: Box, share: number): Point {
  return {
    x: room.x + room.width * share,
    y: room.y + room.height * (0.72 + Math.sin(share * Math.PI * 2.6 + 0.4) * HILLS),
  }
}

/** Stops lie evenly; before the first and after the last the way goes on. */
export function stopAt(room: Box, stop: number, count: number): Point {
  return alongPath(room, stop / (count + 1))
}

export function path(room: Box, { results, count, walk }: Walked): Mark[] {
  const whole = Array.from({ length: STEPS + 1 }, (_, step) => alongPath(room, step / STEPS))
  const done = whole.slice(0, Math.max(2, Math.round((STEPS * walk) / (count + 1)) + 1))
  const radius = Math.min(13, Math.max(8, room.height * 0.075))
  const stops = Array.from({ length: count }, (_, index): Mark[] => {
    const { x, y } = stopAt(room, index + 1, count)
    const at = 0.3 + (0.5 * index) / count
    const result = results[index]
    if (result === undefined) return [shape(circle(x, y, radius), 'paper', at)]
    return [
      shape(circle(x, y, radius), result === 'right' ? 'b' : 'paper', 0),
      ...(result === 'right'
        ? [
            curve(
              [
                { x: x - radius * 0.5, y },
                { x: x - radius * 0.1, y: y + radius * 0.45 },
                { x: x + radius * 0.55, y: y - radius * 0.45 },
              ],
              0,
              'ink',
              'thick',
            ),
          ]
        : [shape(circle(x, y, radius * 0.3), 'ink', 0)]),
    ]
  })
  return [
    ...dots(whole),
    curve(done, 0, 'b', 'thick'),
    ...stops.flat(),
    ...flame(flamePlace(room, walk, count), Math.min(54, room.height * 0.34), walk),
  ]
}

/** The way ahead, as far apart as steps. */
function dots(whole: readonly Point[]): Mark[] {
  return whole
    .filter((_, index) => index % 2 === 0)
    .map(({ x, y }, index) => shape(circle(x, y, 1.6), 'ink', (0.6 * index) / STEPS, { outline: false }))
}

/** From stop to stop in one hop. */
function flamePlace(room: Box, walk: number, count: number): Point {
  const { x, y } = stopAt(room, walk, count)
  return { x, y: y - Math.abs(Math.sin(walk * Math.PI)) * room.height * 0.16 }
}

/** Glim's flame with two feet, standing on a stop. */
function flame({ x, y }: Point, height: number, walk: number): Mark[] {
  const unit = height / 30
  const at = (points: readonly (readonly [number, number])[]) =>
    points.map(([dx, dy]): Point => ({ x: x + dx * unit, y: y - 9 * unit + dy * unit }))
  const stride = Math.sin(walk * Math.PI * 2) * 3
  const body = smooth(
    at([
      [0, 0],
      [-9, -5],
      [-9, -14],
      [-4, -20],
      [-3, -28],
      [3, -23],
      [6, -26],
      [9, -15],
      [9, -6],
    ]),
    true,
  )
  const heart = smooth(
    at([
      [0, -1],
      [-5, -5],
      [-3, -11],
      [0, -15],
      [4, -10],
      [5, -5],
    ]),
    true,
  )
  const [leftEye, rightEye, mouth] = at([
    [-3.4, -8],
    [3.4, -8],
    [0, -5],
  ])
  return [
    curve(
      at([
        [-3, -1],
        [-4 + stride, 5],
        [-6 + stride, 5.5],
      ]),
      0.85,
      'ink',
      'thick',
    ),
    curve(
      at([
        [3, -1],
        [4 - stride, 5],
        [6 - stride, 5.5],
      ]),
      0.85,
      'ink',
      'thick',
    ),
    shape(body, 'a', 0.85),
    shape(heart, 'paper', 0.9, { outline: false }),
    ...[leftEye, rightEye].flatMap((eye) =>
      eye ? [shape(ellipse(eye.x, eye.y, 1.1 * unit, 1.7 * unit), 'ink', 0.9)] : [],
    ),
    ...(mouth ? [curve(arc(mouth.x, mouth.y, 2 * unit, 1.8 * unit, 0.3, Math.PI - 0.3), 0.95)] : []),
  ]
}
