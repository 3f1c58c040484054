// Everyday matter as it lies on the bench: what the K-5 missions sort, melt and mix. Millimetres.
import type { Fill, Part, Triple } from '../../core/part.ts'
import { ball, box, cone, cylinder, plate, ring, stroke, tube, turned, upright } from '../../core/solids.ts'
import type { SubstanceId } from '../../games/science-quest/matter/substances.ts'
import { beaker, bottle, flame, jar } from './glassware.ts'

type Shape = () => readonly Part[]

/** Places on a small heap, the same every time: the golden angle spreads them. */
function scattered(
  count: number,
  radius: number,
): readonly (readonly [x: number, z: number, share: number])[] {
  return Array.from({ length: count }, (_, index) => {
    const away = radius * Math.sqrt((index + 0.5) / count)
    const angle = index * 2.399963
    return [Math.cos(angle) * away, Math.sin(angle) * away, index / count] as const
  })
}

const heap = (fill: Fill, radius = 32, high = 20): Part =>
  turned(
    [
      [0, 0],
      [radius, 0],
      [radius * 0.86, high * 0.3],
      [radius * 0.5, high * 0.78],
      [radius * 0.16, high],
      [0, high],
    ],
    fill,
  )

const grains = (
  count: number,
  radius: number,
  high: number,
  long: number,
  fill: Fill = 'ink',
): readonly Part[] =>
  scattered(count, radius * 0.8).map(([x, z], index) => {
    const y = high * (1 - Math.hypot(x, z) / radius) + 1.5
    const turn = index * 1.7
    return stroke(
      [
        [x - Math.cos(turn) * long, y, z - Math.sin(turn) * long],
        [x + Math.cos(turn) * long, y + 0.6, z + Math.sin(turn) * long],
      ],
      { fill, width: 0.8 },
    )
  })

function nail(): readonly Part[] {
  const lean = { turn: [0, 0, 68] } as const
  return [
    cylinder([7, 78, 7], [0, 22, 0], 'stock', lean),
    cylinder([17, 4, 17], [-37, 37, 0], 'stock', lean),
    cone([7, 14, 7], [42.5, 4.8, 0], 'stock', { turn: [0, 0, -112] }),
    box([26, 12, 20], [-24, 6, 0], 'a'),
  ]
}

const melted = (fill: Fill): Part =>
  turned(
    [
      [0, 0],
      [36, 0],
      [38, 3],
      [30, 6],
      [0, 6],
    ],
    fill,
  )

