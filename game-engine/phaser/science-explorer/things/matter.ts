// Materials: what melts, rusts, soaks and hardens.
import { between } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { arrow, blob, bow, box, disc, dot, line, many, oval, poly, thing, word } from './brush.ts'
import { steam } from './glass.ts'

/** Particles in a box: solid tremble, liquid slide, gas fly. hot, cold: faster, slower. */
function particles(life: number, kind: string): Mark[] {
  const spread = kind === 'gas' || kind === 'hot' ? 1 : kind === 'cold' ? between(1, 0.72, life) : 0
  const spots = many(16, (place) => {
    const [column, row] = [place % 4, Math.floor(place / 4)]
    const shake = life * 3 * (place % 2 ? 1 : -1)
    const grid = { x: 32 + column * 12, y: 48 + row * 12 }
    const free = { x: 18 + ((place * 31) % 66), y: 22 + ((place * 47) % 66) }
    const x = spread > 0 ? 50 + (free.x - 50) * spread : grid.x
    const y = spread > 0 ? 55 + (free.y - 55) * spread : grid.y
    const tail = kind === 'hot' ? [line(`${x},${y} ${x - shake * 4},${y - shake * 2}`, 'faint', 'thick')] : []
    return [
      ...tail,
      disc(x + (spread ? shake * 2 : shake * 0.6), y + (spread ? -shake * 2 : 0), 4.6, place % 3 ? 'b' : 'a'),
    ]
  })
  return [box(10, 14, 80, 82, 'paper'), ...spots]
}

/** Wide enough for its text. */
function formulaWidth(text: string): number {
  return 24 + text.length * 10
}

/** Soft clay: it takes a dent. */
function lump(life: number): Mark[] {
  return [
    blob(
      `10,92 ${16 - life * 6},72 34,58 50,${between(54, 78, life)} 68,58 ${84 + life * 6},72 90,92 50,96`,
      'a',
      true,
    ),
    bow('26,80 34,84 44,84'),
    bow('62,82 70,80 76,82'),
  ]
}

