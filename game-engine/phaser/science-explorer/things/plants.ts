// Plants: roots that drink, leaves that open, blossoms.
import { between, during } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { blob, bow, disc, dot, line, many, oval, patch, poly, thing } from './brush.ts'

export function leafAt(x: number, y: number, side: 1 | -1, size: number): Mark[] {
  if (size < 2) return []
  const [tip, rise] = [x + side * size, y - size * 0.45]
  return [
    blob(
      `${x},${y} ${x + side * size * 0.35},${y - size * 0.55} ${tip},${rise} ${x + side * size * 0.55},${y + size * 0.06}`,
      'b',
    ),
    line(`${x},${y} ${tip},${rise}`),
  ]
}

function bloom(x: number, y: number, open: number, fill: 'a' | 'paper' = 'a'): Mark[] {
  const reach = between(2.5, 12, open)
  return [
    ...many(6, (petal) => {
      const turn = (Math.PI * petal) / 3 + 0.3
      return oval(
        x + Math.cos(turn) * reach,
        y + Math.sin(turn) * reach,
        reach * 0.62,
        reach * 0.42,
        fill,
        turn,
      )
    }),
    disc(x, y, between(3, 5.5, open), fill === 'a' ? 'paper' : 'a'),
  ]
}

/** Where drops begin that roots drink. */
const SIPS = [
  [20, 84],
  [82, 80],
  [36, 90],
  [66, 90],
] as const

/** dry: its leaves hang until it is watered; pale: grown in the dark; roots: in soil cut open. */
function plant(life: number, kind: string): Mark[] {
  const deep = kind === 'roots'
  const foot = deep ? 60 : 78
  const droop = kind === 'dry' ? between(1, 0, life) : 0
  const tall = between(34, kind === 'pale' ? 40 : 52, life)
  const top = foot - tall * (1 - droop * 0.35)
  const lean = 50 + droop * 16
  const fill = kind === 'pale' ? 'paper' : 'b'
  const leaf = (y: number, side: 1 | -1, size: number): Mark[] =>
    droop > 0.4 || fill === 'paper'
      ? [
          blob(
            `50,${y} ${50 + side * size * 0.5},${y + size * droop * 0.3} ${50 + side * size * 0.7},${y + size * (0.2 + droop * 0.6)}`,
            fill,
          ),
        ]
      : leafAt(50, y, side, size)
  const sip = during(life, 0.1, 1)
  const ground = deep
    ? [
        patch('2,62 98,62 98,98 2,98', 'a', true),
        line('2,62 98,62', 'ink', 'thick'),
        bow(`50,60 48,76 51,92`),
        bow(`50,62 38,72 26,88`),
        bow(`50,62 64,70 76,86`),
        bow(`42,70 32,72 18,76`),
        bow(`58,68 72,70 86,72`),
        ...SIPS.map(([x, y]) => dot(between(x, 50, sip), between(y, 58, sip), 2.6, 'b')),
      ]
    : [poly('30,78 70,78 65,96 35,96', 'a', true), line('27,78 73,78', 'ink', 'thick')]
  return [
    ...ground,
    bow(`50,${foot} 48,${(foot + top) / 2} ${lean},${top}`, 'ink', 'thick'),
    ...leaf(foot - tall * 0.25, -1, between(17, 27, life)),
    ...leaf(foot - tall * 0.45, 1, between(15, 25, life)),
    ...(kind === 'pale' || kind === 'dry' ? leaf(top + 4, -1, 12) : bloom(lean, top, during(life, 0.3, 1))),
  ]
}

