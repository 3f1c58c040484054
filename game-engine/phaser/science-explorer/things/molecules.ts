// Molecules, rings and tiles of the periodic table.
import { between } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { box, disc, dot, line, many, thing, word } from './brush.ts'

type Ball = readonly [x: number, y: number, radius: number, fill: 'a' | 'b' | 'paper' | 'ink', text: string]

const FORMS: Readonly<
  Record<string, { balls: readonly Ball[]; bonds: readonly (readonly [number, number])[] }>
> = {
  water: {
    balls: [
      [50, 46, 17, 'a', 'O'],
      [26, 72, 11, 'paper', 'H'],
      [74, 72, 11, 'paper', 'H'],
    ],
    bonds: [
      [0, 1],
      [0, 2],
    ],
  },
  co2: {
    balls: [
      [50, 56, 15, 'b', 'C'],
      [18, 56, 14, 'a', 'O'],
      [82, 56, 14, 'a', 'O'],
    ],
    bonds: [
      [0, 1],
      [0, 2],
    ],
  },
  oxygen: {
    balls: [
      [32, 56, 17, 'a', 'O'],
      [68, 56, 17, 'a', 'O'],
    ],
    bonds: [[0, 1]],
  },
  hydrogen: {
    balls: [
      [36, 56, 12, 'paper', 'H'],
      [64, 56, 12, 'paper', 'H'],
    ],
    bonds: [[0, 1]],
  },
  nitrogen: {
    balls: [
      [32, 56, 16, 'b', 'N'],
      [68, 56, 16, 'b', 'N'],
    ],
    bonds: [[0, 1]],
  },
  ammonia: {
    balls: [
      [50, 44, 16, 'b', 'N'],
      [22, 68, 10, 'paper', 'H'],
      [50, 80, 10, 'paper', 'H'],
      [78, 68, 10, 'paper', 'H'],
    ],
    bonds: [
      [0, 1],
      [0, 2],
      [0, 3],
    ],
  },
  methane: {
    balls: [
      [50, 54, 15, 'b', 'C'],
      [22, 34, 10, 'paper', 'H'],
      [78, 34, 10, 'paper', 'H'],
      [28, 82, 10, 'paper', 'H'],
      [76, 80, 10, 'paper', 'H'],
    ],
    bonds: [
      [0, 1],
      [0, 2],
      [0, 3],
      [0, 4],
    ],
  },
  salt: {
    balls: [
      [32, 56, 14, 'b', '+'],
      [68, 56, 19, 'a', '−'],
    ],
    bonds: [],
  },
  peroxide: {
    balls: [
      [36, 54, 15, 'a', 'O'],
      [66, 58, 15, 'a', 'O'],
      [14, 34, 10, 'paper', 'H'],
      [88, 80, 10, 'paper', 'H'],
    ],
    bonds: [
      [0, 1],
      [0, 2],
      [1, 3],
    ],
  },
}

function molecule(life: number, kind: string): Mark[] {
  const { balls, bonds } = FORMS[kind] ?? { balls: [], bonds: [] }
  const shake = Math.sin(life * 10) * 2
  return [
    ...bonds.map(([from, to]) =>
      line(
        `${balls[from]?.[0] ?? 0},${balls[from]?.[1] ?? 0} ${balls[to]?.[0] ?? 0},${balls[to]?.[1] ?? 0}`,
        'ink',
        'thick',
      ),
    ),
    ...balls.flatMap(([x, y, radius, fill, text], place) => [
      disc(x + (place % 2 ? shake : 0), y - (place % 2 ? shake : 0), radius, fill),
      word(x + (place % 2 ? shake : 0), y - (place % 2 ? shake : 0), text, 9),
    ]),
  ]
}

/** A tile of the periodic table: "Fe_26" is iron with its number; "column": several under each other. */
function tile(life: number, kind: string): Mark[] {
  if (kind === 'column')
    return many(4, (place) => [
      box(34, 8 + place * 23, 32, 20, place % 2 ? 'a' : 'b', true),
      word(50, 18 + place * 23, ['Li', 'Na', 'K', 'Rb'][place] ?? '', 9),
    ])
  const [symbol = '', number = '', mass = ''] = kind.split('_')
  return [
    box(12, 8, 76, 86, 'paper'),
    box(12, 8, 76, 86, 'a', true),
    word(50, mass || !number ? 51 : 60, symbol, 22),
    word(50, 22, number, 9),
    ...(mass ? [word(50, 81, mass, 9)] : []),
    ...(life > 0 ? [line(`12,97 ${between(12, 88, life)},97`, 'b', 'thick')] : []),
  ]
}

export const MOLECULES = {
  molecule: thing(molecule),
  tile: thing(tile, 80),
  ring: thing((life) => {
    const corner = (place: number, reach: number) =>
      `${50 + Math.cos((place * Math.PI) / 3 - 0.52) * reach},${54 + Math.sin((place * Math.PI) / 3 - 0.52) * reach}`
    return [
      line(Array.from({ length: 7 }, (_, place) => corner(place, 36)).join(' '), 'ink', 'thick'),
      ...(life > 0.5
        ? [disc(50, 54, 22)]
        : many(3, (place) => line(`${corner(place * 2, 29)} ${corner(place * 2 + 1, 29)}`, 'ink', 'thick'))),
      ...many(6, (place) =>
        dot(
          50 + Math.cos(place * 1.05 + life * 2) * 22,
          54 + Math.sin(place * 1.05 + life * 2) * 22,
          life * 2.6,
          'a',
        ),
      ),
    ]
  }),
} as const