export const SUBSTANCE_SHAPES: Readonly<Record<SubstanceId, Shape>> = {
  water: () => beaker('bSoft', 48),
  milk: () => [
    box([44, 56, 44], [0, 28, 0], 'paper'),
    plate(
      [
        [-22, 0],
        [22, 0],
        [0, 20],
      ],
      44,
      [0, 56, 0],
      'paper',
    ),
    box([44, 9, 4], [0, 78, 0], 'b'),
    box([44.8, 18, 44.8], [0, 18, 0], 'b'),
    ball([12, 9, 3], [0, 42, 22], 'ink'),
    ball([8, 6, 3], [-11, 49, 22], 'ink'),
    ball([9, 7, 3], [12, 36, 22], 'ink'),
  ],
  vinegar: () => bottle('aSoft', 'a'),
  honey: () => [
    ...jar('tape', 'paper'),
    tube(
      [
        [4, 60, 0],
        [14, 82, 0],
        [22, 96, 0],
      ],
      6,
      'stock',
    ),
    ...[0, 1, 2].map((index) =>
      ring([20 - index * 2, 6, 20 - index * 2], [3 + index * 2, 62 + index * 5, 0], 'stock'),
    ),
  ],
  oil: () => bottle('tape', 'stock'),
  helium: () => [
    ball([58, 68, 58], [0, 78, 0], 'margin'),
    cone([10, 9, 10], [0, 42, 0], 'margin'),
    stroke(
      [
        [0, 38, 0],
        [5, 28, 0],
        [-4, 17, 0],
        [3, 8, 0],
        [0, 4, 0],
      ],
      { width: 1.1 },
    ),
    cylinder([22, 4, 22], [0, 2, 0], 'stock'),
    stroke(
      [
        [-16, 98, 18],
        [-20, 88, 18],
        [-20, 80, 18],
      ],
      { fill: 'paper', width: 1.6, tapered: true },
    ),
  ],
  air: () => [
    ...(
      [
        [0, 32, 0, 44],
        [26, 58, 8, 26],
        [-22, 66, -4, 20],
        [6, 78, 4, 12],
      ] as const
    ).map(([x, y, z, across]) => ball([across, across, across], [x, y, z], 'bSoft', { glass: true })),
    ...(
      [
        [-46, 18],
        [-50, 32],
        [-44, 46],
      ] as const
    ).map(([x, y]) =>
      stroke(
        [
          [x, y, 4],
          [x + 12, y + 3, 4],
          [x + 22, y, 4],
        ],
        { fill: 'b' },
      ),
    ),
  ],
  salt: () => [
    heap('paper', 34, 15),
    turned(
      [
        [0, 0],
        [15, 0],
        [17, 30],
        [14, 40],
        [0, 40],
      ],
      'bSoft',
      [18, 34, 0],
      { turn: [0, 0, 118] },
    ),
    turned(
      [
        [0, 38],
        [15, 38],
        [13, 48],
        [0, 51],
      ],
      'b',
      [18, 34, 0],
      { turn: [0, 0, 118] },
    ),
    ...grains(9, 34, 14, 1.4),
  ],
  sugar: () => [
    box([24, 22, 24], [-14, 11, 2], 'paper', { turn: [0, 14, 0] }),
    box([24, 22, 24], [15, 11, 8], 'paper', { turn: [0, -20, 0] }),
    box([24, 22, 24], [0, 33, 4], 'paper', { turn: [0, 32, 0] }),
    ...grains(7, 30, 0, 1.2),
  ],
  bakingSoda: () => [
    box([40, 56, 24], [-8, 28, -6], 'a'),
    box([41, 20, 25], [-8, 30, -6], 'paper'),
    heap('paper', 22, 12),
    stroke([
      [-20, 32, 7],
      [4, 32, 7],
    ]),
    stroke([
      [-16, 27, 7],
      [0, 27, 7],
    ]),
  ],
  sand: () => [
    turned(
      [
        [0, 0],
        [40, 0],
        [36, 5],
        [0, 8],
      ],
      'tape',
    ),
    turned(
      [
        [0, 4],
        [26, 4],
        [20, 40],
        [0, 40],
      ],
      'tape',
    ),
    ...[0, 1, 2, 3].map((index) => {
      const angle = (index * Math.PI) / 2 + 0.4
      return box([10, 10, 10], [Math.cos(angle) * 14, 45, Math.sin(angle) * 14], 'tape')
    }),
    cylinder([2, 26, 2], [0, 58, 0], 'ink'),
    plate(
      [
        [0, 0],
        [20, 6],
        [0, 13],
      ],
      2,
      [1, 58, 0],
      'margin',
    ),
    ...grains(10, 40, 2, 0.9),
  ],
  pepper: () => [
    turned(
      [
        [0, 0],
        [20, 0],
        [20, 6],
        [13, 22],
        [16, 40],
        [18, 46],
        [0, 46],
      ],
      'stock',
    ),
    turned(
      [
        [0, 47],
        [18, 47],
        [17, 58],
        [9, 66],
        [0, 66],
      ],
      'stock',
    ),
    ball([9, 9, 9], [0, 70, 0], 'tape'),
    ...grains(12, 44, 0, 1),
  ],
  stone: () => [
    ball([66, 46, 52], [0, 22, 0], 'stock'),
    ball([36, 26, 34], [26, 13, 16], 'stock'),
    stroke(
      [
        [-18, 36, 18],
        [-8, 30, 23],
        [-12, 22, 25],
      ],
      { width: 0.9 },
    ),
    stroke(
      [
        [10, 40, 14],
        [16, 36, 17],
      ],
      { width: 0.9 },
    ),
  ],
  marble: () => [
    ball([46, 46, 46], [0, 24, 0], 'bSoft'),
    ball([20, 20, 20], [34, 10, 14], 'a'),
    stroke(
      Array.from({ length: 13 }, (_, step): Triple => {
        const share = step / 12 - 0.5
        const y = share * 32
        const away = Math.sqrt(Math.max(0, 23.4 ** 2 - y * y))
        const angle = 1.2 + share * 2.2
        return [Math.cos(angle) * away, 24 + y, Math.sin(angle) * away]
      }),
      { fill: 'b', width: 3.2, tapered: true },
    ),
  ],
  wood: () => [
    cylinder([84, 44, 44], [0, 22, 0], 'stock', { axis: 'x' }),
    cylinder([2, 40, 40], [42.5, 22, 0], 'tape', { axis: 'x' }),
    ...[14, 8, 3].map((radius) =>
      stroke(
        upright(radius, [0, 22, 0]).map(([x, y]): Triple => [44, y, x]),
        { width: 0.8 },
      ),
    ),
    cylinder([14, 22, 14], [-14, 44, 8], 'stock', { turn: [20, 0, 24] }),
    stroke([
      [-34, 30, 21],
      [-8, 31, 21],
      [4, 29, 21],
    ]),
    stroke([
      [-20, 20, 22.4],
      [24, 21, 22.4],
    ]),
  ],
  cork: () => [
    cylinder([34, 52, 34], [0, 26, 0], 'tape', { top: 0.86 }),
    ...scattered(8, 1).map(([, , share], index) => {
      const angle = index * 2.4
      const y = 8 + share * 38
      const away = 17.2 - (y / 52) * 2.4
      return stroke(
        [
          [Math.cos(angle) * away, y, Math.sin(angle) * away],
          [Math.cos(angle + 0.22) * away, y + 2, Math.sin(angle + 0.22) * away],
        ],
        { width: 1.2 },
      )
    }),
  ],
  candle: () => [
    cylinder([30, 56, 30], [0, 34, 0], 'aSoft'),
    turned(
      [
        [0, 0],
        [30, 0],
        [32, 6],
        [18, 8],
        [0, 8],
      ],
      'b',
    ),
    stroke([
      [0, 62, 0],
      [0, 70, 0],
    ]),
    ...flame(67, 0.6),
    tube(
      [
        [-13, 61, 9],
        [-14, 50, 10],
        [-14, 44, 10],
      ],
      5,
      'aSoft',
    ),
  ],
  butter: () => [
    turned(
      [
        [0, 0],
        [30, 0],
        [46, 6],
        [44, 8],
        [0, 4],
      ],
      'paper',
    ),
    box([50, 24, 30], [-6, 18, 0], 'tape'),
    box([5, 24, 30], [29, 16, 0], 'tape', { turn: [0, 0, -24] }),
  ],
  chocolate: () => [
    ...[-1, 0, 1].flatMap((row) =>
      [-1, 0, 1].map((column) => box([22, 11, 17], [column * 23, 6, row * 18], 'ink')),
    ),
    box([30, 14, 58], [-36, 7, 0], 'a'),
    box([9, 14.6, 58.6], [-34, 7.2, 0], 'tape'),
    ...[-1, 0, 1].flatMap((row) =>
      [0, 1].map((column) =>
        stroke(
          [
            [-8, -6],
            [8, -6],
            [8, 6],
            [-8, 6],
            [-8, -6],
          ].map(([x = 0, z = 0]): Triple => [column * 23 + x, 12.2, row * 18 + z]),
          { fill: 'paper', width: 0.8 },
        ),
      ),
    ),
  ],
  nail,
  ironFilings: () => [
    turned(
      [
        [0, 0],
        [36, 0],
        [42, 10],
        [39, 10],
        [34, 4],
        [0, 4],
      ],
      'paper',
    ),
    turned(
      [
        [0, 3],
        [30, 4],
        [14, 13],
        [0, 15],
      ],
      'stock',
    ),
    ...grains(34, 32, 15, 2.6),
  ],
  copperWire: () => [
    tube(
      Array.from({ length: 41 }, (_, step): Triple => {
        const angle = (step / 40) * 2 * Math.PI * 5
        return [-34 + step * 1.7, 24 + Math.cos(angle) * 20, Math.sin(angle) * 20]
      }),
      5,
      'margin',
    ),
  ],
  foil: () => [
    cylinder([86, 26, 26], [0, 13, -12], 'stock', { axis: 'x' }),
    cylinder([88, 11, 11], [0, 13, -12], 'tape', { axis: 'x' }),
    plate(
      [
        [-42, 0],
        [42, 0],
        [40, 14],
        [42, 24],
        [38, 36],
        [-42, 40],
      ],
      1.6,
      [0, 1.6, 38],
      'stock',
      { turn: [-90, 0, 0] },
    ),
    stroke([
      [-30, 3, 30],
      [-12, 3, 22],
      [6, 3, 32],
    ]),
    stroke([
      [10, 3, 16],
      [30, 3, 24],
    ]),
  ],
  goldRing: () => [
    ring([50, 50, 9], [0, 25, 0], 'tape', { axis: 'z' }),
    turned(
      [
        [0, 0],
        [9, 9],
        [6, 15],
        [0, 15],
      ],
      'bSoft',
      [0, 47, 0],
    ),
    ...[-1, 1].map((side) => cylinder([3, 12, 3], [side * 6, 50, 0], 'tape', { turn: [0, 0, side * -24] })),
  ],
}

