// Birds, fish, insects and what crawls: wings open, gills breathe, eggs hatch.
import { arc, between, curve } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { blob, bow, disc, dot, line, many, oval, poly, thing } from './brush.ts'

/** duck, chick, penguin, flamingo, finch: beak and legs tell them apart. */
function bird(life: number, kind: string): Mark[] {
  const lift = life * 4
  if (kind === 'penguin') {
    return [
      oval(50, 62, 21, 33, 'ink'),
      oval(52, 66, 14, 27, 'paper'),
      disc(50, 28, 13, 'ink'),
      dot(55, 26, 3, 'paper'),
      poly('61,28 74,32 61,34', 'a'),
      oval(42, 96, 9, 3.5, 'a'),
      oval(60, 96, 9, 3.5, 'a'),
      blob(`31,46 ${20 - lift * 2},${66 - lift * 3} 33,76`, 'ink'),
    ]
  }
  const tall = kind === 'flamingo'
  const small = kind === 'chick' ? 0.7 : 1
  const y = tall ? 46 : 76 - 10 * small + (small < 1 ? 6 : 0)
  const [headX, headY] = tall ? [70, 14 - lift * 0.4] : [50 + 22 * small, y - 24 * small - lift]
  const fill = kind === 'duck' ? 'paper' : 'a'
  const beak = kind === 'finch' ? 8 : 13
  const open = kind === 'chick' ? 3 + life * 5 : 2
  return [
    line(`${44},${y + 10} 42,96 49,96`, 'ink', 'thick'),
    line(`${54},${y + 10} 54,96 61,96`, 'ink', 'thick'),
    ...(kind === 'duck' ? [poly('36,96 44,88 50,96', 'a'), poly('50,96 56,88 64,96', 'a')] : []),
    tall
      ? bow(`60,${y - 4} 78,${y - 12} 62,24 ${headX - 3},${headY}`, 'ink', 'thick')
      : bow(`58,${y - 8} ${headX},${headY + 8}`, 'ink', 'thick'),
    blob(
      `${50 - 32 * small},${y - 8} ${50 - 8 * small},${y - 13 * small} ${50 + 20 * small},${y - 14 * small} ${50 + 22 * small},${y + 6 * small} ${50 + 4 * small},${y + 15 * small} ${50 - 16 * small},${y + 9 * small}`,
      fill,
      true,
    ),
    blob(
      `${48 - 8 * small},${y - 6 * small} ${52 + 10 * small},${y - 4 * small} ${48 + 2 * small},${y + 6 * small - lift * 2} ${46 - 16 * small},${y + 1 - lift * 2.4}`,
      'paper',
    ),
    disc(headX, headY, (tall ? 8 : 11) * (small < 1 ? 0.85 : 1), fill),
    dot(headX + 3, headY - 2, 1.8),
    poly(
      `${headX + 8},${headY - open} ${headX + 8 + beak},${headY + 1 - open * 0.6} ${headX + 8},${headY + 1}`,
      kind === 'flamingo' ? 'ink' : 'b',
    ),
    poly(
      `${headX + 8},${headY + 1} ${headX + 8 + beak},${headY + 2 + open * 0.7} ${headX + 8},${headY + 5}`,
      'b',
    ),
  ]
}

/** fish, dolphin, whale, shark: a whale blows, gills open. */
function fish(life: number, kind: string): Mark[] {
  const big = kind === 'whale'
  const wave = life * 5
  const body = big
    ? blob('6,60 14,44 40,36 70,42 88,56 74,72 44,80 16,74', 'b', true)
    : blob('10,58 26,42 54,38 78,52 82,58 74,66 50,76 24,72', kind === 'fish' ? 'a' : 'b', true)
  const tail =
    big || kind === 'dolphin'
      ? blob(`84,56 98,${44 - wave} 94,58 98,${68 - wave} 82,62`, 'b')
      : poly(`78,58 97,${42 + wave} 92,58 97,${76 - wave}`, kind === 'fish' ? 'a' : 'b')
  return [
    tail,
    ...(kind === 'shark' || kind === 'dolphin'
      ? [poly('42,42 56,20 60,42', 'b')]
      : kind === 'fish'
        ? [blob('36,42 46,28 62,36 60,44', 'b')]
        : []),
    body,
    ...(big
      ? [
          bow('12,66 34,70 60,64'),
          ...many(4, (place) => bow(`${20 + place * 9},68 ${22 + place * 9},74`)),
          ...many(3, (place) =>
            bow(
              `30,36 ${28 - place * 6 + 6},${34 - life * 16} ${20 + place * 10},${30 - life * 20}`,
              'b',
              'thick',
            ),
          ),
        ]
      : []),
    ...(kind === 'fish'
      ? [
          curve(arc(34, 57, 6 + life * 2, 12, -1.1, 1.1), 0, 'ink', 'thick'),
          curve(arc(28, 57, 5 + life * 3, 10, -1.1, 1.1), 0),
        ]
      : []),
    ...(kind === 'shark' ? many(3, (place) => line(`${34 + place * 5},50 ${32 + place * 5},64`)) : []),
    dot(20, 54, 2.6),
    poly(`48,68 54,${84 + wave} 62,70`, kind === 'fish' ? 'a' : 'b'),
  ]
}

