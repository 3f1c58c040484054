// Rock: layers, fossils, the inside of Earth.
import { arc, between, curve } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { arrow, blob, bow, box, disc, dot, line, many, oval, patch, poly, thing } from './brush.ts'
import { CRATER_WIDTH, crater } from './crater.ts'

/** Lying layers cut open; fossils: one in each; crack: cut by a younger one. */
function layers(life: number, kind: string): Mark[] {
  const shades = ['b', 'a', 'paper', 'b'] as const
  return [
    ...shades.map((fill, place) =>
      poly(`4,${24 + place * 18} 96,${22 + place * 18} 96,${40 + place * 18} 4,${42 + place * 18}`, fill),
    ),
    ...many(8, (place) => dot(14 + place * 11, 84 + (place % 2) * 6, 1.6)),
    ...many(5, (place) => line(`${12 + place * 18},50 ${20 + place * 18},50`, 'faint', 'thick')),
    ...(kind === 'crack'
      ? [poly(`44,94 52,94 56,${between(90, 18, life)} 48,${between(90, 18, life)}`, 'ink')]
      : []),
    ...(kind === 'fossils'
      ? [
          oval(26, 86, 7, 4, 'paper'),
          bow(`54,66 66,60 74,66 66,70 54,66 50,60`, 'ink', 'thick'),
          disc(70, 34, 6 * between(0.7, 1, life), 'paper'),
        ]
      : []),
    ...(kind === 'shell'
      ? [disc(50, 68, 9 + life * 3, 'paper'), bow('50,68 54,66 52,74 44,70 48,60 58,64')]
      : []),
    ...(kind === '' ? [...arrow(98, between(30, 30, life), 98, between(34, 92, life), 'ink')] : []),
    ...(kind === 'sink'
      ? many(5, (place) => dot(16 + place * 17, between(4, 20, life) - (place % 2) * 4, 2.4))
      : []),
  ]
}

/** The inside of Earth; waves: what a quake sends through it. */
function globe(life: number, kind: string): Mark[] {
  if (kind === 'map')
    return [
      disc(50, 54, 40, 'b', true),
      blob('24,36 40,24 50,34 44,50 30,54', 'a'),
      blob('52,52 70,44 80,58 66,78 56,70', 'a'),
      blob('30,66 40,64 42,80 32,78', 'a'),
      ...(life > 0 ? [curve(arc(50, 54, 40, 12, 0, Math.PI), 0, 'ink', life > 0.5 ? 'thick' : 'thin')] : []),
    ]
  return [
    disc(50, 54, 42, 'b', true),
    disc(50, 54, 34, 'a'),
    disc(50, 54, 20, 'paper'),
    disc(50, 54, between(7, 10, life), 'a'),
    ...(kind === 'waves'
      ? [
          ...many(3, (place) =>
            bow(
              `50,12 ${between(50, 22 + place * 8, life)},${between(12, 40, life)} ${between(50, 20 + place * 14, life)},${between(12, 62 + place * 10, life)}`,
              'ink',
              'thick',
            ),
          ),
          bow(`50,12 50,${between(12, 34, life)}`, 'ink', 'thick'),
        ]
      : many(6, (place) => {
          const turn = place * 1.05
          return line(
            `${50 + Math.cos(turn) * 24},${54 + Math.sin(turn) * 24} ${50 + Math.cos(turn) * (30 - life * 3)},${54 + Math.sin(turn) * (30 - life * 3)}`,
            'ink',
          )
        })),
  ]
}

export const EARTH = {
  layers: thing(layers),
  globe: thing(globe),
  rock: thing((life, kind) => [
    blob('10,92 16,66 34,46 62,42 84,60 92,92', 'b', true),
    bow('30,62 44,56 52,66'),
    ...(kind === 'crack'
      ? [
          line(`50,43 ${48 - life * 5},58 54,70 ${48 - life * 4},92`, 'ink', 'thick'),
          bow(`64,20 56,34 51,${between(44, 84, life)}`, 'a', 'thick'),
        ]
      : []),
    ...(kind === 'ice' ? [poly(`46,44 54,44 ${52 + life * 7},72 48,72`, 'paper')] : []),
    ...(kind === 'copper'
      ? many(5, (place) => poly(`${30 + place * 10},84 ${34 + place * 10},76 ${38 + place * 10},84`, 'a'))
      : []),
  ]),
  fossil: thing((life) => [
    blob('8,92 12,36 50,22 90,38 94,90', 'paper', true),
    bow('24,60 40,52 62,54 84,50', 'ink', 'thick'),
    ...many(6, (place) =>
      bow(`${34 + place * 8},53 ${36 + place * 8},${60 + life * 8} ${34 + place * 8},${66 + life * 10}`),
    ),
    oval(22, 62, 9, 7, 'a'),
    dot(20, 61),
  ]),
  crater: thing(crater, CRATER_WIDTH),
  cave: thing((life) => [
    blob('4,96 8,40 30,16 66,12 92,36 97,96', 'b', true),
    blob('28,96 30,62 48,46 66,60 72,96', 'ink'),
    ...many(3, (place) =>
      poly(
        `${38 + place * 10},${54 - (place % 2) * 4} ${42 + place * 10},${64 + life * 5} ${45 + place * 10},${54 - (place % 2) * 4}`,
        'paper',
      ),
    ),
  ]),
  coal: thing((life) => [
    patch('2,30 98,30 98,50 2,50', 'b', true),
    box(2, 50, 96, 12 + life * 3, 'ink'),
    patch('2,66 98,66 98,96 2,96', 'a', true),
    ...many(4, (place) =>
      bow(
        `${16 + place * 22},30 ${14 + place * 22},${22} ${20 + place * 22},${between(8, 14, 1 - life)}`,
        'b',
        'thick',
      ),
    ),
    line('2,30 98,30', 'ink', 'thick'),
  ]),
} as const
