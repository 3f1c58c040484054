// Shapes of artefacts from 1291 to 1680. Millimetres, the front towards +z.
import type { Part, Triple } from '../../../core/part.ts'
import { ball, box, cylinder, plate, ring, stroke, tube, upright } from '../../../core/solids.ts'

const FULL = 2 * Math.PI

export function astrolabe(): readonly Part[] {
  const y = 100
  const marks = Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * FULL
    const at = (away: number): Triple => [Math.cos(angle) * away, y + Math.sin(angle) * away, 6.6]
    return stroke([at(60), at(68)], { width: index % 6 ? 0.8 : 1.6 })
  })
  return [
    cylinder([142, 142, 11], [0, y, 0], 'a', { axis: 'z' }),
    cylinder([114, 114, 5], [0, y, 5], 'paper', { axis: 'z' }),
    ...marks,
    stroke(upright(48, [0, y, 8.2])),
    stroke(upright(35, [0, y + 12, 8.2]), { fill: 'b', width: 1.6 }),
    stroke(upright(20, [0, y, 8.2])),
    ...[-30, -8, 18].map((x, index) =>
      stroke([
        [x, y + 26 - index * 4, 8.2],
        [x + 5, y + 34 - index * 4, 8.2],
        [x + 12, y + 31 - index * 4, 8.2],
      ]),
    ),
    box([124, 10, 4], [0, y, 10], 'b', { turn: [0, 0, 35] }),
    cylinder([12, 12, 8], [0, y, 12], 'paper', { axis: 'z' }),
    box([24, 18, 9], [0, y + 75, 0], 'a', { top: 0.6 }),
    ring([30, 30, 7], [0, y + 96, 0], 'tape', { axis: 'z' }),
    stroke(upright(52, [0, y, -6.2])),
    stroke([
      [-52, y, -6.2],
      [52, y, -6.2],
    ]),
    stroke([
      [0, y - 52, -6.2],
      [0, y + 52, -6.2],
    ]),
    box([72, 14, 52], [0, 7, -4], 'stock'),
    box([16, 26, 14], [0, 26, -4], 'stock'),
  ]
}

export function jikji(): readonly Part[] {
  const lean = 24
  const [sin, cos] = [Math.sin((lean * Math.PI) / 180), Math.cos((lean * Math.PI) / 180)]
  /** A point on the cover: right, towards its top edge, above it. */
  const on = (x: number, up: number, out = 0.7): Triple => [
    x,
    58 + up * sin + (11 + out) * cos,
    -up * cos + (11 + out) * sin,
  ]
  const turn = { turn: [lean, 0, 0] } as const
  const column = (x: number, from: number, count: number): readonly Part[] =>
    Array.from({ length: count }, (_, index) => from - index * 14).flatMap((up) => [
      stroke([on(x - 4, up + 4, 2), on(x + 4, up + 4, 2)], { width: 1.1 }),
      stroke([on(x, up + 5, 2), on(x - 1, up - 4, 2)], { width: 1.1 }),
      stroke([on(x - 4, up - 1, 2), on(x + 4, up - 1, 2)], { width: 0.9 }),
    ])
  return [
    box([126, 18, 170], [0, 57, 0], 'paper', turn),
    box([130, 3, 174], on(0, 0, -0.6), 'a', turn),
    box([24, 3, 96], on(-36, 26, 1), 'paper', turn),
    ...column(-36, 62, 6),
    ...[-76, -38, 0, 38, 76].map((up) => stroke([on(52, up), on(65, up)], { fill: 'paper', width: 1.4 })),
    stroke([on(52, -84), on(52, 84)], { fill: 'paper', width: 1.4 }),
    box([100, 10, 60], [0, 5, 44], 'stock'),
    box([100, 74, 12], [0, 37, -60], 'stock'),
    ...[-48, -16, 16, 48].map((x) => box([16, 22, 16], [x, 11, 104], 'ink')),
    ...[-48, -16, 16, 48].map((x) =>
      stroke(
        [
          [x - 4, 22.8, 104],
          [x + 4, 22.8, 104],
        ],
        { fill: 'paper', width: 1.6 },
      ),
    ),
  ]
}