function wings(life: number, fill: 'a' | 'b' | 'ink' | 'paper'): Mark[] {
  const open = between(0.4, 1, life)
  return ([-1, 1] as const).flatMap((side) => {
    const x = (out: number) => 50 + side * out * open
    return [
      blob(`${x(2)},60 ${x(26)},62 ${x(36)},80 ${x(20)},92 ${x(6)},78`, fill === 'a' ? 'b' : fill),
      blob(`${x(2)},56 ${x(18)},26 ${x(42)},18 ${x(46)},40 ${x(28)},60`, fill),
      oval(x(32), 36, 6 * open, 6, fill === 'paper' ? 'a' : 'paper'),
    ]
  })
}

function butterfly(life: number, kind: string): Mark[] {
  const fill = kind === 'dark' ? 'ink' : kind === 'light' ? 'paper' : 'a'
  return [
    ...wings(life, fill),
    oval(50, 62, 3.6, 22, 'ink'),
    bow('49,40 44,28 38,24'),
    bow('51,40 56,28 62,24'),
  ]
}

/** Six legs, three parts; a bee is striped and flies. */
function insect(life: number, kind: string): Mark[] {
  const bee = kind === 'bee'
  const hover = bee ? -8 * life : 0
  const step = life * 3
  return [
    ...many(3, (place) => [
      bow(
        `${44 + place * 6},${70 + hover} ${34 + place * 10},${82 + hover - step} ${28 + place * 12},${94 + hover}`,
        'ink',
        'thick',
      ),
      bow(
        `${44 + place * 6},${64 + hover} ${40 + place * 8},${50 + hover} ${36 + place * 12},${44 + hover + step}`,
        'ink',
        'thick',
      ),
    ]),
    oval(26, 68 + hover, 18, 13, bee ? 'a' : 'ink', -0.15),
    ...(bee
      ? many(3, (place) =>
          bow(
            `${16 + place * 9},${58 + hover} ${18 + place * 9},${68 + hover} ${15 + place * 9},${79 + hover}`,
            'ink',
            'thick',
          ),
        )
      : []),
    oval(51, 66 + hover, 10, 8, bee ? 'a' : 'ink'),
    disc(70, 62 + hover, 10, bee ? 'paper' : 'ink'),
    dot(73, 60 + hover, 2, bee ? 'ink' : 'paper'),
    bow(`74,${54 + hover} 80,${44 + hover} 88,${44 + hover}`),
    bow(`76,${56 + hover} 86,${50 + hover} 92,${54 + hover}`),
    ...(bee
      ? [oval(44, 46 + hover - step, 9, 18, 'paper', -0.6), oval(56, 46 + hover - step, 9, 18, 'paper', 0.3)]
      : []),
  ]
}

