// Shapes of the oldest artefacts: stone, bone, wood and clay. Millimetres, the front towards +z.
import type { Part, Triple } from '../../../core/part.ts'
import { ball, box, cylinder, plate, stroke, tube, turned } from '../../../core/solids.ts'

const FULL = 2 * Math.PI

export function boomerang(): readonly Part[] {
  const lean = { turn: [-16, 0, 0] } as const
  return [
    box([120, 10, 60], [0, 5, 0], 'stock'),
    ...[-38, 38].map((x) => cylinder([9, 56, 9], [x, 36, -8], 'stock')),
    plate(
      [
        [-118, -14],
        [-112, 6],
        [-66, 50],
        [-20, 74],
        [20, 74],
        [66, 50],
        [112, 6],
        [118, -14],
        [98, -18],
        [52, 22],
        [16, 38],
        [-16, 38],
        [-52, 22],
        [-98, -18],
      ],
      9,
      [0, 40, 4],
      'a',
      lean,
    ),
    ...[-1, 1].flatMap((side) =>
      [0, 1, 2].map((band) =>
        stroke(
          [
            [side * (104 - band * 9), 34 + band * 8, 12 - band * 2.4],
            [side * (92 - band * 9), 24 + band * 8, 14 - band * 2.4],
          ],
          { fill: 'paper', width: 1.6 },
        ),
      ),
    ),
  ]
}

export function wheel(): readonly Part[] {
  const batten = (x: number, lean: number): Part =>
    box([15, 128, 9], [x, 90, 9], 'stock', { turn: [0, 0, lean] })
  return [
    cylinder([180, 180, 16], [0, 90, 0], 'tape', { axis: 'z' }),
    batten(-44, 8),
    batten(44, -8),
    stroke([
      [0, 2, 8.8],
      [0, 60, 8.8],
    ]),
    stroke([
      [0, 120, 8.8],
      [0, 178, 8.8],
    ]),
    box([34, 34, 120], [0, 90, -34], 'stock'),
    box([26, 26, 30], [0, 90, 14], 'aSoft'),
    ...[-66, -24, 24, 66].map((x, index) =>
      stroke(
        [
          [x, 52 + index * 6, 8.8],
          [x + 3, 90, 8.8],
          [x - 1, 124 - index * 4, 8.8],
        ],
        { width: 0.6 },
      ),
    ),
    box([70, 14, 40], [0, 7, -20], 'b'),
  ]
}

/** Rows of wedges; the numbers come from a fixed sequence. */
function wedges(z: number, rows: number, seed: number): readonly Part[] {
  let state = seed
  const next = () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
  return Array.from({ length: rows }, (_, row) => 128 - row * 17).flatMap((y) => [
    stroke(
      [-40, -14, 14, 40].map((x): Triple => [x, y - 8.5, z]),
      { width: 0.5 },
    ),
    ...Array.from({ length: 7 }, (_, sign) => {
      const x = -37 + sign * 12 + next() * 3
      return next() < 0.5
        ? stroke(
            [
              [x, y + 4.5, z],
              [x, y - 4.5, z],
            ],
            { width: 1.5 },
          )
        : stroke(
            [
              [x - 3, y + 3.5, z],
              [x + 4, y, z],
              [x - 3, y - 3.5, z],
            ],
            { width: 1.3 },
          )
    }),
  ])
}

export function clayTablet(): readonly Part[] {
  return [
    plate(
      [
        [-45, -60],
        [0, -66],
        [45, -60],
        [51, 0],
        [46, 62],
        [0, 67],
        [-46, 61],
        [-51, 0],
      ],
      24,
      [0, 76, 0],
      'tape',
    ),
    ...wedges(12.6, 7, 3),
    ...wedges(-12.6, 4, 11),
    box([116, 10, 64], [0, 5, 0], 'b'),
  ]
}

export function oracleBone(): readonly Part[] {
  const crack = (x: number, y: number, side: number): readonly Part[] => [
    stroke(
      [
        [x, y - 14, 6.8],
        [x + 1, y, 6.8],
        [x - 1, y + 15, 6.8],
      ],
      { width: 1.3 },
    ),
    stroke(
      [
        [x, y, 6.8],
        [x + side * 9, y + 4, 6.8],
        [x + side * 16, y + 3, 6.8],
      ],
      { width: 1 },
    ),
  ]
  const sign = (x: number, y: number): readonly Part[] => [
    stroke([
      [x - 4, y + 5, 6.8],
      [x, y - 5, 6.8],
      [x + 4, y + 5, 6.8],
    ]),
    stroke([
      [x - 4, y, 6.8],
      [x + 4, y, 6.8],
    ]),
  ]
  return [
    plate(
      [
        [-30, -84],
        [0, -76],
        [30, -84],
        [52, -52],
        [44, -22],
        [62, -6],
        [62, 30],
        [46, 44],
        [38, 78],
        [12, 88],
        [0, 82],
        [-12, 88],
        [-38, 78],
        [-46, 44],
        [-62, 30],
        [-62, -6],
        [-44, -22],
        [-52, -52],
      ],
      12,
      [0, 96, 0],
      'paper',
    ),
    stroke([
      [0, 18, 6.8],
      [1, 96, 6.8],
      [0, 176, 6.8],
    ]),
    ...[52, 118].map((y) =>
      stroke(
        [
          [-44, y, 6.8],
          [0, y - 4, 6.8],
          [44, y, 6.8],
        ],
        { width: 0.7 },
      ),
    ),
    ...crack(-30, 82, -1),
    ...crack(28, 96, 1),
    ...crack(-24, 146, -1),
    ...[66, 104, 132].flatMap((y) => [...sign(-14, y), ...sign(16, y - 8)]),
    box([96, 10, 56], [0, 5, 0], 'b'),
  ]
}

