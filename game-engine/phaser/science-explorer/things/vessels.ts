// Flasks, tubes and basins; flames and balloons.
import { between, during } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { blob, bow, box, disc, line, many, oval, patch, poly, thing } from './brush.ts'

/** Does it float? Held over the water until answered. float, sink: what it does. */
function basin(life: number, kind: string): Mark[] {
  const sinks = kind.startsWith('sink')
  const y = between(22, sinks ? 82 : 50, during(life, 0, 0.8))
  const what: Mark[] = kind.endsWith('nail')
    ? [line(`36,${y} 62,${y}`, 'ink', 'thick'), line(`36,${y - 4} 36,${y + 4}`, 'ink', 'thick')]
    : kind.endsWith('log')
      ? [box(30, y - 6, 40, 12, 'a'), oval(70, y, 3, 6, 'paper')]
      : kind.endsWith('ice')
        ? [box(36, y - 12, 28, 22, 'paper')]
        : [box(38, y - 10, 24, 20, 'a')]
  return [
    patch('8,54 92,54 88,92 12,92', 'b', true),
    ...what,
    bow(`8,54 30,${52 - life * 2} 50,54 70,${52 - life * 2} 92,54`, 'ink'),
    line('4,40 8,54 12,92 88,92 92,54 96,40', 'ink', 'thick'),
  ]
}

export const VESSELS = {
  basin: thing(basin, 110),
  flask: thing((life, kind) => [
    patch('34,66 66,66 80,92 20,92', kind === 'brown' && life > 0.4 ? 'a' : 'b', life < 0.5),
    line('42,12 42,42 16,94 84,94 58,42 58,12', 'ink', 'thick'),
    line('38,12 62,12', 'ink', 'thick'),
    ...(kind === 'closed'
      ? [box(40, 4, 20, 10, 'a')]
      : many(3, (place) =>
          disc(50 + (place - 1) * 8 * life, between(40, 6 + place * 4, life), life * 4, 'paper'),
        )),
    ...many(7, (place) =>
      disc(30 + place * 7, between(88, 72 - (place % 3) * 6, life), 1 + life * 3, 'paper'),
    ),
  ]),
  tube: thing(
    (life, kind) => [
      patch(
        `36,${between(60, 48, life)} 64,${between(60, 48, life)} 64,84 50,94 36,84`,
        kind === 'brown' && life > 0.4 ? 'a' : 'b',
        kind === 'brown',
      ),
      line('34,10 34,82 42,94 58,94 66,82 66,10', 'ink', 'thick'),
      line('30,10 70,10', 'ink', 'thick'),
      ...many(5, (place) =>
        disc(42 + (place % 3) * 8, between(84, 56 - place * 4, life), 1 + life * 2.6, 'paper'),
      ),
    ],
    60,
  ),
  candle: thing(
    (life) => [
      box(38, 50, 24, 46, 'paper'),
      line('50,50 50,42', 'ink', 'thick'),
      ...(life > 0
        ? [
            blob(
              `50,${between(42, 12, life)} ${between(50, 60, life)},32 50,43 ${between(50, 40, life)},32`,
              'a',
            ),
            ...many(6, (place) =>
              line(
                `${50 + Math.cos(place * 1.05) * 22},${28 + Math.sin(place * 1.05) * 18} ${50 + Math.cos(place * 1.05) * (22 + life * 8)},${28 + Math.sin(place * 1.05) * (18 + life * 7)}`,
                'a',
                'thick',
              ),
            ),
          ]
        : []),
    ],
    70,
  ),
  fire: thing((life) => [
    line('20,94 78,86', 'ink', 'thick'),
    line('80,94 22,86', 'ink', 'thick'),
    blob(`50,${between(50, 10, life)} 66,44 74,64 62,86 40,86 26,64 36,50 42,56`, 'a', true),
    blob(`50,${between(70, 46, life)} 58,68 54,84 44,84 42,68`, 'paper'),
  ]),
  balloon: thing((life, kind) => {
    const size = kind === 'shrink' ? between(1, 0.66, life) : between(0.86, 1, life)
    return [
      oval(50, 40, 28 * size, 33 * size, 'a'),
      bow(`40,${40 - 16 * size} 34,34 34,42`, 'ink'),
      poly(`46,${40 + 37 * size} 50,${40 + 32 * size} 54,${40 + 37 * size}`, 'a'),
      bow(`50,${40 + 36 * size} 46,86 54,98`),
      ...(kind === 'charge'
        ? many(4, (place) =>
            line(
              `${30 + place * 12},${46 - (place % 2) * 12} ${36 + place * 12},${46 - (place % 2) * 12}`,
              'ink',
              'thick',
            ),
          )
        : []),
    ]
  }, 76),
  bottle: thing(
    (life, kind) => [
      ...(kind === 'empty'
        ? []
        : [
            box(42, 8, 16, 12, 'a'),
            patch(`34,${between(50, 44, life)} 66,${between(50, 44, life)} 68,94 32,94`, 'b', true),
          ]),
      line('44,20 44,32 32,46 32,95 68,95 68,46 56,32 56,20', 'ink', 'thick'),
    ],
    64,
  ),
} as const