/** A frog of three ages. */
function frog(life: number, kind: string): Mark[] {
  if (kind === 'eggs')
    return many(9, (place) => [
      disc(30 + (place % 3) * 18 + (place > 5 ? 6 : 0), 56 + Math.floor(place / 3) * 15, 9, 'paper'),
      dot(
        30 + (place % 3) * 18 + (place > 5 ? 6 : 0) + life * 2,
        56 + Math.floor(place / 3) * 15,
        2 + life * 2,
      ),
    ])
  if (kind === 'tadpole')
    return [
      bow(`56,66 72,${60 + life * 10} 94,${68 - life * 8}`, 'ink', 'thick'),
      oval(40, 66, 22, 15, 'ink'),
      dot(28, 62, 3, 'paper'),
    ]
  const jump = life * 4
  return [
    blob(`14,96 10,74 26,66 34,84 30,96`, 'b'),
    blob(`86,96 90,74 74,66 66,84 70,96`, 'b'),
    blob(
      `22,${72 - jump} 26,${50 - jump} 50,${42 - jump} 74,${50 - jump} 78,${72 - jump} 66,92 34,92`,
      'b',
      true,
    ),
    disc(34, 44 - jump, 10, 'b'),
    disc(66, 44 - jump, 10, 'b'),
    disc(34, 43 - jump, 6, 'paper'),
    disc(66, 43 - jump, 6, 'paper'),
    dot(35, 43 - jump, 3),
    dot(65, 43 - jump, 3),
    bow(`32,${64 - jump} 50,${72 - jump} 68,${64 - jump}`, 'ink', 'thick'),
    oval(50, 84, 13, 8, 'paper'),
    line('40,96 42,84'),
    line('60,96 58,84'),
  ]
}

