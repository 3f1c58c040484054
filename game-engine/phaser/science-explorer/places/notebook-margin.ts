// The margins of a research notebook: an instrument on the left, notes on the right.
import { circle, curve, shape } from '#engine/phaser/kit/forms.ts'
import { wobble } from '#engine/phaser/kit/hand.ts'
import type { Box, Mark } from '#engine/phaser/kit/marks.ts'

/** A gauge on its stand. */
export function gauge(x: number, { y, height }: Box): Mark[] {
  const middle = y + height * 0.3
  return [
    shape(circle(x, middle, 22), 'paper', 0),
    ...Array.from({ length: 9 }, (_, tick) => {
      const turn = Math.PI * (0.8 + (tick * 1.4) / 8)
      return curve(
        [
          { x: x + Math.cos(turn) * 17, y: middle + Math.sin(turn) * 17 },
          { x: x + Math.cos(turn) * 21, y: middle + Math.sin(turn) * 21 },
        ],
        0,
      )
    }),
    curve(
      [
        { x, y: middle },
        { x: x - 11, y: middle - 10 },
      ],
      0,
      'b',
      'thick',
    ),
    curve(
      [
        { x, y: middle + 22 },
        { x, y: y + height },
      ],
      0,
    ),
    curve(
      [
        { x: x - 12, y: y + height },
        { x: x + 12, y: y + height },
      ],
      0,
      'ink',
      'thick',
    ),
    ...Array.from({ length: 6 }, (_, ring) =>
      curve(
        [
          { x: x - 6, y: middle + 40 + ring * 12 },
          { x: x + 6, y: middle + 36 + ring * 12 },
        ],
        0,
      ),
    ).filter((_, ring) => middle + 40 + ring * 12 < y + height),
  ]
}

/** Lines of writing too small to read, and a pencil. */
export function notes(x: number, { y, height }: Box): Mark[] {
  const rows = Math.floor((height - 20) / 13)
  return Array.from({ length: rows }, (_, row) =>
    curve(
      [
        { x, y: y + 8 + row * 13 },
        { x: x + 22 + wobble(row) * 10, y: y + 8 + row * 13 },
      ],
      0,
      row % 5 === 0 ? 'b' : 'faint',
      'thick',
    ),
  )
}
