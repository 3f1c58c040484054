// Shapes of artefacts from 1776 on. Millimetres, the front towards +z.
import type { Part, Triple } from '../../../core/part.ts'
import { ball, box, cylinder, plate, ring, stroke, tube, turned } from '../../../core/solids.ts'

const FULL = 2 * Math.PI

export function steamEngine(): readonly Part[] {
  const spokes = [0, 1, 2].map((spoke) =>
    box([96, 5, 6], [74, 66, 28], 'stock', { turn: [0, 0, spoke * 60 + 12] }),
  )
  return [
    box([240, 14, 92], [0, 7, 0], 'stock'),
    cylinder([48, 92, 48], [-80, 60, 0], 'a'),
    ...[24, 102].map((y) => cylinder([56, 8, 56], [-80, y, 0], 'b')),
    cylinder([7, 68, 7], [-80, 138, 0], 'paper'),
    ...[-1, 1].flatMap((side) => [
      box([11, 146, 11], [-18, 86, side * 22], 'stock', { turn: [0, 0, -13] }),
      box([11, 146, 11], [18, 86, side * 22], 'stock', { turn: [0, 0, 13] }),
    ]),
    plate(
      [
        [-92, -7],
        [0, -17],
        [92, -7],
        [92, 7],
        [0, 17],
        [-92, 7],
      ],
      15,
      [0, 168, 0],
      'b',
      { turn: [0, 0, 4] },
    ),
    cylinder([18, 18, 58], [0, 166, 0], 'tape', { axis: 'z' }),
    box([7, 112, 6], [82, 118, 18], 'paper', { turn: [0, 0, 4] }),
    ring([108, 108, 11], [74, 66, 28], 'ink', { axis: 'z' }),
    ...spokes,
    cylinder([16, 16, 40], [74, 66, 20], 'tape', { axis: 'z' }),
    tube(
      [
        [-56, 34, 10],
        [-34, 34, 26],
        [-34, 20, 38],
      ],
      9,
      'tape',
    ),
    box([30, 66, 14], [74, 40, -24], 'stock'),
  ]
}

export function telegraph(): readonly Part[] {
  return [
    box([170, 15, 92], [0, 7.5, 0], 'a'),
    box([158, 6, 80], [0, 18, 0], 'stock'),
    ...[-16, 16].map((z) => box([14, 30, 9], [-8, 35, z], 'paper')),
    cylinder([7, 7, 46], [-8, 47, 0], 'paper', { axis: 'z' }),
    box([124, 7, 13], [4, 47, 0], 'b', { turn: [0, 0, 3] }),
    cylinder([40, 8, 40], [62, 58, 0], 'ink', { top: 0.9 }),
    cylinder([10, 12, 10], [62, 51, 0], 'tape'),
    cylinder([14, 16, 14], [46, 28, 0], 'tape'),
    cylinder([14, 22, 14], [-54, 32, 0], 'paper'),
    cylinder([20, 6, 20], [-54, 58, 0], 'tape'),
    ...[-31, 31].flatMap((z) => [
      cylinder([17, 12, 17], [-70, 26, z], 'paper'),
      cylinder([9, 12, 9], [-70, 38, z], 'b'),
      tube(
        [
          [-70, 34, z],
          [-92, 34, z * 1.2],
          [-104, 14, z * 1.5],
          [-122, 5, z * 1.6],
        ],
        5,
        'ink',
      ),
    ]),
  ]
}

export function lightBulb(): readonly Part[] {
  const loop = Array.from({ length: 13 }, (_, step): Triple => {
    const angle = (step / 12) * FULL * 0.86 - FULL * 0.18
    return [Math.cos(angle) * 15, 146 + Math.sin(angle) * 26, 0]
  })
  return [
    turned(
      [
        [0, 0],
        [48, 0],
        [52, 8],
        [46, 18],
        [22, 22],
        [0, 22],
      ],
      'a',
    ),
    turned(
      [
        [0, 22],
        [20, 22],
        [16, 40],
        [19, 62],
        [0, 62],
      ],
      'stock',
    ),
    ...[70, 78].map((y) => ring([36, 6, 36], [0, y, 0], 'tape')),
    cylinder([30, 26, 30], [0, 74, 0], 'tape'),
    turned(
      [
        [0, 84],
        [9, 84],
        [7, 104],
        [3, 116],
        [0, 116],
      ],
      'bSoft',
    ),
    ...[-1, 1].map((side) =>
      tube(
        [
          [side * 3, 108, 0],
          [side * 7, 120, 0],
          [side * 9, 128, 0],
        ],
        2.4,
        'ink',
        { line: 0.5 },
      ),
    ),
    tube(loop, 3.4, 'margin', { line: 0.6 }),
    turned(
      [
        [0, 85],
        [15, 85],
        [17, 95],
        [24, 105],
        [34, 116],
        [42, 130],
        [46, 144],
        [47, 154],
        [45, 167],
        [39, 180],
        [29, 191],
        [17, 198],
        [7, 201],
        [3, 211],
        [0, 213],
      ],
      'paper',
      [0, 0, 0],
      { glass: true },
    ),
    stroke(
      [
        [-30, 132, 24],
        [-34, 152, 24],
        [-27, 172, 24],
      ],
      { fill: 'paper', width: 1.8, tapered: true },
    ),
    ...[-36, 36].map((x) => cylinder([10, 12, 10], [x, 24, 0], 'tape')),
  ]
}

