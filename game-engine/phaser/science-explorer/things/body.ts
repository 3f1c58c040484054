// The body: what pumps, breathes, bends and feels.
import { arc, between, curve, during } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { arrow, blob, bow, box, disc, dot, line, many, oval, patch, poly, thing } from './brush.ts'

/** A person, standing; run: mid-step; inside: with a tube for food and air. */
function person(life: number, kind: string): Mark[] {
  const run = kind === 'run' ? 10 + life * 6 : 0
  const coat = kind === 'coat' ? between(0, 1, life) : 0
  return [
    line(`50,66 ${44 - run},96`, 'ink', 'thick'),
    line(`50,66 ${56 + run},${96 - run * 0.2}`, 'ink', 'thick'),
    line(`50,40 ${32 - run * 0.5},${58 - run * 0.8}`, 'ink', 'thick'),
    line(`50,40 ${68 + run * 0.5},${58 - run * 0.6}`, 'ink', 'thick'),
    blob('42,34 58,34 60,68 40,68', coat > 0 ? 'a' : 'b', true),
    ...(coat > 0
      ? [
          blob(`${42 - coat * 8},34 ${58 + coat * 8},34 ${62 + coat * 8},74 ${38 - coat * 8},74`, 'a', true),
          line('50,36 50,74'),
        ]
      : []),
    disc(50, 20, 12, 'paper'),
    dot(46, 19, 1.6),
    dot(54, 19, 1.6),
    bow(`45,${25} 50,${26 + life * 2.4} 55,25`),
  ]
}

/** Head from the side, with the brain; nerve: a message goes down the neck. */
function brain(life: number): Mark[] {
  return [
    blob('30,96 32,78 20,58 22,30 44,10 70,12 86,32 86,52 92,62 84,66 84,78 66,80 66,96', 'paper'),
    blob('32,44 36,24 56,18 74,26 78,42 66,54 44,56', 'a', true),
    bow('40,38 50,30 52,44 62,32 70,44'),
    bow('46,50 54,44 62,50'),
    ...(life > 0
      ? [
          bow(`54,54 50,${between(56, 74, life)} 48,${between(58, 96, life)}`, 'b', 'thick'),
          dot(48, between(58, 94, life), 4, 'b'),
        ]
      : []),
  ]
}

function eye(life: number, kind: string): Mark[] {
  const pupil = kind === 'wide' ? 8 : between(15, 6, life)
  if (kind === 'side') {
    const image = during(life, 0.3, 1)
    return [
      disc(60, 56, 32, 'paper'),
      curve(arc(60, 56, 30, 30, -1, 1), 0, 'a', 'thick'),
      oval(32, 56, 5, 13, 'b'),
      line('4,36 32,56', 'faint'),
      line('4,76 32,56', 'faint'),
      ...arrow(6, 76, 6, 38, 'a'),
      ...(image > 0
        ? [
            line(`32,56 ${between(32, 86, image)},${between(56, 74, image)}`, 'faint'),
            line(`32,56 ${between(32, 86, image)},${between(56, 40, image)}`, 'faint'),
            ...arrow(86, 44, 86, between(46, 70, image), 'a'),
          ]
        : []),
    ]
  }
  return [
    blob('8,58 26,36 50,28 76,36 94,58 74,76 50,84 26,76', 'paper'),
    disc(50, 56, 22, 'b'),
    disc(50, 56, pupil, 'ink'),
    dot(57, 48, 4, 'paper'),
    bow('10,44 30,24 52,18 78,24'),
  ]
}

function heart(life: number, kind: string): Mark[] {
  const beat = 1 + 0.08 * Math.sin(life * Math.PI * 3)
  const at = (x: number, y: number) => `${50 + (x - 50) * beat},${60 + (y - 60) * beat}`
  const flow = during(life, 0.2, 1)
  const left = kind === 'left' ? flow : 0
  return [
    blob(
      `${at(46, 38)} ${at(58, 34)} ${at(76, 40)} ${at(82, 58)} ${at(72, 78)} ${at(54, 94)} ${at(36, 80)} ${at(22, 60)} ${at(28, 42)}`,
      'a',
      true,
    ),
    bow(`${at(38, 36)} 34,20 38,8`, 'ink', 'thick'),
    bow(`${at(54, 36)} 56,16 72,14 76,24`, 'ink', 'thick'),
    bow(`${at(47, 36)} 48,18 52,8`, 'b', 'thick'),
    line(`${at(53, 44)} ${at(54, 88)}`, 'ink', 'thick'),
    bow(`${at(26, 58)} ${at(40, 62)} ${at(53, 60)}`),
    bow(`${at(54, 60)} ${at(66, 62)} ${at(80, 58)}`),
    ...(left > 0
      ? [disc(64, 74, 7 * left, 'paper'), ...arrow(62, between(70, 60, left), 60, between(60, 22, left), 'b')]
      : []),
    ...many(3, (place) =>
      dot(between(36, 76, (flow + place / 3) % 1), flow === 0 ? -20 : 22 - (place % 2) * 6, 2.6, 'b'),
    ).filter(() => flow > 0),
  ]
}

function lungs(life: number): Mark[] {
  const full = between(0.82, 1.06, Math.sin(life * Math.PI) * 0.4 + life * 0.6)
  const lobe = (side: 1 | -1) => {
    const x = (out: number) => 50 + side * out * full
    return blob(
      `${x(8)},40 ${x(20)},34 ${x(36)},54 ${x(42)},${84 * full} ${x(24)},${90 * full} ${x(8)},78`,
      'a',
      true,
    )
  }
  return [
    lobe(-1),
    lobe(1),
    line('46,8 46,38', 'ink', 'thick'),
    line('54,8 54,38', 'ink', 'thick'),
    bow('47,38 38,50 32,66', 'ink', 'thick'),
    bow('53,38 62,50 68,66', 'ink', 'thick'),
    ...many(4, (place) =>
      disc([30, 36, 64, 70][place] ?? 0, [70, 78, 76, 68][place] ?? 0, 3 + life * 1.5, 'b'),
    ),
    ...arrow(50, 4, 50, between(6, 34, life), 'b'),
  ]
}

/** Upper and lower arm; the muscle shortens and the arm bends. */
function arm(life: number, kind: string): Mark[] {
  const turn = between(0.1, -1, life)
  const [x, y] = [46 + Math.cos(turn) * 42, 76 + Math.sin(turn) * 42]
  const swell = between(7, 12, life)
  return [
    line('20,20 46,76', 'ink', 'thick'),
    line('26,16 52,72', 'ink', 'thick'),
    disc(46, 78, 7, 'paper'),
    line(`46,72 ${x},${y - 4}`, 'ink', 'thick'),
    line(`46,84 ${x},${y + 4}`, 'ink', 'thick'),
    oval(46, 44, swell, 24, 'a', -0.4),
    oval(26, 54, kind === 'pair' ? between(11, 6, life) : 5, 22, 'b', -0.4),
    disc(x + 6, y, 9, 'paper'),
    ...(kind === 'ball' ? [disc(x + 6, y - 16, 11, 'b')] : []),
  ]
}

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

export const BODY = {
  person: thing(person, 76),
  brain: thing(brain),
  eye: thing(eye),
  heart: thing(heart),
  lungs: thing(lungs),
  arm: thing(arm),
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