export function quipu(): readonly Part[] {
  const cords: readonly (readonly [number, number, 'a' | 'b' | 'tape' | 'margin', readonly number[]])[] = [
    [-84, 104, 'a', [26, 34, 70]],
    [-66, 128, 'b', [40, 90, 98]],
    [-48, 92, 'tape', [30, 62]],
    [-30, 120, 'a', [22, 66, 74, 82]],
    [-10, 136, 'margin', [50, 108]],
    [10, 98, 'b', [28, 36, 60]],
    [30, 130, 'tape', [44, 96]],
    [48, 88, 'a', [34, 58, 66]],
    [66, 116, 'margin', [26, 84]],
    [84, 96, 'b', [40, 48]],
  ]
  const sag = (x: number) => 196 - 16 * (1 - (x / 110) ** 2)
  return [
    box([240, 10, 46], [0, 5, 0], 'stock'),
    ...[-112, 112].flatMap((x) => [
      cylinder([11, 196, 11], [x, 104, 0], 'stock'),
      ball([16, 16, 16], [x, 204, 0], 'b'),
    ]),
    tube(
      [-112, -60, 0, 60, 112].map((x): Triple => [x, sag(x), 0]),
      9,
      'stock',
    ),
    ...cords.flatMap(([x, long, fill, knots]): readonly Part[] => {
      const bend = x % 4 ? 3 : -3
      return [
        tube(
          [
            [x, sag(x), 5],
            [x + bend, sag(x) - long / 2, 6],
            [x, sag(x) - long, 5],
          ],
          4.4,
          fill,
          { line: 0.7 },
        ),
        ...knots.map((down) =>
          ball([10, 8, 10], [x + bend * Math.sin((down / long) * Math.PI), sag(x) - down, 5.5], fill),
        ),
      ]
    }),
  ]
}

export function printingPress(): readonly Part[] {
  return [
    ...[-58, 58].flatMap((x) => [box([17, 200, 24], [x, 100, 0], 'a'), box([30, 12, 70], [x, 6, 0], 'a')]),
    box([152, 22, 30], [0, 207, 0], 'a'),
    box([116, 16, 26], [0, 150, 0], 'a'),
    cylinder([18, 88, 18], [0, 150, 0], 'paper'),
    ...[168, 177, 186].map((y) => ring([22, 4.4, 22], [0, y, 0], 'paper')),
    tube(
      [
        [0, 130, 0],
        [48, 132, 20],
        [96, 132, 38],
      ],
      8,
      'b',
    ),
    ball([17, 17, 17], [98, 132, 39], 'b'),
    box([84, 14, 58], [0, 108, 2], 'b'),
    box([104, 12, 150], [0, 68, 30], 'stock'),
    ...[
      [-40, -30],
      [40, -30],
      [-40, 92],
      [40, 92],
    ].map(([x = 0, z = 0]) => box([11, 62, 11], [x, 31, z], 'a')),
    box([78, 9, 56], [0, 78.5, 66], 'ink'),
    box([68, 2, 48], [0, 84, 66], 'paper'),
    ...[0, 1, 2, 3, 4].map((row) =>
      stroke(
        [
          [-26, 85.6, 50 + row * 8],
          [row === 4 ? 8 : 26, 85.6, 50 + row * 8],
        ],
        { width: 1 },
      ),
    ),
  ]
}

