// Comets, galaxies, and how people look and go there.
import { arc, between, curve } from '#engine/phaser/kit/forms.ts'
import { arrow, blob, bow, box, disc, line, many, oval, patch, poly, shifted, thing } from './brush.ts'
import { star } from './sky.ts'

export const FAR_SKY = {
  comet: thing((life) => [
    disc(14, 14, 10, 'a'),
    ...many(5, (place) =>
      bow(
        `${52 + place * 2},${60 - place * 2} ${between(53, 74, life)},${between(60, 76, life) - place * 3 * life} ${between(54, 96, life)},${between(61, 94, life) - place * 6 * life}`,
        'b',
        'thick',
      ),
    ),
    disc(50, 58, 9, 'paper', true),
  ]),
  galaxy: thing((life, kind) => [
    bow('50,52 60,44 74,52 70,72 44,80 20,62 22,34 54,14 88,30', 'ink', 'thick'),
    bow('50,52 40,60 28,50 34,32 58,26 80,44 78,74 46,92 12,76', 'b', 'thick'),
    disc(50, 52, 8, 'a'),
    ...(kind === 'far' ? arrow(50, 52, between(52, 96, life), between(52, 30, life), 'a') : []),
  ]),
  rocket: thing((life) => {
    const up = life * 14
    return [
      ...shifted(
        [
          blob('50,6 62,30 62,66 38,66 38,30', 'paper', true),
          poly('38,50 24,74 38,68', 'b'),
          poly('62,50 76,74 62,68', 'b'),
          disc(50, 36, 7, 'b'),
        ],
        0,
        8 - up,
      ),
      blob(`42,${76 - up} 50,${between(78, 104, life) - up} 58,${76 - up} 50,${72 - up}`, 'a'),
    ]
  }, 80),
  station: thing((life) => {
    const y = between(4, -3, life)
    return [
      box(38, 42 + y, 24, 18, 'paper'),
      box(4, 36 + y, 26, 30, 'b'),
      box(70, 36 + y, 26, 30, 'b'),
      line(`30,${51 + y} 38,${51 + y}`, 'ink', 'thick'),
      line(`62,${51 + y} 70,${51 + y}`, 'ink', 'thick'),
      ...many(2, (place) => [
        line(`${13 + place * 9},${36 + y} ${13 + place * 9},${66 + y}`),
        line(`${79 + place * 9},${36 + y} ${79 + place * 9},${66 + y}`),
      ]),
      curve(arc(50, 150, 90, 70, -2.2, -0.94), 0, 'b', 'thick'),
    ]
  }),
  astronaut: thing((life) => {
    const y = between(6, -4, life)
    return [
      box(34, 44 + y, 32, 34, 'paper'),
      disc(50, 30 + y, 18, 'paper', true),
      oval(54, 30 + y, 11, 9, 'b'),
      line(`34,${50 + y} 18,${62 - y}`, 'ink', 'thick'),
      line(`66,${50 + y} 84,${42 + y}`, 'ink', 'thick'),
      line(`42,${78 + y} 38,${96 + y * 0.5}`, 'ink', 'thick'),
      line(`58,${78 + y} 64,${94 + y}`, 'ink', 'thick'),
      box(42, 54 + y, 14, 8, 'a'),
    ]
  }),
  telescope: thing((life) => [
    line('50,62 34,96', 'ink', 'thick'),
    line('50,62 66,96', 'ink', 'thick'),
    line('50,62 50,96', 'ink', 'thick'),
    poly(`16,72 22,80 84,${38 - life * 4} 76,${22 - life * 4}`, 'b', true),
    disc(50, 60, 5, 'a'),
    ...(life > 0 ? star(92, 14, 5 * life) : []),
  ]),
  spectrum: thing((life, kind) => [
    box(4, 34, 92, 34, 'paper'),
    patch('4,34 34,34 34,68 4,68', 'b', true),
    patch('66,34 96,34 96,68 66,68', 'a', true),
    ...many(5, (place) =>
      line(
        `${16 + place * 13 + (kind === 'red' ? life * 12 : 0)},34 ${16 + place * 13 + (kind === 'red' ? life * 12 : 0)},68`,
        'ink',
        'thick',
      ),
    ),
    ...arrow(20, 84, between(24, 80, life), 84),
  ]),
} as const