export function olmecHead(): readonly Part[] {
  const eye = (x: number): readonly Part[] => [
    ball([34, 17, 16], [x, 96, 60], 'paper'),
    ball([12, 12, 9], [x, 96, 66], 'ink', { line: 0 }),
    box([40, 7, 16], [x, 108, 58], 'stock', { turn: [0, x > 0 ? 18 : -18, x > 0 ? -6 : 6] }),
  ]
  return [
    ball([154, 176, 146], [0, 90, 0], 'stock'),
    turned(
      [
        [0, 0],
        [81, 0],
        [84, 10],
        [80, 40],
        [56, 66],
        [0, 76],
      ],
      'b',
      [0, 112, -4],
    ),
    ...[-46, 0, 46].map((x) =>
      box([20, 20, 10], [x, 130, 78 - Math.abs(x) * 0.42], 'a', { turn: [0, x, 0] }),
    ),
    ...eye(-34),
    ...eye(34),
    box([44, 44, 34], [0, 78, 66], 'stock', { top: 0.5 }),
    ball([78, 17, 26], [0, 47, 62], 'aSoft'),
    ball([68, 17, 26], [0, 35, 58], 'aSoft'),
    ...[-76, 76].map((x) => box([14, 52, 34], [x, 84, 0], 'stock', { top: 0.8 })),
    cylinder([120, 12, 110], [0, 6, 0], 'stock', { top: 0.9 }),
  ]
}

const AMPHORA: readonly (readonly [number, number])[] = [
  [0, 0],
  [24, 0],
  [26, 6],
  [14, 14],
  [20, 30],
  [40, 62],
  [56, 105],
  [56, 130],
  [44, 156],
  [22, 170],
  [18.5, 186],
  [20, 200],
  [30, 206],
  [30, 214],
  [21, 216],
  [17, 206],
  [0, 200],
]

function amphoraRadius(height: number): number {
  for (const [index, [radius, y]] of AMPHORA.entries()) {
    const [before, below] = AMPHORA[index - 1] ?? [radius, y]
    if (index > 3 && y >= height) return before + ((radius - before) * (height - below)) / (y - below)
  }
  return 0
}

export function amphora(): readonly Part[] {
  const band = (from: number, to: number, fill: 'paper' | 'b'): Part => {
    const between = AMPHORA.filter(([, y], index) => index > 3 && index < 12 && y > from && y < to)
    const out = 0.7
    return turned(
      [
        [0, from],
        [amphoraRadius(from) + out, from],
        ...between.map(([radius, y]) => [radius + out, y] as const),
        [amphoraRadius(to) + out, to],
        [0, to],
      ],
      fill,
    )
  }
  const zigzag = Array.from({ length: 49 }, (_, step): Triple => {
    const angle = (step / 48) * FULL
    const y = 107 + Math.abs((step % 4) - 2) * 10
    return [Math.cos(angle) * 57.4, y, Math.sin(angle) * 57.4]
  })
  return [
    turned(AMPHORA, 'a'),
    band(97, 138, 'paper'),
    band(30, 46, 'b'),
    stroke(zigzag),
    ...[-1, 1].map((side) =>
      tube(
        [
          [side * 19, 195, 0],
          [side * 42, 200, 0],
          [side * 59, 186, 0],
          [side * 58, 163, 0],
          [side * 45, 148, 0],
        ],
        11,
        'a',
      ),
    ),
  ]
}

export function rosettaStone(): readonly Part[] {
  const z = 19.8
  const row = (y: number, left: number, right: number, share: number): Part =>
    stroke(
      Array.from({ length: 24 }, (_, step): Triple => [left + ((right - left) * step) / 23, y, z]),
      { fill: 'ink', width: share, dashed: true },
    )
  return [
    plate(
      [
        [-62, -86],
        [50, -86],
        [64, -70],
        [64, 38],
        [52, 52],
        [30, 66],
        [12, 72],
        [-8, 92],
        [-40, 96],
        [-58, 78],
        [-64, 20],
      ],
      38,
      [0, 100, 0],
      'stock',
    ),
    ...[166, 154, 142].map((y, index) => row(y, -48, 2 + index * 16, 2.4)),
    ...[122, 113, 104, 95, 86].map((y) => row(y, -54, 54, 1.3)),
    ...[70, 61, 52, 43, 34, 25].map((y) => row(y, -54, y > 30 ? 54 : 40, 0.9)),
    stroke(
      [
        [-60, 132, z],
        [60, 132, z],
      ],
      { fill: 'ink', width: 0.6 },
    ),
    stroke(
      [
        [-60, 78, z],
        [60, 78, z],
      ],
      { fill: 'ink', width: 0.6 },
    ),
    box([156, 14, 84], [0, 7, 0], 'b'),
  ]
}
