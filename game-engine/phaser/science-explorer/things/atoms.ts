// Atoms and what they make: shells, molecules, nuclei, reactions as energy.
import { arc, between, circle, curve, during } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { arrow, bow, box, disc, dot, line, many, oval, thing, word } from './brush.ts'

/** Electrons by shell: "2-8-1"; they go round. gives, takes: the outermost one leaves, or another comes. */
function atom(life: number, kind: string): Mark[] {
  const [counts = '2-4', does] = kind.split('/')
  const shells = counts.split('-').map(Number)
  return [
    ...shells.flatMap((count, shell) => {
      const radius = 20 + shell * (shells.length > 3 ? 9 : 12)
      const ring = circle(50, 54, radius)
      const isLast = shell === shells.length - 1
      return [
        curve([...ring, ...ring.slice(0, 1)], 0, 'faint'),
        ...many(count, (place) => {
          const turn = (place / count) * Math.PI * 2 + life * (shell % 2 ? 1.2 : -1.2)
          const away = does === 'gives' && isLast && place === 0 ? life * 9 : 0
          return dot(50 + Math.cos(turn) * (radius + away), 54 + Math.sin(turn) * (radius + away), 3)
        }),
        ...(does === 'takes' && isLast
          ? [dot(between(104, 50 + radius * 0.8, life), between(16, 54 - radius * 0.6, life), 3, 'a')]
          : []),
      ]
    }),
    ...many(7, (place) =>
      disc(
        50 + Math.cos(place * 0.9) * (place ? 5.5 : 0),
        54 + Math.sin(place * 0.9) * (place ? 5.5 : 0),
        4,
        place % 2 ? 'a' : 'b',
      ),
    ),
  ]
}

/** A nucleus; splits, alpha (a piece leaves), beta (an electron leaves), gamma. */
function nucleus(life: number, kind: string): Mark[] {
  const apart = kind === 'splits' ? during(life, 0.3, 1) * 22 : 0
  const balls = many(14, (place) => {
    const turn = place * 2.4
    const reach = Math.sqrt(place) * 5.6
    const side = place % 2 ? 1 : -1
    const leaves = kind === 'alpha' && place > 9 ? life * 34 : 0
    return disc(
      50 + Math.cos(turn) * reach * (apart ? 0.72 : 1) + side * apart + leaves,
      54 + Math.sin(turn) * reach * (apart ? 0.8 : 1) - leaves * 0.5,
      6,
      place % 3 ? 'b' : 'a',
    )
  })
  return [
    ...balls,
    ...(kind === 'splits'
      ? [
          dot(between(0, 44, during(life, 0, 0.4)), 54, 4, life < 0.4 ? 'ink' : 'paper'),
          ...many(3, (place) =>
            dot(
              between(50, 92, during(life, 0.4, 1)),
              between(54, 20 + place * 34, during(life, 0.4, 1)),
              life > 0.4 ? 3.6 : 0.1,
            ),
          ),
        ]
      : []),
    ...(kind === 'beta'
      ? [
          dot(between(54, 96, life), between(50, 14, life), 3.4),
          ...arrow(66, 40, between(68, 92, life), between(38, 18, life)),
        ]
      : []),
    ...(kind === 'gamma'
      ? [bow(`60,44 66,${40 - life * 4} 70,${34} 76,${32} 80,${26 - life * 4} 88,20`, 'a', 'thick')]
      : []),
  ]
}

type Ball = readonly [x: number, y: number, radius: number, fill: 'a' | 'b' | 'paper' | 'ink', text: string]
const MOLECULES: Readonly<
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
  const { balls, bonds } = MOLECULES[kind] ?? { balls: [], bonds: [] }
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
    box(16, 18, 68, 74, 'paper'),
    box(16, 18, 68, 74, 'a', true),
    word(50, 58, symbol, 22),
    word(30, 32, number, 9),
    ...(mass ? [word(68, 82, mass, 9)] : []),
    ...(life > 0 ? [line(`16,96 ${between(16, 84, life)},96`, 'b', 'thick')] : []),
  ]
}