export function beninPlaque(): readonly Part[] {
  const figure = (x: number, scale: number, z: number): readonly Part[] => {
    const y = (share: number) => 24 + share * scale
    const wide = scale * 0.3
    return [
      box([wide * 1.3, scale * 0.34, 14], [x, y(0.26), z], 'tape', { top: 0.7 }),
      box([wide, scale * 0.26, 13], [x, y(0.55), z], 'tape', { top: 1.15 }),
      ball([wide * 0.76, scale * 0.2, 16], [x, y(0.77), z + 4], 'tape'),
      box([wide * 0.8, scale * 0.13, 16], [x, y(0.9), z + 3], 'stock', { top: 0.7 }),
      ...[-1, 1].map((side) =>
        box([wide * 0.3, scale * 0.1, 12], [x + side * wide * 0.3, y(0.05), z], 'tape'),
      ),
      ...[-1, 1].map((side) =>
        tube(
          [
            [x + side * wide * 0.5, y(0.64), z + 3],
            [x + side * wide * 0.78, y(0.52), z + 7],
            [x + side * wide * 0.56, y(0.44), z + 10],
          ],
          scale * 0.075,
          'tape',
        ),
      ),
      ...[-0.1, 0.1].map((side) =>
        stroke(
          [
            [x + wide * side * 1.6, y(0.79), z + 12],
            [x + wide * side, y(0.79), z + 12.4],
          ],
          { width: 1.4 },
        ),
      ),
      stroke([
        [x - wide * 0.5, y(0.62), z + 8],
        [x, y(0.56), z + 8],
        [x + wide * 0.5, y(0.62), z + 8],
      ]),
    ]
  }
  return [
    box([150, 184, 10], [0, 104, 0], 'a'),
    box([154, 12, 74], [0, 6, 10], 'stock'),
    ...figure(0, 158, 14),
    ...figure(-52, 104, 12),
    ...figure(52, 104, 12),
    cylinder([4, 150, 4], [26, 100, 22], 'b'),
    plate(
      [
        [-7, 0],
        [7, 0],
        [0, 22],
      ],
      4,
      [26, 172, 22],
      'b',
    ),
    ...[-1, 1].flatMap((side) => [
      stroke(upright(9, [side * 58, 178, 5.8])),
      stroke(upright(3, [side * 58, 178, 5.8])),
      stroke(upright(7, [side * 60, 146, 5.8])),
    ]),
  ]
}

/** A point so far along the tube of the telescope, which looks up towards the front. */
const TILT = 14
function alongTube(away: number): Triple {
  const angle = (TILT * Math.PI) / 180
  return [0, 132 + Math.sin(angle) * away, Math.cos(angle) * away]
}

export function telescope(): readonly Part[] {
  const turn = { axis: 'z', turn: [-TILT, 0, 0] } as const
  return [
    cylinder([36, 36, 150], alongTube(16), 'a', { ...turn, top: 1.18 }),
    cylinder([30, 30, 60], alongTube(-72), 'stock', turn),
    cylinder([20, 20, 26], alongTube(-106), 'tape', turn),
    cylinder([49, 49, 14], alongTube(92), 'tape', turn),
    cylinder([38, 38, 3], alongTube(99), 'bSoft', turn),
    ...[-46, -8, 40].map((away) => cylinder([43, 43, 6], alongTube(away), 'tape', turn)),
    cylinder([15, 30, 15], [0, 104, 0], 'stock'),
    ball([22, 22, 22], [0, 92, 0], 'b'),
    ...[0, 1, 2].map((leg) => {
      const angle = (leg / 3) * FULL + FULL / 12
      return tube(
        [
          [0, 92, 0],
          [Math.cos(angle) * 40, 46, Math.sin(angle) * 40],
          [Math.cos(angle) * 74, 5, Math.sin(angle) * 74],
        ],
        10,
        'stock',
      )
    }),
  ]
}

export function microscope(): readonly Part[] {
  return [
    plate(
      [
        [-26, -44],
        [26, -44],
        [32, 10],
        [28, 40],
        [14, 54],
        [-14, 54],
        [-28, 40],
        [-32, 10],
      ],
      7,
      [0, 120, 0],
      'tape',
    ),
    ring([24, 24, 5], [0, 146, 4], 'stock', { axis: 'z' }),
    ball([13, 13, 13], [0, 146, 3], 'bSoft'),
    ...[
      [-20, 158],
      [20, 158],
      [-20, 90],
      [20, 90],
    ].map(([x = 0, y = 0]) => cylinder([8, 8, 4], [x, y, 4], 'stock', { axis: 'z' })),
    cylinder([7, 112, 7], [0, 78, -13], 'stock'),
    ...Array.from({ length: 9 }, (_, turn) =>
      stroke(
        [
          [-4, 32 + turn * 6, -9.4],
          [4, 35 + turn * 6, -9.4],
        ],
        { width: 0.7 },
      ),
    ),
    box([22, 20, 24], [0, 134, -16], 'a'),
    tube(
      [
        [0, 138, -26],
        [0, 148, -22],
        [0, 147, -6],
      ],
      4,
      'ink',
    ),
    cylinder([22, 10, 22], [0, 26, -13], 'b'),
    tube(
      [
        [0, 80, 2],
        [0, 54, 8],
        [0, 20, 4],
      ],
      11,
      'tape',
    ),
    cylinder([92, 12, 70], [0, 6, 0], 'stock', { top: 0.9 }),
  ]
}