export function airplane(): readonly Part[] {
  const wing = (y: number): readonly Part[] => [
    plate(
      [
        [-120, -22],
        [120, -22],
        [124, 0],
        [116, 24],
        [-116, 24],
        [-124, 0],
      ],
      4,
      [0, y, 0],
      'paper',
      { turn: [-90, 0, 0] },
    ),
    ...Array.from({ length: 9 }, (_, rib) => -100 + rib * 25).map((x) =>
      stroke(
        [
          [x, y + 2.8, -22],
          [x, y + 2.8, 20],
        ],
        { width: 0.6 },
      ),
    ),
  ]
  const posts = [-108, -66, -26, 26, 66, 108]
  return [
    ...wing(54),
    ...wing(112),
    ...posts.flatMap((x) => [-16, 17].map((z) => box([4, 56, 4], [x, 83, z], 'stock', { line: 0.7 }))),
    ...[-66, 26].map((x) =>
      stroke(
        [
          [x, 56, 18],
          [x + 40, 110, 18],
        ],
        { width: 0.6 },
      ),
    ),
    ...[-26, 26].flatMap((x) => [
      tube(
        [
          [x, 14, -60],
          [x, 8, 20],
          [x, 16, 90],
          [x, 44, 118],
        ],
        5,
        'stock',
        { line: 0.7 },
      ),
      ...[-12, 14].map((z) => box([4, 44, 4], [x, 32, z], 'stock', { line: 0.7 })),
      cylinder([8, 8, 30], [x * 1.9, 84, -26], 'tape', { axis: 'z' }),
      plate(
        [
          [-4, -30],
          [7, -26],
          [3, 0],
          [7, 26],
          [-4, 30],
          [-2, 0],
        ],
        3,
        [x * 1.9, 84, -42],
        'b',
        { turn: [0, 0, x > 0 ? 30 : -30] },
      ),
      box([3, 52, 24], [x * 0.5, 86, -106], 'a'),
      stroke([
        [x, 56, -20],
        [x * 0.5, 62, -106],
      ]),
      stroke([
        [x, 112, -20],
        [x * 0.5, 110, -106],
      ]),
    ]),
    ...[52, 70].map((y) =>
      plate(
        [
          [-44, -11],
          [44, -11],
          [40, 12],
          [-40, 12],
        ],
        3,
        [0, y, 110],
        'a',
        { turn: [-90, 0, 0] },
      ),
    ),
    box([26, 18, 34], [18, 66, 4], 'tape'),
    ball([13, 13, 13], [-14, 68, 30], 'stock'),
    cylinder([15, 12, 44], [-14, 64, 2], 'ink', { axis: 'z' }),
  ]
}

export function sputnik(): readonly Part[] {
  const rods = [
    [-1, 1],
    [1, 1],
    [-1, -1],
    [1, -1],
  ].map(([side = 0, up = 0]) => {
    const at = (away: number): Triple => [
      side * (26 + away * 0.34),
      138 + up * (26 + away * 0.34),
      20 - away * 0.94,
    ]
    return [
      tube([at(-2), at(60), at(130)], 4.4, 'tape', { line: 0.7 }),
      cylinder([15, 15, 8], at(2), 'stock', { axis: 'z', turn: [up * 16, side * -16, 0] }),
    ]
  })
  return [
    ball([96, 96, 96], [0, 138, 20], 'stock'),
    ring([99, 99, 5], [0, 138, 20], 'paper', { axis: 'z' }),
    ...rods.flat(),
    ...Array.from({ length: 10 }, (_, bolt) => {
      const angle = (bolt / 10) * FULL
      const at = (away: number): Triple => [Math.cos(angle) * away, 138 + Math.sin(angle) * away, 23.6]
      return stroke([at(47), at(48.6)], { width: 1.6 })
    }),
    stroke(
      [
        [-26, 160, 52],
        [-32, 146, 54],
        [-30, 132, 57],
      ],
      { fill: 'paper', width: 2.2, tapered: true },
    ),
    turned(
      [
        [0, 0],
        [38, 0],
        [40, 6],
        [14, 12],
        [9, 80],
        [22, 96],
        [0, 96],
      ],
      'b',
      [0, 0, 20],
    ),
  ]
}
