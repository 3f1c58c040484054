// Shapes of artefacts from 132 to 1200. Millimetres, the front towards +z.
import type { Part, Triple } from '../../../core/part.ts'
import {
  ball,
  box,
  cylinder,
  level,
  plate,
  ring,
  stroke,
  tube,
  turned,
  upright,
} from '../../../core/solids.ts'

const FULL = 2 * Math.PI

export function seismoscope(): readonly Part[] {
  const eight = Array.from({ length: 8 }, (_, index) => (index / 8) * FULL + FULL / 16)
  return [
    turned(
      [
        [0, 8],
        [34, 8],
        [42, 24],
        [60, 64],
        [66, 100],
        [58, 136],
        [36, 158],
        [30, 170],
        [0, 170],
      ],
      'a',
    ),
    turned(
      [
        [0, 170],
        [36, 170],
        [34, 182],
        [18, 196],
        [0, 200],
      ],
      'b',
    ),
    ball([14, 14, 14], [0, 204, 0], 'tape'),
    turned(
      [
        [0, 96],
        [67, 96],
        [67, 106],
        [0, 106],
      ],
      'b',
    ),
    cylinder([150, 8, 150], [0, 4, 0], 'stock'),
    ...eight.flatMap((angle): readonly Part[] => {
      const at = (away: number, y: number): Triple => [Math.cos(angle) * away, y, Math.sin(angle) * away]
      return [
        tube([at(56, 136), at(76, 128), at(82, 108)], 9, 'tape', { line: 0.8 }),
        ball([9, 9, 9], at(85, 98), 'paper'),
        ball([24, 20, 24], at(92, 11), 'aSoft'),
      ]
    }),
  ]
}

export function aksumCoin(): readonly Part[] {
  const z = 6.8
  const dots = Array.from({ length: 28 }, (_, index) => {
    const angle = (index / 28) * FULL
    const at = (away: number): Triple => [Math.cos(angle) * away, 86 + Math.sin(angle) * away, z]
    return stroke([at(57), at(59)], { width: 1.8 })
  })
  const ear = (side: number): readonly Part[] =>
    Array.from({ length: 6 }, (_, leaf) => {
      const angle = -1.1 + leaf * 0.36
      const at = (away: number, turn: number): Triple => [
        side * Math.cos(angle + turn) * away,
        86 + Math.sin(angle + turn) * away,
        z,
      ]
      return stroke([at(42, 0), at(47, 0.1), at(50, 0.24)], { width: 1.3 })
    })
  return [
    cylinder([144, 144, 12], [0, 86, 0], 'tape', { axis: 'z' }),
    ring([144, 144, 15], [0, 86, 0], 'tape', { axis: 'z' }),
    ...dots,
    ...ear(-1),
    ...ear(1),
    plate(
      [
        [-26, -34],
        [26, -34],
        [18, -18],
        [8, -14],
        [10, -4],
        [16, 0],
        [13, 6],
        [17, 12],
        [13, 24],
        [-12, 24],
        [-18, 8],
        [-12, -12],
        [-20, -18],
      ],
      6,
      [0, 82, 7],
      'a',
    ),
    plate(
      [
        [-16, 0],
        [16, 0],
        [19, 16],
        [9, 9],
        [0, 20],
        [-9, 9],
        [-19, 16],
      ],
      7,
      [0, 105, 7],
      'b',
    ),
    stroke(upright(1.6, [7, 92, 10.8]), { width: 0.8 }),
    stroke(upright(52, [0, 86, -6.8])),
    ...[0, 1, 2, 3].map((turn) => {
      const angle = (turn / 4) * FULL
      return stroke(
        [
          [0, 86, -6.8],
          [Math.cos(angle) * 34, 86 + Math.sin(angle) * 34, -6.8],
        ],
        { width: 2 },
      )
    }),
    box([84, 16, 44], [0, 8, 0], 'stock'),
  ]
}

