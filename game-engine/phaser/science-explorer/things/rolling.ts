// What rolls: balls, cars, coasters, water down a dam.
import { between, during } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { blob, bow, box, disc, line, many, patch, poly, thing } from './brush.ts'

/** A ramp with what rolls down it; high, low, steep; ball, car, box, hoop. */
function ramp(life: number, kind: string): Mark[] {
  const high = kind.includes('low') ? 66 : 30
  const goes = during(life, 0.1, 1)
  const foot = kind.includes('steep') ? 60 : 92
  const [x, y] = [between(20, foot - 14, goes), between(high - 2, 84, goes)]
  const push = kind.includes('cup')
    ? [
        poly(
          `${between(86, 92, during(life, 0.7, 1))},96 ${between(88, 94, during(life, 0.7, 1))},78 100,78 102,96`,
          'paper',
        ),
      ]
    : []
  const what = kind.includes('car')
    ? [box(x - 10, y - 13, 22, 9, 'a'), disc(x - 5, y - 3, 4, 'ink'), disc(x + 7, y - 3, 4, 'ink')]
    : kind.includes('box')
      ? [box(x - 8, y - 18, 17, 17, 'a')]
      : [
          disc(x, y - 9, 9, 'a'),
          line(
            `${x},${y - 9} ${x + Math.cos(goes * 9) * 8},${y - 9 + Math.sin(goes * 9) * 8}`,
            'ink',
            'thick',
          ),
        ]
  return [
    poly(`8,${high} ${foot},96 8,96`, 'b', true),
    ...what,
    ...push,
    ...(kind.includes('hoop') ? [disc(between(20, 66, goes), between(high - 2, 78, goes) - 10, 8)] : []),
  ]
}

export const ROLLING = {
  ramp: thing(ramp, 112),
  coaster: thing((life) => {
    const at = Math.min(0.999, life)
    const way = [
      [8, 24],
      [26, 80],
      [48, 44],
      [68, 84],
      [92, 60],
    ] as const
    const leg = Math.floor(at * 4)
    const share = at * 4 - leg
    const [from, to] = [way[leg] ?? way[0], way[leg + 1] ?? way[4]]
    return [
      bow('4,22 10,24 26,82 48,46 68,86 92,62', 'ink', 'thick'),
      ...way.map(([x, y]) => line(`${x},${y + 4} ${x},96`, 'faint')),
      box(between(from[0], to[0], share) - 7, between(from[1], to[1], share) - 12, 14, 9, 'a'),
    ]
  }),
  car: thing((life) => {
    const x = life * 12
    return [
      blob(
        `${8 + x},84 ${10 + x},66 ${28 + x},62 ${38 + x},46 ${64 + x},46 ${74 + x},62 ${88 + x},68 ${88 + x},84`,
        'a',
        true,
      ),
      disc(28 + x, 86, 10, 'ink'),
      disc(70 + x, 86, 10, 'ink'),
      disc(28 + x, 86, 4, 'paper'),
      disc(70 + x, 86, 4, 'paper'),
      ...many(3, (place) =>
        line(`${2},${60 + place * 10} ${2 + life * 14},${60 + place * 10}`, 'faint', 'thick'),
      ),
    ]
  }, 110),
  ball: thing((life, kind) =>
    kind === 'bounce'
      ? [
          bow(`6,20 20,${94} 34,40 46,94 58,60 68,94 78,76 ${between(80, 92, life)},94`, 'faint'),
          disc(between(6, 90, life), 88 - Math.abs(Math.cos(life * 8)) * 60 * (1 - life * 0.8), 8, 'a'),
          line('0,97 100,97', 'ink', 'thick'),
        ]
      : kind === 'up'
        ? [
            disc(50, between(80, 18, life), 12, 'a', true),
            line('4,97 98,97', 'ink', 'thick'),
            ...many(3, (place) =>
              line(`${42 + place * 8},${between(94, 36, life)} ${42 + place * 8},94`, 'faint', 'thick'),
            ),
          ]
        : kind === 'drop'
          ? [
              line('10,14 40,14', 'ink', 'thick'),
              disc(30, between(24, 86, life * life), 8, 'a'),
              disc(between(40, 88, life), between(24, 86, life * life), 8, 'b'),
              line('4,97 98,97', 'ink', 'thick'),
            ]
          : [
              disc(between(22, 74, life), 82, 14, 'a', true),
              bow(`${between(12, 64, life)},76 ${between(22, 74, life)},82 ${between(32, 84, life)},76`),
              line('2,97 98,97', 'ink', 'thick'),
              ...many(3, (place) =>
                line(`2,${74 + place * 7} ${2 + life * 14},${74 + place * 7}`, 'faint', 'thick'),
              ),
            ],
  ),
  dam: thing((life) => [
    patch('2,30 40,30 40,94 2,94', 'b'),
    poly('40,20 52,20 72,96 40,96', 'paper', true),
    bow(`42,78 60,${82} ${between(62, 96, life)},92`, 'b', 'thick'),
    disc(78, 82, 12, 'a'),
    ...many(4, (place) => {
      const turn = place * 1.57 + life * 5
      return line(`78,82 ${78 + Math.cos(turn) * 12},${82 + Math.sin(turn) * 12}`, 'ink', 'thick')
    }),
  ]),
  bus: thing(
    (life) => [
      box(6, 34, 86, 50, 'a'),
      box(12, 42, 74, 22, 'paper'),
      disc(26, 88, 8, 'ink'),
      disc(74, 88, 8, 'ink'),
      line(`50,80 ${between(50, 62, life)},56`, 'ink', 'thick'),
      disc(between(50, 64, life), 50, 6, 'b'),
    ],
    110,
  ),
} as const