/** Matter in another state than it has in a room. */
export const CHANGED_SHAPES = {
  ice: (): readonly Part[] => [
    box([34, 34, 34], [-16, 17, 2], 'bSoft', { turn: [0, 18, 0] }),
    box([30, 30, 30], [22, 15, 10], 'bSoft', { turn: [0, -24, 0] }),
    box([28, 28, 28], [0, 46, 4], 'bSoft', { turn: [8, 40, 6] }),
    stroke(
      [
        [-28, 27, 23],
        [-20, 27, 21],
      ],
      { fill: 'paper', width: 1.6 },
    ),
  ],
  steam: (): readonly Part[] => [
    ...(
      [
        [-16, 0.7],
        [0, 1],
        [16, 0.8],
      ] as const
    ).map(([x, scale]) =>
      stroke(
        Array.from({ length: 15 }, (_, step): Triple => {
          const y = step * 5 * scale
          return [x + Math.sin(step * 0.8) * 5, 8 + y, 0]
        }),
        { fill: 'b', width: 1.8, tapered: true, casing: 1.9 },
      ),
    ),
    ball([20, 16, 18], [-12, 84, 0], 'bSoft'),
    ball([28, 22, 22], [4, 92, 2], 'bSoft'),
    ball([18, 15, 16], [20, 86, 0], 'bSoft'),
  ],
  meltedChocolate: (): readonly Part[] => [
    melted('ink'),
    box([24, 9, 18], [-6, 9, 2], 'ink', { turn: [4, 20, 6] }),
  ],
  meltedCandle: (): readonly Part[] => [
    melted('aSoft'),
    cylinder([28, 18, 28], [0, 12, 0], 'aSoft', { top: 0.8 }),
    stroke([
      [0, 20, 0],
      [4, 28, 0],
    ]),
  ],
  meltedButter: (): readonly Part[] => [
    melted('tape'),
    box([22, 9, 18], [4, 8, 0], 'tape', { turn: [0, 12, 4] }),
  ],
} as const satisfies Readonly<Record<string, Shape>>
