// Frogs, eggs, what crawls and what lives in the sea.
import { between } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { blob, bow, disc, dot, line, many, oval, poly, thing } from './brush.ts'
import { web } from './webs.ts'

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

function many5(life: number): string {
  return Array.from({ length: 10 }, (_, step) => {
    const reach = step % 2 ? 15 : 34 + life * 2
    const turn = (Math.PI * step) / 5 - Math.PI / 2
    return `${50 + Math.cos(turn) * reach},${64 + Math.sin(turn) * reach}`
  }).join(' ')
}

export const SMALL_LIFE = {
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
  /** A duck's foot; spider: its web; net: to catch fish or keep insects off. */
  web: thing(web),
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
