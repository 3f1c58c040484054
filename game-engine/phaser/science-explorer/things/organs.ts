// Parts of the body on their own: bones, blood, skin, senses.
import { arc, between, curve, during } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { blob, bow, box, disc, dot, line, many, oval, patch, poly, thing } from './brush.ts'

function gut(life: number): Mark[] {
  const goes = during(life, 0.1, 1)
  const way = [
    [50, 10],
    [50, 30],
    [60, 46],
    [44, 60],
    [34, 74],
    [60, 76],
    [40, 88],
  ] as const
  const place = Math.min(5.99, goes * 6)
  const [from, to] = [way[Math.floor(place)] ?? way[0], way[Math.floor(place) + 1] ?? way[6]]
  return [
    line('46,4 46,34', 'ink', 'thick'),
    line('54,4 54,30', 'ink', 'thick'),
    blob('52,30 72,30 76,50 60,60 44,58 42,50 56,46', 'a', true),
    bow('44,58 28,62 26,74 46,70 68,68 74,78 52,80 32,82 34,92 58,90 72,94', 'ink', 'thick'),
    bow('20,92 16,62 30,58 78,62 86,72 84,94', 'b', 'thick'),
    disc(between(from[0], to[0], place % 1), between(from[1], to[1], place % 1), 4.5, 'b'),
  ]
}

export const ORGANS = {
  gut: thing(gut),
  bone: thing((life) => [
    blob(
      '14,74 18,62 28,64 66,32 66,22 78,18 82,28 92,32 88,44 78,42 38,76 38,88 26,92 22,82',
      'paper',
      true,
    ),
    ...(life > 0 ? [oval(50, 54, 14 * life, 4, 'a', -0.7)] : []),
  ]),
  joint: thing((life) => [
    blob('38,6 62,6 58,40 66,46 64,56 50,52 36,56 34,46 42,40', 'paper', true),
    blob(
      `${36 + life * 6},58 50,56 ${66 + life * 4},60 62,70 ${60 + life * 14},96 ${40 + life * 14},96 40,70`,
      'paper',
      true,
    ),
    ...(life > 0 ? [curve(arc(50, 54, 26, 26, 0.3, 0.3 + life * 1.6), 0, 'a', 'thick')] : []),
  ]),
  hand: thing((life, kind) => [
    blob(
      '34,96 32,66 22,50 28,46 36,56 34,24 41,22 45,48 47,14 54,14 55,48 60,18 67,20 64,52 70,32 76,36 70,66 62,82 62,96',
      'paper',
      true,
    ),
    ...(kind === 'soap'
      ? many(6, (place) => disc(24 + place * 11, between(78, 40 - (place % 2) * 18, life), 3 + life * 5, 'b'))
      : []),
    ...(kind === 'warm'
      ? many(3, (place) =>
          bow(
            `${34 + place * 15},${20 - life * 2} ${38 + place * 15},${14 - life * 6} ${34 + place * 15},${10 - life * 10}`,
            'a',
            'thick',
          ),
        )
      : []),
  ]),
  tongue: thing((life) => [
    blob('14,40 50,26 86,40 74,62 50,68 26,62', 'ink'),
    blob(
      `32,54 50,48 68,54 66,${between(70, 86, life)} 50,${between(78, 96, life)} 34,${between(70, 86, life)}`,
      'a',
      true,
    ),
    ...many(6, (place) => dot(42 + (place % 3) * 8, 62 + Math.floor(place / 3) * 10, 1 + life * 1.6)),
  ]),
  nose: thing(
    (life) => [
      bow('42,10 40,40 22,66 30,78 44,76 52,82', 'ink', 'thick'),
      oval(40, 76, 5, 3, 'ink'),
      ...many(3, (place) =>
        bow(
          `${between(94, 52, life)},${60 + place * 12} ${between(98, 62, life)},${54 + place * 12} ${between(100, 72, life)},${62 + place * 12}`,
          'b',
          'thick',
        ),
      ),
    ],
    80,
  ),
  tooth: thing((life, kind) =>
    kind === 'skull'
      ? [
          blob('8,56 16,30 48,18 78,34 94,58 88,70 50,66 46,84 14,80', 'paper', true),
          disc(38, 42, 8, 'ink'),
          ...many(4, (place) =>
            poly(
              `${54 + place * 9},68 ${58 + place * 9},${82 + (place === 1 ? 8 + life * 3 : 0)} ${62 + place * 9},69`,
              'paper',
            ),
          ),
        ]
      : [
          blob('26,24 50,30 74,24 82,44 72,66 66,94 56,72 44,72 34,94 28,66 18,44', 'paper', true),
          ...many(3, (place) =>
            line(
              `${74 + place * 6},${20 - life * place * 3} ${80 + place * 6},${12 - life * 6}`,
              'a',
              'thick',
            ),
          ),
        ],
  ),
  blood: thing((life, kind) => [
    patch('0,24 100,24 100,84 0,84', 'a', true),
    line('0,22 100,22', 'ink', 'thick'),
    line('0,86 100,86', 'ink', 'thick'),
    ...many(4, (place) => [
      oval((10 + place * 25 + life * 22) % 100, 38 + (place % 2) * 28, 11, 8, 'a'),
      oval((10 + place * 25 + life * 22) % 100, 38 + (place % 2) * 28, 5, 3, 'paper'),
    ]),
    ...(kind === 'white'
      ? [
          disc(50, 56, 13 + life * 4, 'paper'),
          oval(48, 56, 6, 5, 'b'),
          ...many(3, (place) =>
            dot(between(78, 56, life), between(44 + place * 12, 52 + place * 4, life), 3, 'b'),
          ),
        ]
      : []),
    ...(kind === 'hormone'
      ? many(6, (place) =>
          poly(
            `${(place * 18 + life * 60) % 96},54 ${((place * 18 + life * 60) % 96) + 5},62 ${((place * 18 + life * 60) % 96) - 5},62`,
            'b',
          ),
        )
      : []),
  ]),
  kidney: thing(
    (life) => [
      blob('60,10 82,22 84,56 66,84 48,74 56,56 46,44 44,22', 'a', true),
      bow('54,50 36,52 30,70 32,96', 'ink', 'thick'),
      ...many(4, (place) => oval(66 + (place % 2) * 6, 24 + place * 14, 7, 4, 'paper')),
      ...many(3, (place) => dot(31, between(60, 70 + place * 11, life), 2.4, 'b')),
    ],
    90,
  ),
  skin: thing((life) => [
    bow('4,34 24,30 50,34 76,30 96,34', 'ink', 'thick'),
    patch('4,34 96,34 96,54 4,54', 'a', true),
    patch('4,54 96,54 96,94 4,94', 'b', true),
    line('4,54 96,54'),
    bow('30,54 34,34 26,10', 'ink', 'thick'),
    bow('70,88 62,78 72,70 64,60 68,36'),
    ...many(3, (place) => dot(68, between(34, 22 - place * 6, life), 2.6, 'b')),
    box(4, 34, 92, 60),
  ]),
  syringe: thing(
    (life) => [
      line('50,70 50,98', 'ink', 'thick'),
      box(40, 28, 20, 42, 'paper'),
      box(41, between(34, 58, life), 18, between(35, 11, life), 'b'),
      line(`50,${between(8, 36, life)} 50,${between(34, 58, life)}`, 'ink', 'thick'),
      line(`40,${between(8, 30, life)} 60,${between(8, 30, life)}`, 'ink', 'thick'),
      line('32,28 68,28', 'ink', 'thick'),
    ],
    60,
  ),
} as const
