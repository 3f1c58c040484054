// How one finds out: instruments, fair tests, models.
import { between, during } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { blob, bow, box, disc, dot, line, many, oval, patch, poly, thing, word } from './brush.ts'

/** Two pots, plants or cups side by side: what differs is the kind. */
function pair(life: number, kind: string): Mark[] {
  return ([0, 1] as const).flatMap((side) => {
    const x = side * 50
    const tall = side === 0 ? between(20, 44, life) : between(20, kind === 'same' ? 44 : 26, life)
    const fill = side === 0 || kind === 'same' || life < 0.3 ? 'b' : 'paper'
    return [
      poly(`${x + 10},74 ${x + 42},74 ${x + 38},96 ${x + 14},96`, 'a', true),
      bow(`${x + 26},74 ${x + 24},${74 - tall * 0.5} ${x + 26},${74 - tall}`, 'ink', 'thick'),
      blob(
        `${x + 26},${74 - tall * 0.6} ${x + 38},${66 - tall * 0.8} ${x + 44},${70 - tall * 0.7} ${x + 36},${76 - tall * 0.6}`,
        fill,
      ),
      blob(
        `${x + 25},${74 - tall * 0.5} ${x + 12},${66 - tall * 0.6} ${x + 8},${72 - tall * 0.5} ${x + 16},${78 - tall * 0.5}`,
        fill,
      ),
      ...(side === 1 && kind === 'dark' ? [box(x + 2, 6, 46, 92)] : []),
      ...(side === 0 && kind === 'light' ? [disc(x + 26, 12, 8, 'a')] : []),
      ...(side === 0 && kind === 'ash' ? many(4, (place) => dot(x + 16 + place * 6, 78, 2)) : []),
      ...(side === 0 && kind === 'water' ? many(3, (place) => dot(x + 18 + place * 8, 66, 3, 'b')) : []),
    ]
  })
}

/** A bridge of paper; loads: coins on it; breaks: where it gives way. */
function bridge(life: number, kind: string): Mark[] {
  const sag = kind === 'breaks' ? life * 22 : life * 3
  const coins = kind === 'wind' || kind === 'plain' ? 0 : kind === 'breaks' ? 3 : Math.round(1 + life * 4)
  return [
    box(2, 60, 22, 36, 'b'),
    box(76, 60, 22, 36, 'b'),
    bow(`8,60 30,${60 + sag * 0.5} 50,${60 + sag} 70,${60 + sag * 0.5} 92,60`, 'ink', 'thick'),
    bow(`8,66 30,${66 + sag * 0.5} 50,${66 + sag} 70,${66 + sag * 0.5} 92,66`, 'ink', 'thick'),
    ...many(4, (place) => line(`${28 + place * 12},${60 + sag * 0.7} ${34 + place * 12},${66 + sag * 0.7}`)),
    ...many(coins, (place) => oval(50, 54 + sag - place * 6, 10, 3.4, 'a')),
    ...(kind === 'wind'
      ? many(3, (place) =>
          bow(
            `${4},${22 + place * 10} ${between(14, 50, life)},${18 + place * 10} ${between(20, 90, life)},${24 + place * 10}`,
            'b',
            'thick',
          ),
        )
      : []),
  ]
}

