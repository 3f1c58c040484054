// Middle school: a bench in the school's lab, its tiles, a stand, bottles on a shelf, and a poster of what lies outside.
import { curve, ellipse, shape } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { band, NARROW, type Place, type Room } from './place.ts'
import { viewOf } from './view.ts'

const FLOOR = 0.85
const TILE = 34

export const labBench: Place = {
  still(room, name) {
    const { width, height } = room
    const floor = Math.round(height * FLOOR)
    const wide = width >= NARROW
    const side = wide ? 108 : 8
    const frame = { x: side, y: 10, width: width - 2 * side, height: floor - 16 }
    return [
      ...tiles(width, floor),
      ...(name === 'bench'
        ? []
        : [
            block(frame.x, frame.y, frame.width, frame.height, 'paper'),
            ...viewOf(name, frame),
            block(frame.x, frame.y, frame.width, frame.height, 'none'),
          ]),
      ...(name === 'board' ? squares(frame) : []),
      ...bench(room, floor),
      ...(wide ? [...clampStand(50, floor), ...shelf(width - 96, floor)] : []),
    ]
  },
  stand({ width, height }) {
    const side = width >= NARROW ? 122 : 14
    return {
      x: side,
      y: height * 0.09,
      width: width - 2 * side,
      height: height * (FLOOR + 0.04) - height * 0.09,
    }
  },
}

function block(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: 'a' | 'b' | 'paper' | 'none' | 'ink',
  hatched = false,
): Mark {
  return shape(
    [
      { x, y },
      { x: x + width, y },
      { x: x + width, y: y + height },
      { x, y: y + height },
    ],
    fill,
    0,
    { hatched },
  )
}

function tiles(width: number, floor: number): Mark[] {
  const rows = Array.from({ length: Math.ceil(floor / TILE) }, (_, row) =>
    curve(
      [
        { x: 0, y: row * TILE },
        { x: width, y: row * TILE },
      ],
      0,
      'faint',
    ),
  )
  const columns = Array.from({ length: Math.ceil(width / TILE) }, (_, column) =>
    curve(
      [
        { x: column * TILE, y: 0 },
        { x: column * TILE, y: floor },
      ],
      0,
      'faint',
    ),
  )
  return [band(0, 0, width, floor, 'b'), ...rows, ...columns]
}

function squares({ x, y, width, height }: { x: number; y: number; width: number; height: number }): Mark[] {
  return Array.from({ length: Math.floor(width / 24) }, (_, column) =>
    curve(
      [
        { x: x + column * 24, y },
        { x: x + column * 24, y: y + height },
      ],
      0,
      'faint',
    ),
  ).concat(
    Array.from({ length: Math.floor(height / 24) }, (_, row) =>
      curve(
        [
          { x, y: y + row * 24 },
          { x: x + width, y: y + row * 24 },
        ],
        0,
        'faint',
      ),
    ),
  )
}

function bench({ width, height }: Room, floor: number): Mark[] {
  const front = height - floor
  const drawers = Math.max(2, Math.round(width / 190))
  return [
    block(-4, floor + 9, width + 8, front, 'paper'),
    ...Array.from({ length: drawers }, (_, drawer) => {
      const [x, wide] = [(width * drawer) / drawers + 12, width / drawers - 24]
      return [block(x, floor + 16, wide, front, 'a'), block(x + wide / 2 - 18, floor + 20, 36, 5, 'ink')]
    }).flat(),
    block(-4, floor, width + 8, 10, 'ink'),
  ]
}

/** A rod in its foot, with a clamp that holds a burette. */
function clampStand(x: number, floor: number): Mark[] {
  const top = Math.max(8, floor - 200)
  return [
    block(x - 30, floor - 8, 60, 8, 'ink'),
    block(x - 3, top, 6, floor - top - 8, 'paper'),
    block(x - 6, top + 34, 40, 7, 'a'),
    block(x + 24, top + 12, 12, floor - top - 76, 'paper'),
    block(x + 25, top + 50, 10, floor - top - 116, 'b'),
    block(x + 22, floor - 66, 16, 5, 'ink'),
    shape(
      [
        { x: x + 28, y: floor - 60 },
        { x: x + 32, y: floor - 60 },
        { x: x + 30, y: floor - 44 },
      ],
      'paper',
      0,
    ),
  ]
}

function shelf(x: number, floor: number): Mark[] {
  const rows = [floor * 0.42, floor * 0.86]
  return rows.flatMap((y, row) => [
    ...[0, 1, 2].flatMap((place): Mark[] => {
      const left = x + 4 + place * 28
      const tall = 40 - ((place + row) % 2) * 12
      return [
        block(
          left,
          y - tall,
          20,
          tall,
          (place + row) % 3 === 0 ? 'a' : (place + row) % 3 === 1 ? 'b' : 'paper',
          true,
        ),
        block(left + 6, y - tall - 8, 8, 8, 'ink'),
        shape(ellipse(left + 10, y - tall * 0.45, 6, 5), 'paper', 0),
      ]
    }),
    block(x - 2, y, 92, 6, 'paper'),
  ])
}