/** Energy against progress: a hill; catalyst: a lower one beside it; endo: it ends higher. */
function hill(life: number, kind: string): Mark[] {
  const end = kind === 'endo' ? 40 : 78
  const way = (top: number) => `8,62 24,62 42,${top} 50,${top} 66,${end} 96,${end}`
  return [
    line('4,8 4,94 98,94', 'ink', 'thick'),
    bow(way(18), 'ink', 'thick'),
    ...(kind === 'catalyst' && life > 0.1
      ? [bow(way(between(18, 44, life)), 'a', 'thick')]
      : [
          disc(
            between(14, 86, life),
            life < 0.5 ? between(58, 14, life * 2) : between(14, end - 4, life * 2 - 1),
            5,
            'a',
          ),
        ]),
  ]
}

export const ATOMS = {
  atom: thing(atom, 110),
  nucleus: thing(nucleus, 110),
  molecule: thing(molecule),
  tile: thing(tile, 80),
  hill: thing(hill, 110),
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
  ph: thing((life, kind) => {
    const to = Number(kind || 7)
    return [
      box(4, 46, 92, 18, 'paper'),
      box(4, 46, 40, 18, 'a', true),
      box(56, 46, 40, 18, 'b', true),
      ...many(15, (place) => line(`${7 + place * 6.1},64 ${7 + place * 6.1},${place % 7 ? 68 : 74}`)),
      word(8, 84, '0'),
      word(50, 84, '7'),
      word(92, 84, '14'),
      ...arrow(between(50, 7 + to * 6.1, life), 24, between(50, 7 + to * 6.1, life), 44),
    ]
  }, 120),
  orbitals: thing((life, kind) => {
    const count = Number(kind || 4)
    return many(3, (place) => {
      const pair = count - 3 > place
      return [
        box(12 + place * 27, 40, 24, 34, 'paper'),
        ...(place < count ? arrow(20 + place * 27, 68, 20 + place * 27, 46, 'ink') : []),
        ...(pair && life > 0.2 ? arrow(28 + place * 27, 46, 28 + place * 27, 68, 'a') : []),
      ]
    })
  }),
  piston: thing((life) => {
    const top = between(24, 52, life)
    return [
      line('20,10 20,94 80,94 80,10', 'ink', 'thick'),
      box(22, top, 56, 10, 'b'),
      line(`50,${top} 50,4`, 'ink', 'thick'),
      ...many(8, (place) =>
        disc(
          28 + ((place * 19) % 46),
          between(top + 16 + ((place * 23) % 50), top + 14 + ((place * 11) % 26), life),
          3.6,
          place % 3 ? 'a' : 'b',
        ),
      ),
    ]
  }, 90),
  balanceArrows: thing((life) => [
    ...arrow(10, 44, between(40, 90, life), 44, 'a'),
    ...arrow(90, 66, between(60, 10, life), 66, 'b'),
  ]),
  shield: thing((life, kind) => [
    disc(14, 54, 10, 'a'),
    line('46,20 46,90', 'ink', 'thick'),
    ...(kind === 'thick' ? [box(70, 16, 14, 76, 'b')] : []),
    ...many(3, (place) =>
      bow(
        `26,${40 + place * 14} ${between(28, place === 0 ? 44 : 60, life)},${38 + place * 14} ${between(30, place === 0 ? 44 : 92, place === 0 ? life : life * 0.9)},${40 + place * 14}`,
        place === 0 ? 'a' : 'faint',
        'thick',
      ),
    ),
    oval(14, 54, 4, 4, 'ink'),
  ]),
  barrier: thing((life) => [
    line('2,92 98,92', 'ink', 'thick'),
    bow('2,86 34,84 46,18 54,18 66,84 98,86', 'ink', 'thick'),
    disc(between(12, 86, life), 66, 7, 'a'),
    curve(arc(50, 66, 36, 6, Math.PI, Math.PI + life * Math.PI), 0, 'faint', 'thick'),
  ]),
  photo: thing((life) => [
    box(6, 70, 88, 24, 'b'),
    ...many(3, (place) =>
      bow(
        `${4 + place * 18},${10} ${12 + place * 18},${24} ${14 + place * 18},${36} ${24 + place * 18},${between(40, 68, life)}`,
        'a',
        'thick',
      ),
    ),
    ...many(3, (place) =>
      dot(
        between(44 + place * 12, 70 + place * 12, life),
        between(68, 20 + place * 12, during(life, 0.4, 1)),
        3.6,
      ),
    ),
  ]),
} as const
