// Water on land, and what people build on it.
import { between } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { arrow, blob, bow, box, disc, dot, line, many, oval, patch, poly, thing } from './brush.ts'

function river(life: number, kind: string): Mark[] {
  const stones = many(5, (place) =>
    oval(24 + place * 13, 84 - (place % 2) * 10, between(5, 6.5, life), between(3.4, 5, life), 'paper'),
  )
  return [
    patch('2,30 98,30 98,96 2,96', 'a', true),
    blob('44,28 56,28 50,44 66,58 52,72 78,98 20,98 32,74 44,60 36,44', 'b'),
    ...many(3, (place) =>
      bow(
        `${40 + place * 4},${50 + place * 14 + life * 4} ${46 + place * 4},${46 + place * 14 + life * 4} ${52 + place * 4},${50 + place * 14 + life * 4}`,
        'ink',
      ),
    ),
    ...(kind === 'stones' ? stones : []),
    ...(kind === 'muddy'
      ? many(8, (place) => dot(30 + place * 6, between(62, 90, (life + place / 8) % 1), 2, 'ink'))
      : []),
  ]
}

export const LAND = {
  river: thing(river),
  iceberg: thing((life) => [
    patch('2,46 98,46 98,98 2,98', 'b', true),
    poly('34,46 44,18 56,26 66,46', 'paper', true),
    poly('22,46 78,46 72,72 56,90 40,84 28,68', 'paper'),
    bow(`2,${46 - life * 2} 20,44 34,46`, 'ink', 'thick'),
    bow(`66,46 80,${44 - life * 2} 98,46`, 'ink', 'thick'),
  ]),
  sea: thing((life) => [
    patch('2,52 98,52 98,96 2,96', 'b', true),
    ...many(3, (place) =>
      bow(
        `2,${54 + place * 14} 16,${48 + place * 14 - life * 4} 32,${56 + place * 14} 50,${48 + place * 14 - life * 4} 66,${56 + place * 14} 82,${48 + place * 14 - life * 4} 98,${54 + place * 14}`,
        'ink',
        place ? 'thin' : 'thick',
      ),
    ),
  ]),
  /** A toy boat: its sail fills and it goes. */
  boat: thing((life) => {
    const x = life * 12
    const full = between(4, 22, life)
    return [
      line(`${40 + x},76 ${40 + x},12`, 'ink', 'thick'),
      blob(`${42 + x},14 ${44 + x + full},30 ${46 + x + full},50 ${42 + x},68`, 'a', true),
      poly(`${12 + x},74 ${78 + x},74 ${66 + x},90 ${24 + x},90`, 'paper'),
      patch('2,84 98,84 98,96 2,96', 'b', true),
      bow(
        `2,84 18,${80 - life * 2} 34,86 50,${80 - life * 2} 66,86 82,${80 - life * 2} 98,84`,
        'ink',
        'thick',
      ),
    ]
  }),
  island: thing((life) => [
    patch('2,72 98,72 98,96 2,96', 'b', true),
    blob('18,74 34,58 62,56 82,74 50,80', 'a', true),
    bow('52,58 50,42 58,28', 'ink', 'thick'),
    ...many(4, (place) =>
      bow(
        `58,28 ${58 + Math.cos(place * 1.1 - 0.2) * 14},${24 - Math.sin(place * 1.1 - 0.2) * 6 - life * 2} ${58 + Math.cos(place * 1.1 - 0.2) * 22},${34}`,
        'b',
        'thick',
      ),
    ),
    bow('4,84 30,80 50,88 74,80 96,86'),
  ]),
  well: thing((life) => [
    patch('2,44 98,44 98,98 2,98', 'a', true),
    patch(`2,${between(86, 78, life)} 98,${between(88, 80, life)} 98,98 2,98`, 'b'),
    box(38, 28, 24, 18, 'paper'),
    line('40,46 40,90', 'ink', 'thick'),
    line('60,46 60,90', 'ink', 'thick'),
    line('36,10 64,10', 'ink', 'thick'),
    line('38,10 38,28'),
    line('62,10 62,28'),
    ...many(5, (place) => dot(12 + place * 19, between(40, 80, life) + (place % 2) * 4, 2.6, 'b')),
  ]),
  map: thing((life) => [
    poly('6,28 34,20 66,30 94,20 94,86 66,96 34,86 6,94', 'paper'),
    line('34,20 34,86'),
    line('66,30 66,96'),
    bow('12,40 28,52 40,46 56,64 72,58 90,72', 'b', life > 0.4 ? 'thick' : 'thin'),
    blob('68,34 84,30 88,46 74,50', 'b'),
    blob('14,66 26,62 30,78 16,82', 'a'),
  ]),
  factory: thing((life) => [
    poly('8,96 8,58 28,70 28,58 48,70 48,58 68,70 68,96', 'b', true),
    box(74, 36, 14, 60, 'a'),
    ...many(3, (place) =>
      disc(81 - place * 10 * life, 30 - place * 9 * (0.5 + life * 0.5), 4 + place * 2 + life * 2, 'paper'),
    ),
  ]),
  house: thing((life, kind) => [
    ...(kind === 'stilts'
      ? [
          line('28,62 28,96', 'ink', 'thick'),
          line('72,62 72,96', 'ink', 'thick'),
          line('50,62 50,96', 'ink', 'thick'),
          patch(`2,${between(94, 76, life)} 98,${between(94, 76, life)} 98,98 2,98`, 'b'),
        ]
      : []),
    box(22, kind === 'stilts' ? 34 : 54, 56, kind === 'stilts' ? 28 : 42, kind === 'clay' ? 'a' : 'paper'),
    poly(
      kind === 'stilts'
        ? '14,36 50,10 86,36'
        : kind === 'clay'
          ? '20,54 20,46 80,46 80,54'
          : '14,56 50,26 86,56',
      kind === 'clay' ? 'a' : 'b',
      true,
    ),
    box(42, kind === 'stilts' ? 42 : 68, 16, 14, 'a'),
    ...(kind === 'boards' && life > 0.2
      ? [
          line(`40,68 ${between(40, 60, life)},82`, 'ink', 'thick'),
          line(`60,68 ${between(60, 40, life)},82`, 'ink', 'thick'),
        ]
      : []),
  ]),
  cycle: thing((life) => [
    patch('2,74 50,74 58,96 2,96', 'b'),
    poly('58,96 76,44 98,96', 'a', true),
    blob('50,24 60,12 76,14 82,26 66,32', 'paper'),
    ...arrow(24, 70, between(24, 44, life), between(66, 26, life), 'b'),
    ...many(4, (place) => line(`${60 + place * 6},36 ${58 + place * 6},${38 + life * 10}`, 'b', 'thick')),
    bow(`74,60 66,76 ${between(70, 56, life)},86`, 'b', 'thick'),
  ]),
} as const