/** fruit: blossoms that turn into fruit; bare: in winter; palm, dense: a forest's. */
function tree(life: number, kind: string): Mark[] {
  const trunk = [
    poly('45,60 55,60 57,96 43,96', 'a', true),
    bow('50,62 40,52 36,44'),
    bow('50,62 60,52 66,46'),
  ]
  if (kind === 'bare')
    return [...trunk, bow('50,62 50,40 48,20'), bow('49,46 38,34 34,26'), bow('50,40 62,30 66,20')]
  const sway = life * 2
  const crown = blob(
    `${24 + sway},58 ${16 + sway},40 ${28 + sway},22 ${50 + sway},10 ${74 + sway},20 ${86 + sway},40 ${76 + sway},58 ${50 + sway},64`,
    'b',
    true,
  )
  if (kind !== 'fruit')
    return [
      ...trunk,
      crown,
      bow(`${34 + sway},34 ${40 + sway},28 ${48 + sway},32`),
      bow(`${56 + sway},44 ${63 + sway},38 ${70 + sway},42`),
    ]
  const places = [
    [34, 36],
    [52, 24],
    [68, 38],
    [44, 50],
    [62, 54],
  ] as const
  return [
    ...trunk,
    crown,
    ...places.flatMap(([x, y]) =>
      life < 0.5
        ? bloom(x, y, 0.3 - life * 0.4, 'paper')
        : [disc(x + sway, y, between(1, 5, during(life, 0.5, 1)), 'a')],
    ),
  ]
}

function leaf(life: number): Mark[] {
  return [
    blob('12,78 16,46 40,22 78,10 88,30 78,62 50,82 26,84', 'b', true),
    bow('6,90 34,62 84,16', 'ink', 'thick'),
    ...many(3, (place) =>
      bow(
        `${34 + place * 14},${64 - place * 14} ${40 + place * 15},${70 - place * 13} ${52 + place * 12},${72 - place * 12}`,
      ),
    ),
    ...many(3, (place) =>
      bow(
        `${34 + place * 14},${62 - place * 14} ${30 + place * 14},${50 - place * 12} ${34 + place * 13},${42 - place * 10}`,
      ),
    ),
    ...many(4, (place) =>
      disc(30 + place * 16, between(40, 16 - (place % 2) * 8, life) - place * 2, life * 3.4, 'paper'),
    ),
  ]
}

function shiftBloom(x: number, y: number, size: number, fill: 'a' | 'paper'): Mark[] {
  const reach = 14 * size
  return [
    ...many(7, (petal) => {
      const turn = (Math.PI * 2 * petal) / 7
      return oval(
        x + Math.cos(turn) * reach * 0.75,
        y + Math.sin(turn) * reach * 0.75,
        reach * 0.5,
        reach * 0.32,
        fill,
        turn,
      )
    }),
    disc(x, y, reach * 0.42, fill === 'a' ? 'paper' : 'a'),
  ]
}

export const PLANTS = {
  plant: thing(plant),
  tree: thing(tree),
  leaf: thing(leaf),
  flower: thing(
    (life, kind) => [
      bow('50,96 48,72 50,44', 'ink', 'thick'),
      ...leafAt(49, 82, 1, 26),
      ...leafAt(49, 74, -1, 24),
      ...shiftBloom(50, 34, between(0.55, 1.7, life), kind === 'white' ? 'paper' : 'a'),
    ],
    70,
  ),
  cactus: thing((life) => [
    blob('40,96 38,50 42,26 50,20 58,26 62,50 60,96', 'b', true),
    blob('38,66 22,64 18,46 24,42 28,56 38,58', 'b'),
    blob('62,58 76,56 80,38 74,34 71,48 62,50', 'b'),
    ...many(4, (place) => line(`${45 + place * 3.4},34 ${45 + place * 3.4},92`, 'faint')),
    ...many(3, (place) => dot(50, 86 - place * 16, life * 4.5, 'a')),
    line('16,96 84,96', 'ink', 'thick'),
  ]),
  grass: thing((life) => [
    ...many(9, (place) =>
      bow(
        `${10 + place * 10},96 ${10 + place * 10},${76 - (place % 3) * 6} ${14 + place * 10 + life * 6},${58 - (place % 3) * 9}`,
        place % 2 ? 'b' : 'ink',
        'thick',
      ),
    ),
  ]),
} as const