export const CREATURES = {
  bird: thing(bird),
  fish: thing(fish),
  butterfly: thing(butterfly),
  insect: thing(insect),
  frog: thing(frog),
  caterpillar: thing((life) => [
    ...many(6, (place) =>
      disc(18 + place * 12, 80 - Math.sin(place * 1.1 + life * 3) * 6, 9, place % 2 ? 'b' : 'a'),
    ),
    disc(88, 72, 9, 'a'),
    dot(91, 70),
    bow('86,64 84,54 80,52'),
    bow('91,64 94,54 98,53'),
  ]),
  chrysalis: thing(
    (life) => [
      bow('10,16 50,10 92,18', 'ink', 'thick'),
      blob('50,14 66,40 62,70 50,92 38,70 34,40', 'b', true),
      bow('38,44 50,50 63,44'),
      bow('37,60 50,66 62,60'),
      ...(life > 0.3
        ? [bow(`50,${between(50, 30, life)} 44,60 50,${between(60, 88, life)}`, 'a', 'thick')]
        : []),
    ],
    90,
  ),
  worm: thing((life) => [
    bow(`8,88 24,${70 - life * 8} 40,88 58,${72 + life * 6} 76,86 92,${70 - life * 6}`, 'a', 'thick'),
    bow(`8,92 24,${75 - life * 8} 40,93 58,${77 + life * 6} 76,91 92,${74 - life * 6}`, 'ink', 'thick'),
  ]),
  snail: thing((life) => [
    blob(`10,94 30,82 74,86 ${84 + life * 6},66 ${94 + life * 6},70 88,94`, 'paper'),
    disc(44, 66, 25, 'a', true),
    bow('44,66 52,60 54,70 42,78 32,66 42,50 62,56'),
    bow(`${86 + life * 6},66 ${90 + life * 6},54`),
    bow(`${91 + life * 6},67 ${98 + life * 6},57`),
  ]),
  nest: thing((life) => [
    blob('8,72 30,80 70,80 92,72 82,92 50,98 18,92', 'a', true),
    bow('12,80 40,88 88,78'),
    bow('20,90 50,84 82,90'),
    ...many(3, (place) => oval(32 + place * 18, 68 - life * 2, 9, 12, 'paper')),
  ]),
  egg: thing(
    (life) => [
      oval(50, 64, 22, 29, 'paper'),
      ...(life > 0.3
        ? [line(`30,60 38,66 44,58 52,66 60,58 ${between(44, 70, life)},62`, 'ink', 'thick')]
        : []),
    ],
    70,
  ),
  feather: thing(
    (life) => [
      blob('22,92 26,54 56,20 84,10 80,40 60,72 34,88', life > 0.5 ? 'a' : 'paper'),
      bow('14,98 40,68 80,16', 'ink', 'thick'),
      line('44,50 58,58'),
      line('56,36 68,44'),
      line('40,60 52,68'),
    ],
    80,
  ),
  web: thing((life) => [
    poly('50,30 22,94 34,84 50,96 64,84 80,94', 'a'),
    bow('50,30 36,62 22,94'),
    bow('50,30 50,96'),
    bow('50,30 64,62 80,94'),
    line('50,30 50,10', 'ink', 'thick'),
    ...(life > 0
      ? [
          bow(
            `10,${98 - life * 4} 30,${94 - life * 4} 50,${98 - life * 4} 70,${94 - life * 4} 92,${98 - life * 4}`,
            'b',
            'thick',
          ),
        ]
      : []),
  ]),
  coral: thing((life) => [
    blob('46,96 44,60 28,44 30,34 38,36 48,50 48,24 56,24 56,54 72,38 80,42 60,66 58,96', 'a', true),
    ...many(6, (place) =>
      disc([30, 34, 50, 54, 74, 62][place] ?? 50, [36, 48, 26, 40, 42, 58][place] ?? 50, life * 4.5, 'paper'),
    ),
  ]),
  starfish: thing((life) => [
    poly(many5(life), 'a'),
    ...many(5, (place) =>
      dot(50 + Math.cos(place * 1.257 - 1.57) * 18, 64 + Math.sin(place * 1.257 - 1.57) * 18),
    ),
  ]),
  shell: thing(() => [
    disc(50, 62, 32, 'paper', true),
    bow('50,62 58,58 60,68 48,74 38,62 48,46 68,52 74,70 56,86 30,78 24,56 38,36 60,30', 'ink', 'thick'),
    ...many(7, (place) =>
      line(
        `${50 + Math.cos(place * 0.8) * 24},${62 + Math.sin(place * 0.8) * 24} ${50 + Math.cos(place * 0.8) * 31},${62 + Math.sin(place * 0.8) * 31}`,
      ),
    ),
  ]),
  urchin: thing(
    (life) => [
      ...many(14, (place) =>
        line(
          `50,70 ${50 + Math.cos(place * 0.45) * (34 + life * 3)},${70 + Math.sin(place * 0.45) * 26}`,
          'ink',
          'thick',
        ),
      ),
      disc(50, 70, 16, 'a'),
    ],
    90,
  ),
  kelp: thing((life, kind) => [
    bow('10,96 40,92 70,96 92,93', 'ink', 'thick'),
    ...many(3, (place) => {
      const tall = kind === 'eaten' ? between(76, 22, life) : 76
      const x = 24 + place * 26
      return [
        bow(
          `${x},96 ${x - 5},${96 - tall * 0.35} ${x + 5},${96 - tall * 0.7} ${x},${96 - tall}`,
          'b',
          'thick',
        ),
        ...many(Math.round(tall / 20), (blade) =>
          oval(x + (blade % 2 ? 7 : -7), 88 - blade * 19, 7, 3, 'b', blade % 2 ? -0.4 : 0.4),
        ),
      ]
    }),
  ]),
  germ: thing((life, kind) => [
    ...(kind === 'virus'
      ? many(10, (place) => [
          line(
            `${50 + Math.cos(place * 0.628) * 24},${56 + Math.sin(place * 0.628) * 24} ${50 + Math.cos(place * 0.628) * 34},${56 + Math.sin(place * 0.628) * 34}`,
            'ink',
            'thick',
          ),
          disc(50 + Math.cos(place * 0.628) * 36, 56 + Math.sin(place * 0.628) * 36, 3.5, 'a'),
        ])
      : [bow(`82,58 92,${48 + life * 10} 98,60`), bow(`80,68 90,${64 + life * 10} 96,78`)]),
    kind === 'virus'
      ? disc(50, 56, 24, 'a', true)
      : blob('16,58 24,40 60,36 82,48 84,68 62,80 26,76', 'b', true),
    kind === 'virus' ? bow('40,50 50,62 60,50') : bow('32,58 44,48 50,64 62,52 68,62', 'ink', 'thick'),
    ...many(4, (place) => dot(28 + place * 14, 70 - (place % 2) * 22, 2)),
  ]),
} as const

function many5(life: number): string {
  return Array.from({ length: 10 }, (_, step) => {
    const reach = step % 2 ? 15 : 34 + life * 2
    const turn = (Math.PI * step) / 5 - Math.PI / 2
    return `${50 + Math.cos(turn) * reach},${64 + Math.sin(turn) * reach}`
  }).join(' ')
}
