// Seeds, fruit and fungi: what wakes, ripens and travels.
import { between, during } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { blob, bow, disc, dot, line, many, oval, poly, thing } from './brush.ts'
import { leafAt } from './plants.ts'

/** A seed that wakes: first a root, then the shoot. */
function seed(life: number): Mark[] {
  const root = during(life, 0, 0.5)
  const shoot = during(life, 0.45, 1)
  return [
    blob('30,62 36,44 54,40 68,50 66,66 52,70 40,68', 'a', true),
    bow('40,56 48,50 58,52'),
    ...(root > 0
      ? [bow(`50,68 52,${68 + root * 12} ${48 + root * 6},${68 + root * 27}`, 'ink', 'thick')]
      : []),
    ...(shoot > 0 ? [bow(`52,44 56,${44 - shoot * 14} 50,${44 - shoot * 28}`, 'ink', 'thick')] : []),
    ...leafAt(50, 44 - shoot * 28, 1, shoot * 18),
    ...leafAt(50, 44 - shoot * 28, -1, shoot * 16),
  ]
}

export const SEEDS = {
  seed: thing(seed),
  mushroom: thing((life) => [
    poly('10,90 60,84 92,90 90,97 12,97', 'a'),
    blob('44,90 46,62 54,62 57,90', 'paper'),
    blob(
      `22,62 30,${between(46, 38, life)} 50,${between(38, 28, life)} 72,${between(46, 38, life)} 80,62 50,66`,
      'a',
      true,
    ),
    dot(40, 52, 3, 'paper'),
    dot(58, 48, 4, 'paper'),
    ...many(5, (place) => dot(20 + place * 16, between(92, 80 - (place % 2) * 8, life), life * 2, 'b')),
  ]),
  acorn: thing(
    () => [
      blob('34,52 36,76 50,92 64,76 66,52', 'a', true),
      blob('28,52 34,38 50,32 66,38 72,52', 'b'),
      bow('50,32 50,24 56,20', 'ink', 'thick'),
    ],
    70,
  ),
  log: thing(() => [
    poly('16,58 84,58 84,90 16,90', 'a', true),
    oval(84, 74, 8, 16, 'paper'),
    oval(84, 74, 4, 8),
    bow('24,66 40,64 58,68'),
    bow('30,80 48,78 66,82'),
  ]),
  fruit: thing(
    () => [
      blob('50,44 68,38 82,52 76,80 60,92 50,88 40,92 24,80 18,52 32,38', 'a', true),
      bow('50,44 50,32 56,26', 'ink', 'thick'),
      ...leafAt(54, 32, 1, 18),
    ],
    80,
  ),
  pod: thing((life) => [
    blob('10,62 30,44 60,42 92,52 66,74 34,76', 'b'),
    ...many(4, (place) => disc(28 + place * 15, 59, between(2, 6.5, life), 'a')),
  ]),
  burr: thing(
    () => [
      disc(50, 62, 17, 'a'),
      ...many(12, (place) => {
        const turn = (place * Math.PI) / 6
        const at = (out: number, bend = 0) =>
          `${50 + Math.cos(turn + bend) * out},${62 + Math.sin(turn + bend) * out}`
        return bow(`${at(17)} ${at(27)} ${at(29, 0.16)}`)
      }),
    ],
    70,
  ),
  dandelion: thing((life) => [
    bow('50,96 48,74 50,52', 'ink', 'thick'),
    ...many(11, (place) => {
      const turn = (place * Math.PI * 2) / 11
      const away = place % 2 ? life * 34 : 0
      const [x, y] = [50 + Math.cos(turn) * 18 + away, 42 + Math.sin(turn) * 18 - away * 0.5]
      return [line(`${50 + away},${42 - away * 0.5} ${x},${y}`), disc(x, y, 4, 'paper')]
    }),
  ]),
} as const
