// High school: a page of a research notebook, ruled by hand: a frame with scales, a figure's ground, a gauge beside it.
import { arc, circle, curve, shape } from '#engine/phaser/kit/forms.ts'
import { wobble } from '#engine/phaser/kit/hand.ts'
import type { Box, Mark, Point } from '#engine/phaser/kit/marks.ts'
import type { PlaceName } from '../picture/read-picture.ts'
import { gauge, notes } from './notebook-margin.ts'
import { area, band, hills, NARROW, type Place, under } from './place.ts'

const FLOOR = 0.86
const STEP = 16

export const notebookPage: Place = {
  still({ width, height }, name) {
    const wide = width >= NARROW
    const frame = { x: wide ? 74 : 10, y: 8, width: width - (wide ? 128 : 20), height: height - 22 }
    return [
      shape(outline({ x: 0, y: 0, width, height }), 'faint', 0, { outline: false }),
      ...dots(width, height),
      band(frame.x, frame.y, frame.width, frame.height, 'paper', false),
      ...grid(frame),
      ...ground(name, frame, height * FLOOR),
      ...scales(frame),
      ...(wide ? [...gauge(26, frame), ...notes(width - 44, frame)] : []),
    ]
  },
  stand({ width, height }) {
    const wide = width >= NARROW
    return {
      x: wide ? 92 : 18,
      y: height * 0.09,
      width: width - (wide ? 164 : 36),
      height: height * (FLOOR + 0.02) - height * 0.09,
    }
  },
}

function outline({ x, y, width, height }: Box): Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
}

function dots(width: number, height: number): Mark[] {
  return Array.from({ length: Math.ceil(width / STEP) }, (_, column) =>
    curve(
      [
        { x: column * STEP, y: 0 },
        { x: column * STEP, y: height },
      ],
      0,
      'faint',
    ),
  ).filter((_, column) => column % 2 === 0)
}

function grid({ x, y, width, height }: Box): Mark[] {
  const columns = Array.from({ length: Math.floor(width / STEP) }, (_, column) =>
    curve(
      [
        { x: x + column * STEP, y },
        { x: x + column * STEP, y: y + height },
      ],
      0,
      'faint',
    ),
  )
  const rows = Array.from({ length: Math.floor(height / STEP) }, (_, row) =>
    curve(
      [
        { x, y: y + row * STEP },
        { x: x + width, y: y + row * STEP },
      ],
      0,
      'faint',
    ),
  )
  return [...columns, ...rows]
}

/** What the figure stands on tells the field: soil, strata, a sky chart, depth lines, a plain base line. */
function ground(name: PlaceName, { x, y, width, height }: Box, floor: number): Mark[] {
  const [right, bottom] = [x + width, y + height]
  const base = curve(
    [
      { x, y: floor },
      { x: right, y: floor },
    ],
    0,
    'ink',
    'thick',
  )
  const line = (top: number, swing: number, turn: number) =>
    hills(width, top, swing, turn).map((point) => ({ x: x + point.x, y: point.y }))
  switch (name) {
    case 'garden':
      return [
        band(x, floor, width, bottom - floor, 'a'),
        base,
        ...Array.from({ length: Math.round(width / 14) }, (_, place) =>
          shape(circle(x + 8 + place * 14, floor + 8 + (1 + wobble(place)) * 5, 1.3), 'ink', 0, {
            outline: false,
          }),
        ),
      ]
    case 'land':
      return [
        ...[0.3, 0.42, 0.54].map((share, place) =>
          curve(line(y + height * share, 14 - place * 3, place), 0, 'b'),
        ),
        area(under(line(floor - 4, 4, 2), bottom), 'b'),
        base,
      ]
    case 'sky':
      return [
        band(x, y, width, height, 'b'),
        ...[0.28, 0.5, 0.74, 1].map((share) =>
          curve(
            arc(x + width / 2, floor, width * 0.5 * share, height * 0.9 * share, Math.PI, Math.PI * 2),
            0,
            'faint',
            'thick',
          ),
        ),
        base,
      ]
    case 'water':
      return [
        band(x, y + height * 0.3, width, height * 0.7, 'b'),
        ...[0.3, 0.44, 0.58, 0.72].map((share) => curve(line(y + height * share, 2, share * 9), 0, 'b')),
        base,
      ]
    case 'bench':
    case 'board':
      return [
        band(x, floor, width, bottom - floor, 'b'),
        base,
        ...Array.from({ length: Math.round(width / 10) }, (_, place) =>
          curve(
            [
              { x: x + place * 10, y: bottom },
              { x: x + place * 10 + 8, y: floor + 2 },
            ],
            0,
            'faint',
          ),
        ),
      ]
  }
}

/** The frame and its ticks, as a measuring instrument has them. */
function scales({ x, y, width, height }: Box): Mark[] {
  const [right, bottom] = [x + width, y + height]
  const below = Array.from({ length: Math.floor(width / 8) + 1 }, (_, tick) =>
    curve(
      [
        { x: x + tick * 8, y: bottom },
        { x: x + tick * 8, y: bottom + (tick % 10 ? (tick % 5 ? 4 : 7) : 11) },
      ],
      0,
    ),
  )
  const beside = Array.from({ length: Math.floor(height / 8) + 1 }, (_, tick) =>
    curve(
      [
        { x, y: bottom - tick * 8 },
        { x: x - (tick % 5 ? 4 : 8), y: bottom - tick * 8 },
      ],
      0,
    ),
  )
  return [
    curve(
      [
        { x, y },
        { x: right, y },
        { x: right, y: bottom },
        { x, y: bottom },
        { x, y },
      ],
      0,
    ),
    ...below,
    ...beside,
  ]
}