export function vikingShip(): readonly Part[] {
  /** A strake: the same bow from stem to stern, a little lower and narrower each. */
  const strake = (half: number, low: number, high: number, deep: number, fill: 'stock' | 'tape'): Part =>
    plate(
      [
        [-half, high + 30],
        [-half * 0.86, high + 8],
        [-half * 0.5, high],
        [half * 0.5, high],
        [half * 0.86, high + 8],
        [half, high + 30],
        [half * 0.84, low + 12],
        [half * 0.45, low],
        [-half * 0.45, low],
        [-half * 0.84, low + 12],
      ],
      deep,
      [0, 0, 0],
      fill,
    )
  const stem = (side: number, curl: number): Part =>
    tube(
      [
        [side * 92, 40, 0],
        [side * 112, 74, 0],
        [side * 110, 100, 0],
        [side * (110 - curl), 108, 0],
        [side * (104 - curl), 98, 0],
      ],
      9,
      'stock',
    )
  const shields = [-54, -32, -10, 12, 34, 56]
  return [
    strake(84, 8, 26, 26, 'stock'),
    strake(96, 18, 34, 44, 'tape'),
    strake(106, 28, 44, 58, 'stock'),
    stem(-1, 10),
    stem(1, 14),
    ...[-1, 1].flatMap((side) =>
      shields.map((x, index) =>
        cylinder([21, 21, 4], [x, 44, side * 31], index % 2 ? 'a' : 'tape', { axis: 'z' }),
      ),
    ),
    cylinder([7, 160, 7], [0, 118, 0], 'ink'),
    cylinder([140, 6, 6], [0, 186, 0], 'stock', { axis: 'x' }),
    plate(
      [
        [-66, 0],
        [66, 0],
        [60, -92],
        [22, -100],
        [-22, -100],
        [-60, -92],
      ],
      4,
      [0, 184, 6],
      'paper',
    ),
    ...[-44, -15, 15, 44].map((x) =>
      plate(
        [
          [-7, 0],
          [7, 0],
          [6.4, -93],
          [-6.4, -93],
        ],
        5,
        [x, 183, 6.4],
        'margin',
        { line: 0.5 },
      ),
    ),
    ...[-1, 1].map((side) =>
      stroke([
        [side * 4, 196, 0],
        [side * 104, 66, 0],
      ]),
    ),
    ...[-50, 50].map((x) => box([10, 30, 60], [x, 15, 0], 'b')),
  ]
}

export function moai(): readonly Part[] {
  return [
    box([100, 92, 62], [0, 46, 0], 'stock', { top: 0.86 }),
    ...[-53, 53].map((x) => box([15, 84, 28], [x, 46, 4], 'stock', { top: 0.7 })),
    ...[-1, 1].map((side) => box([34, 12, 8], [side * 24, 20, 32], 'stock', { turn: [0, 0, side * 16] })),
    box([72, 116, 58], [0, 152, 2], 'stock', { top: 0.86 }),
    box([70, 18, 22], [0, 186, 30], 'stock'),
    ...[-19, 19].map((x) => box([24, 12, 8], [x, 172, 30], 'ink', { line: 0 })),
    box([24, 50, 26], [0, 156, 36], 'stock', { top: 0.55 }),
    box([40, 7, 14], [0, 124, 32], 'stock'),
    box([36, 6, 12], [0, 115, 30], 'stock'),
    box([58, 16, 16], [0, 100, 28], 'stock'),
    ...[-37, 37].map((x) => box([9, 66, 18], [x, 156, -2], 'stock', { top: 0.8 })),
    stroke(upright(14, [0, 58, -32])),
    stroke([
      [-20, 78, -31],
      [0, 70, -32],
      [20, 78, -31],
    ]),
  ]
}

export function compass(): readonly Part[] {
  const marks = Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * FULL
    const at = (away: number): Triple => [Math.cos(angle) * away, 44.8, Math.sin(angle) * away]
    return stroke([at(66), at(index % 6 ? 70 : 62)], { width: index % 6 ? 0.8 : 2 })
  })
  return [
    turned(
      [
        [0, 0],
        [42, 0],
        [46, 6],
        [70, 26],
        [76, 44],
        [0, 44],
      ],
      'aSoft',
    ),
    ring([154, 7, 154], [0, 44, 0], 'a'),
    turned(
      [
        [0, 44],
        [58, 44],
        [58, 46],
        [0, 46],
      ],
      'bSoft',
    ),
    ...marks,
    ...[26, 42].map((radius) =>
      stroke(level(radius, 46.6, { turns: 0.3, from: radius / 60 }), { fill: 'b', width: 0.7 }),
    ),
    plate(
      [
        [-44, 0],
        [-30, 7],
        [10, 8],
        [28, 4],
        [42, 11],
        [38, 0],
        [42, -11],
        [28, -4],
        [10, -8],
        [-30, -7],
      ],
      5,
      [0, 50, 0],
      'paper',
      { turn: [-90, 24, 0] },
    ),
    cylinder([74, 3, 3], [0, 54, 0], 'ink', { axis: 'x', turn: [0, 24, 0] }),
    ball([7, 6, 7], [-34, 54, 15], 'margin'),
  ]
}
