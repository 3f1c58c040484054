// What a printer keeps: tins and bottles of ink, paper by the ream, and tools on nails.
import { circle, curve, shape } from '#engine/phaser/kit/forms.ts'
import type { Mark, Point } from '#engine/phaser/kit/marks.ts'
import { block } from '../presses/press.ts'
import type { Thing } from './workshop.ts'

const tin = (fill: 'a' | 'b' | 'paper', tall: number): Thing => ({
  width: 34,
  height: tall,
  draw: ({ x, y }) => [
    block({ x, y: y - tall, width: 34, height: tall }, fill, true),
    block({ x: x - 2, y: y - tall, width: 38, height: 7 }, 'paper'),
    block({ x: x + 6, y: y - tall * 0.6, width: 22, height: tall * 0.3 }, 'paper'),
  ],
})
const bottle: Thing = {
  width: 24,
  height: 58,
  draw: ({ x, y }) => [
    shape(
      [
        { x, y },
        { x, y: y - 32 },
        { x: x + 8, y: y - 42 },
        { x: x + 8, y: y - 56 },
        { x: x + 16, y: y - 56 },
        { x: x + 16, y: y - 42 },
        { x: x + 24, y: y - 32 },
        { x: x + 24, y },
      ],
      'a',
      0,
    ),
    block({ x: x + 3, y: y - 26, width: 18, height: 14 }, 'paper'),
  ],
}
const ream: Thing = {
  width: 62,
  height: 36,
  draw: ({ x, y }) =>
    [0, 1, 2, 3].map((sheet) =>
      block(
        { x: x + (sheet % 2) * 3, y: y - 9 * (sheet + 1), width: 58, height: 9 },
        sheet === 1 ? 'b' : 'paper',
      ),
    ),
}
export const STORES: readonly Thing[] = [tin('b', 44), bottle, ream, tin('a', 34), tin('paper', 50)]

/** Tools on nails along the wall. */
export function hungTools({ x, y }: Point, width: number): Mark[] {
  const hung = [
    (at: number): Mark[] => [
      block({ x: at + 7, y: y + 24, width: 8, height: 44 }, 'paper'),
      block({ x: at, y: y + 4, width: 24, height: 22 }, 'b', true),
    ],
    (at: number): Mark[] => [
      curve(
        [
          { x: at + 11, y: y + 4 },
          { x: at + 11, y: y + 34 },
        ],
        0,
        'ink',
        'thick',
      ),
      block({ x: at, y: y + 34, width: 24, height: 14 }, 'a'),
    ],
    (at: number): Mark[] => [
      shape(circle(at + 11, y + 14, 11), 'none', 0),
      curve(
        [
          { x: at + 11, y: y + 25 },
          { x: at + 11, y: y + 60 },
        ],
        0,
        'ink',
        'thick',
      ),
    ],
  ]
  const marks: Mark[] = [
    curve(
      [
        { x, y },
        { x: x + width, y },
      ],
      0,
      'ink',
      'thick',
    ),
  ]
  for (let place = 0; place * 40 + 30 < width; place++)
    marks.push(...(hung[place % hung.length]?.(x + 8 + place * 40) ?? []))
  return marks
}
