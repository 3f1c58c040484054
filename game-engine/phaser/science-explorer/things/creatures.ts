// Birds, fish and insects: wings open, gills breathe.
import { arc, between, curve } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { bat } from './bat.ts'
import { blob, bow, disc, dot, line, many, oval, poly, thing } from './brush.ts'
import { hawk } from './hawk.ts'
import { owl } from './owl.ts'

/** duck, chick, penguin, flamingo, finch, hawk, owl: beak and legs tell them apart. */
function bird(life: number, kind: string): Mark[] {
  if (kind === 'hawk') return hawk(life)
  if (kind === 'owl') return owl(life)
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

export const CREATURES = {
  bat: thing(bat),
  bird: thing(bird),
  fish: thing(fish),
  butterfly: thing(butterfly),
  insect: thing(insect),
} as const