export const MATTER = {
  particles: thing(particles),
  spoon: thing(
    (life, kind) => [
      oval(50, 22, 11, 15, kind === 'wood' ? 'a' : 'paper'),
      line('50,37 50,96', 'ink', 'thick'),
      ...(kind === 'hot'
        ? many(3, (place) =>
            bow(
              `${62 + place * 8},${96 - life * 40} ${66 + place * 8},${90 - life * 50} ${62 + place * 8},${84 - life * 60}`,
              'a',
              'thick',
            ),
          )
        : []),
    ],
    60,
  ),
  pot: thing((life) => [
    poly('16,46 84,46 78,90 22,90', 'b', true),
    oval(50, 46, 34, 7, 'paper'),
    line('84,54 98,50', 'ink', 'thick'),
    ...steam(life),
    ...many(4, (place) =>
      blob(`${28 + place * 14},98 ${32 + place * 14},${94 - life * 3} ${36 + place * 14},98`, 'a'),
    ),
  ]),
  pan: thing(
    (life, kind) => [
      oval(44, 82, 40, 12, 'ink'),
      oval(44, 79, 34, 9, 'paper'),
      line('82,80 100,70', 'ink', 'thick'),
      kind === 'egg'
        ? blob(`${30 - life * 6},78 44,72 ${60 + life * 4},78 46,85`, life > 0.4 ? 'paper' : 'b')
        : blob(`${34 - life * 8},78 44,74 ${54 + life * 8},78 44,84`, 'a'),
      ...(kind === 'egg' ? [disc(46, 77, 6, 'a')] : []),
      ...steam(life),
    ],
    108,
  ),
  shirt: thing((life) => [
    line('2,18 98,18', 'ink'),
    blob('34,18 44,26 56,26 66,18 90,32 82,48 72,42 72,82 28,82 28,42 18,48 10,32', 'b', true),
    ...many(4, (place) =>
      dot(34 + place * 11, between(88, 60, life) - life * 50 + place * 2, between(3.4, 1.6, life), 'a'),
    ),
  ]),
  cube: thing((life, kind) => [
    poly('22,46 50,34 80,46 80,82 50,94 22,82', kind === 'metal' ? 'b' : 'paper', true),
    line('22,46 50,58 80,46'),
    line('50,58 50,94'),
    ...(kind === 'half' ? [line(`50,20 50,${between(34, 98, life)}`, 'a', 'thick')] : []),
    ...(kind === 'gold'
      ? many(6, (place) => disc(32 + (place % 3) * 12 + life * 2, 64 + Math.floor(place / 3) * 12, 4.6, 'a'))
      : []),
  ]),
  coins: thing(
    (life) =>
      many(4, (place) =>
        oval(50, 92 - place * 9 - (place === 3 ? (1 - life) * 16 : 0), 24, 7, place % 2 ? 'paper' : 'a'),
      ),
    70,
  ),
  nail: thing(
    (life, kind) => [
      poly('44,22 56,22 53,86 50,96 47,86', kind === 'rust' && life > 0.4 ? 'a' : 'b'),
      oval(50, 20, 14, 4, 'b'),
      ...(kind === 'rust'
        ? many(6, (place) => dot(47 + (place % 3) * 4, 36 + place * 9, life * 3, 'a'))
        : []),
    ],
    50,
  ),
  cup: thing((life) => [
    poly('22,40 70,40 64,94 28,94', 'b', true),
    bow('69,50 86,52 84,72 66,78', 'ink', 'thick'),
    ...steam(life).map((mark) => mark),
    oval(46, 40, 24, 6, 'paper'),
  ]),
  sugar: thing(
    (life) => [
      ...many(5, (place) =>
        box(24 + (place % 3) * 18, 78 - Math.floor(place / 3) * 18 - life * 2, 16, 16, 'paper'),
      ),
    ],
    90,
  ),
  crystal: thing((life, kind) =>
    many(9, (place) => {
      const [x, y] = [22 + (place % 3) * 28, 26 + Math.floor(place / 3) * 28]
      const shake = kind === 'shake' ? Math.sin(place * 2 + life * 9) * 2.6 : 0
      return [
        ...(place % 3 < 2 ? [line(`${x},${y} ${x + 28},${y}`)] : []),
        ...(place < 6 ? [line(`${x},${y} ${x},${y + 28}`)] : []),
        disc(x + shake, y, 8, place % 2 ? 'b' : 'a'),
      ]
    }),
  ),
  tower: thing((life) => [
    poly('30,96 42,20 58,20 70,96', 'b', true),
    ...many(4, (place) => line(`${36 - place},${40 + place * 14} ${64 + place},${40 + place * 14}`)),
    ...many(3, (place) => arrow(62, 34 + place * 18, between(66, 94, life), 32 + place * 18, 'a')).flat(),
  ]),
  clay: thing((life, kind) =>
    kind === 'lump'
      ? lump(life)
      : [
          box(20, 56, 60, 36, 'a'),
          ...many(3, (place) => line(`20,${64 + place * 9} 80,${64 + place * 9}`)),
          ...many(3, (place) => line(`${34 + place * 14},56 ${34 + place * 14},92`)),
          ...many(4, (place) => dot(26 + place * 16, between(10, 50, life), 3, 'b')),
        ],
  ),
  sponge: thing((life) => [
    box(14, 60, 72, 32, life > 0.5 ? 'b' : 'a'),
    ...many(7, (place) => oval(24 + place * 9, 70 + (place % 2) * 12, 3, 2, 'paper')),
    ...many(4, (place) => dot(28 + place * 15, between(40, 58, life), between(4, 2, life), 'b')),
  ]),
  chocolate: thing((life) => [
    blob(
      `10,92 ${between(8, 16, life)},${between(84, 62, life)} ${between(90, 84, life)},${between(84, 62, life)} 90,92`,
      'a',
      true,
    ),
    ...(life > 0.4 ? [line('38,64 36,92'), line('62,64 64,92'), line('14,78 86,78')] : []),
  ]),
  formula: thing(
    (life, kind) => [
      box(2, 34, formulaWidth(kind) - 4, 40, 'paper'),
      ...(life > 0 ? [line(`6,80 ${between(6, formulaWidth(kind) - 6, life)},80`, 'a', 'thick')] : []),
      word(formulaWidth(kind) / 2, 54, kind.replaceAll('_', ' '), 12),
    ],
    formulaWidth,
  ),
} as const