export const PRACTICES = {
  pair: thing(pair, 104),
  bridge: thing(bridge, 110),
  ruler: thing(
    (life) => [
      box(2, 60, 110, 24, 'a', true),
      ...many(12, (place) => line(`${6 + place * 9},60 ${6 + place * 9},${place % 5 ? 68 : 74}`)),
      line(`6,${between(44, 54, life)} ${between(8, 88, life)},${between(44, 54, life)}`, 'b', 'thick'),
      word(6, 92, '0', 9),
    ],
    116,
  ),
  scale: thing((life, kind) => {
    const weigh = during(life, 0, 0.8)
    return [
      poly('14,70 86,70 92,96 8,96', 'b', true),
      disc(50, 84, 9, 'paper'),
      line(`50,84 ${between(44, 57, weigh)},${between(79, 80, weigh)}`, 'a', 'thick'),
      line('20,66 80,66', 'ink', 'thick'),
      ...(kind === 'fruit'
        ? [
            disc(50, between(26, 50, weigh), 15, 'a'),
            line(`50,${between(11, 35, weigh)} 54,${between(5, 29, weigh)}`, 'ink', 'thick'),
          ]
        : kind === 'off'
          ? [word(50, 50, '+2', 11)]
          : [box(36, between(20, 40, weigh), 28, 26, 'a')]),
    ]
  }),
  balance: thing((life, kind) => {
    const tip = kind === 'even' ? between(8, 0, life) : between(0, 10, life)
    return [
      line('50,18 50,90', 'ink', 'thick'),
      line('30,94 70,94', 'ink', 'thick'),
      line(`14,${30 + tip} 86,${30 - tip}`, 'ink', 'thick'),
      ...(
        [
          [14, 1],
          [86, -1],
        ] as const
      ).flatMap(([x, side]) => [
        line(`${x},${30 + side * tip} ${x - 12},${60 + side * tip}`),
        line(`${x},${30 + side * tip} ${x + 12},${60 + side * tip}`),
        bow(
          `${x - 14},${60 + side * tip} ${x},${68 + side * tip} ${x + 14},${60 + side * tip}`,
          'ink',
          'thick',
        ),
        side > 0 ? box(x - 8, 46 + tip, 16, 14, 'a') : disc(x, 53 - tip, 8, 'b'),
      ]),
    ]
  }, 108),
  thermometer: thing((life, kind) => {
    const top = kind === 'falls' ? between(30, 66, life) : kind === 'still' ? 50 : between(66, 22, life)
    return [
      box(46, top, 8, 88 - top, 'a'),
      line('42,82 42,16 46,10 54,10 58,16 58,82', 'ink', 'thick'),
      disc(50, 88, 10, 'a'),
      ...many(6, (place) => line(`60,${24 + place * 10} ${place % 2 ? 66 : 70},${24 + place * 10}`)),
    ]
  }, 56),
  watch: thing(
    (life) => [
      disc(50, 58, 34, 'paper', true),
      box(45, 10, 10, 12, 'b'),
      ...many(12, (place) =>
        line(
          `${50 + Math.cos(place * 0.5236) * 28},${58 + Math.sin(place * 0.5236) * 28} ${50 + Math.cos(place * 0.5236) * 32},${58 + Math.sin(place * 0.5236) * 32}`,
        ),
      ),
      line(`50,58 ${50 + Math.sin(life * 5) * 24},${58 - Math.cos(life * 5) * 24}`, 'a', 'thick'),
      disc(50, 58, 3, 'ink'),
    ],
    84,
  ),
  microscope: thing((life) => [
    line('22,94 84,94', 'ink', 'thick'),
    bow('70,94 86,70 76,40 58,34', 'ink', 'thick'),
    poly(`36,${18 + life * 2} 50,${12 + life * 2} 64,${48 + life * 4} 50,${54 + life * 4}`, 'b', true),
    box(34, 74, 38, 6, 'paper'),
    ...(life > 0 ? [oval(48, 71, 8 * life, 3, 'a')] : []),
  ]),
  plane: thing((life) => {
    const x = life * 10
    return [
      poly(`${4 + x},60 ${92 + x * 0.6},${40 - life * 10} ${50 + x},86`, 'paper', true),
      poly(`${4 + x},60 ${92 + x * 0.6},${40 - life * 10} ${36 + x},70`, 'a'),
      bow(`0,88 16,${80 - life * 10} 30,88`, 'faint'),
    ]
  }),
  turbine: thing((life, kind) => [
    poly('47,96 49,44 53,44 55,96', 'paper'),
    ...many(3, (place) => {
      const turn = place * 2.09 + life * 4
      const reach = kind === 'broken' && place === 1 ? 18 : 36
      return blob(
        `51,42 ${51 + Math.cos(turn) * reach * 0.5 - Math.sin(turn) * 5},${42 + Math.sin(turn) * reach * 0.5 + Math.cos(turn) * 5} ${51 + Math.cos(turn) * reach},${42 + Math.sin(turn) * reach}`,
        'b',
      )
    }),
    disc(51, 42, 4, 'a'),
  ]),
  helmet: thing((life) => [
    blob('10,78 14,46 40,24 70,28 90,52 92,78 50,70', 'a', true),
    ...many(3, (place) =>
      bow(`${28 + place * 18},36 ${32 + place * 18},${48 - life * 3} ${30 + place * 18},60`, 'ink', 'thick'),
    ),
    bow('22,78 40,96 66,92', 'ink'),
  ]),
  pump: thing((life) => [
    box(20, 70, 60, 24, 'b'),
    line('50,70 50,40', 'ink', 'thick'),
    line(`50,40 ${90},${between(20, 44, life)}`, 'ink', 'thick'),
    bow('30,70 18,60 16,74', 'ink', 'thick'),
    ...many(3, (place) => dot(16, between(76, 82 + place * 6, life), 3, 'a')),
  ]),
  filter: thing(
    (life) => [
      poly('24,10 76,10 68,64 32,64', 'paper'),
      patch('28,16 72,16 70,32 30,32', 'a', true),
      patch('30,32 70,32 68,60 32,60', 'b', true),
      ...many(6, (place) => dot(36 + place * 6, 24 + (place % 2) * 6)),
      line('46,64 46,72', 'ink', 'thick'),
      line('54,64 54,72', 'ink', 'thick'),
      ...many(3, (place) => dot(50, between(70, 78 + place * 7, life), 3, 'b')),
      line('32,84 34,97 66,97 68,84', 'ink', 'thick'),
    ],
    84,
  ),
  cooker: thing((life) => [
    bow('10,40 22,74 50,84 78,74 90,40', 'ink', 'thick'),
    box(38, 52, 24, 18, 'b'),
    disc(20, 14, 8, 'a'),
    ...many(4, (place) =>
      line(
        `${26 + place * 5},${20 - place} ${between(30, 26 + place * 16, life)},${between(26, 70 - (place % 2) * 8, life)}`,
        'a',
        'thick',
      ),
    ),
    line('50,84 50,97', 'ink', 'thick'),
  ]),
} as const
