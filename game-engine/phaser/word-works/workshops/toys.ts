// What stands on the boards of the young's workshop.
import { arc, circle, curve, ellipse, shape } from '#engine/phaser/kit/forms.ts'
import type { Mark, Point } from '#engine/phaser/kit/marks.ts'
import { block } from '../presses/press.ts'
import type { Thing } from './workshop.ts'

function paintPot(fill: 'a' | 'b'): Thing {
  return {
    width: 34,
    height: 66,
    draw: ({ x, y }) => [
      curve(
        [
          { x: x + 12, y: y - 32 },
          { x: x + 6, y: y - 62 },
        ],
        0,
        'ink',
        'thick',
      ),
      curve(
        [
          { x: x + 22, y: y - 32 },
          { x: x + 28, y: y - 58 },
        ],
        0,
        'ink',
        'thick',
      ),
      shape(ellipse(x + 5, y - 62, 4, 7), 'b', 0),
      shape(ellipse(x + 28, y - 60, 4, 7), 'a', 0),
      block({ x, y: y - 36, width: 34, height: 36 }, fill),
      block({ x: x + 5, y: y - 24, width: 24, height: 14 }, 'paper'),
    ],
  }
}

const ball: Thing = {
  width: 38,
  height: 38,
  draw: ({ x, y }) => [
    shape(circle(x + 19, y - 19, 19), 'paper', 0),
    shape(arc(x + 19, y - 19, 19, 19, -0.4, Math.PI - 0.4), 'a', 0),
    shape(circle(x + 19, y - 19, 5), 'b', 0),
  ],
}

const tower: Thing = {
  width: 32,
  height: 84,
  draw: ({ x, y }) => [
    block({ x, y: y - 32, width: 32, height: 32 }, 'b', true),
    block({ x: x + 3, y: y - 60, width: 27, height: 28 }, 'a', true),
    shape(
      [
        { x: x + 3, y: y - 60 },
        { x: x + 29, y: y - 60 },
        { x: x + 16, y: y - 84 },
      ],
      'paper',
      0,
    ),
  ],
}

const books: Thing = {
  width: 50,
  height: 54,
  draw: ({ x, y }) => [
    block({ x, y: y - 50, width: 14, height: 50 }, 'b'),
    block({ x: x + 14, y: y - 42, width: 12, height: 42 }, 'paper'),
    shape(
      [
        { x: x + 28, y },
        { x: x + 38, y: y - 46 },
        { x: x + 50, y: y - 44 },
        { x: x + 41, y },
      ],
      'a',
      0,
    ),
  ],
}

const duck: Thing = {
  width: 52,
  height: 50,
  draw: ({ x, y }) => [
    shape(ellipse(x + 24, y - 18, 24, 14), 'a', 0),
    shape(circle(x + 38, y - 36, 12), 'a', 0),
    shape(
      [
        { x: x + 48, y: y - 40 },
        { x: x + 60, y: y - 35 },
        { x: x + 48, y: y - 31 },
      ],
      'b',
      0,
    ),
    shape(circle(x + 40, y - 39, 2), 'ink', 0, { outline: false }),
    shape(circle(x + 13, y - 6, 6), 'paper', 0),
    shape(circle(x + 34, y - 6, 6), 'paper', 0),
  ],
}

export const TOYS: readonly Thing[] = [paintPot('a'), tower, ball, books, paintPot('b'), duck]

/** A window with the sky in it: the sun, or at night the moon and stars. */
export function windowPane(middle: Point, size: number, night: boolean): Mark[] {
  const { x, y } = middle
  const half = size / 2
  const frame = { x: x - half, y: y - half, width: size, height: size }
  const sky = night
    ? [
        shape(circle(x - half * 0.4, y - half * 0.35, 3), 'a', 0, { outline: false }),
        shape(circle(x + half * 0.6, y + half * 0.4, 3), 'a', 0, { outline: false }),
        shape(circle(x + half * 0.35, y - half * 0.4, size * 0.15), 'a', 0),
        shape(circle(x + half * 0.47, y - half * 0.47, size * 0.12), 'paper', 0, { outline: false }),
      ]
    : [
        shape(circle(x + half * 0.42, y - half * 0.4, size * 0.16), 'a', 0),
        shape(ellipse(x - half * 0.4, y + half * 0.45, size * 0.16, size * 0.07), 'b', 0, {
          outline: false,
          soft: true,
        }),
      ]
  return [
    block({ x: frame.x - 6, y: frame.y - 6, width: size + 12, height: size + 12 }, 'b'),
    block(frame, 'paper'),
    ...sky,
    curve(
      [
        { x, y: frame.y },
        { x, y: frame.y + size },
      ],
      0,
      'ink',
      'thick',
    ),
    curve(
      [
        { x: frame.x, y },
        { x: frame.x + size, y },
      ],
      0,
      'ink',
      'thick',
    ),
    block({ x: frame.x - 12, y: frame.y + size + 6, width: size + 24, height: 8 }, 'a'),
  ]
}

/** A drawing of somebody's, pinned up. */
export function pinnedDrawing({ x, y }: Point): Mark[] {
  return [
    shape(
      [
        { x, y },
        { x: x + 54, y: y - 4 },
        { x: x + 57, y: y + 42 },
        { x: x + 3, y: y + 46 },
      ],
      'paper',
      0,
    ),
    shape(
      [
        { x: x + 12, y: y + 38 },
        { x: x + 12, y: y + 22 },
        { x: x + 26, y: y + 10 },
        { x: x + 40, y: y + 21 },
        { x: x + 40, y: y + 37 },
      ],
      'b',
      0,
    ),
    shape(circle(x + 47, y + 9, 5), 'a', 0),
    shape(circle(x + 28, y - 1, 3), 'ink', 0, { outline: false }),
  ]
}
