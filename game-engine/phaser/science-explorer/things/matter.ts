// Matter on the bench: what melts, boils, floats, dissolves and burns.
import { between, during } from '#engine/phaser/kit/forms.ts'
import type { Mark, Shape } from '#engine/phaser/kit/marks.ts'
import { arrow, blob, bow, box, disc, dot, line, many, oval, patch, poly, thing, word } from './brush.ts'

const GLASS = '20,26 24,32 27,94 73,94 76,32 80,26'

function steam(life: number): Mark[] {
  return many(3, (place) =>
    bow(
      `${36 + place * 14},26 ${32 + place * 14},${between(24, 18, life)} ${39 + place * 14},${between(24, 10, life)} ${35 + place * 14},${between(24, 2, life)}`,
      'ink',
    ),
  )
}

function drink(level: number, fill: Shape['fill'], soft = true): Mark {
  return patch(`25,${level} 75,${level} 73,93 27,93`, fill, soft)
}

/** A beaker. What happens in it is its kind. */
function beaker(life: number, kind: string): Mark[] {
  return [patch('24,32 76,32 73,94 27,94', 'paper'), ...contents(life, kind)]
}

function contents(life: number, kind: string): Mark[] {
  const glass = [
    line(GLASS, 'ink', 'thick'),
    ...many(3, (place) => line(`66,${48 + place * 14} 73,${48 + place * 14}`)),
  ]
  switch (kind) {
    case 'ice': {
      const side = between(24, 5, life)
      return [drink(between(64, 56, life), 'b'), box(50 - side / 2, 54, side, side, 'paper'), ...glass]
    }
    case 'freeze':
      return [
        drink(between(52, 46, life), life > 0.6 ? 'paper' : 'b', life <= 0.6),
        ...(life > 0.4 ? [line('34,60 46,72'), line('56,56 66,68'), line('40,80 52,84')] : []),
        line(`25,${between(52, 46, life)} 75,${between(52, 46, life)}`),
        ...glass,
      ]
    case 'boil':
      return [
        drink(50, 'b'),
        ...many(7, (place) =>
          disc(
            32 + place * 6,
            between(90, 60 - (place % 3) * 6, life),
            2 + life * (2 + (place % 3)),
            'paper',
          ),
        ),
        ...steam(life),
        ...glass,
      ]
    case 'fizz':
      return [
        drink(46, 'b'),
        box(42, 84, 16, 7, 'paper'),
        ...many(9, (place) =>
          disc(32 + ((place * 17) % 38), between(88, 50 + ((place * 11) % 34), life), 1 + life * 3, 'paper'),
        ),
        ...glass,
      ]
    case 'foam':
      return [
        drink(54, 'a'),
        ...many(9, (place) =>
          disc(28 + place * 5.6, between(60, 34 - (place % 3) * 8, life), 3 + life * 6, 'paper'),
        ),
        ...glass,
      ]
    case 'salt':
      return [
        drink(48, 'b'),
        ...many(10, (place) =>
          dot(
            between(50, 30 + ((place * 23) % 42), life),
            between(90, 54 + ((place * 19) % 36), life) - (place % 2) * 2,
            between(2.6, 1.4, life),
            'ink',
          ),
        ),
        ...glass,
      ]
    case 'dry':
      return [
        drink(between(50, 90, life), 'b'),
        ...many(8, (place) => box(30 + place * 5, 90, life * 4, -life * 5, 'paper')),
        ...steam(life * 0.8),
        ...glass,
      ]
    case 'oil': {
      const rise = during(life, 0, 0.8)
      return [
        drink(56, 'b'),
        ...many(4, (place) => disc(34 + place * 11, between(80, 55, rise), between(5, 1, rise), 'a')),
        patch(`25,${between(56, 44, rise)} 75,${between(56, 44, rise)} 75,56 25,56`, 'a'),
        ...glass,
      ]
    }
    case 'layers':
      return [
        drink(74, 'a', false),
        ...(life > 0.2
          ? [patch('26,56 74,56 74,74 26,74', 'b', true), line('26,74 74,74')]
          : [drink(56, 'b')]),
        ...(life > 0.5 ? [patch('25,42 75,42 75,56 25,56', 'a', true), line('26,56 74,56')] : []),
        ...glass,
      ]
    case 'ink':
      return [
        drink(44, 'b'),
        dot(50, 50, 4 + life * 4),
        ...many(6, (place) =>
          bow(
            `50,52 ${50 + (place - 2.5) * 4 * life},66 ${50 + (place - 2.5) * 9 * life},${between(54, 74 + (place % 2) * 12, life)}`,
            'ink',
            'thick',
          ),
        ),
        ...glass,
      ]
    case 'stone':
      return [
        drink(between(52, 40, life), 'b'),
        blob(
          `38,${between(4, 88, life)} 42,${between(-10, 74, life)} 56,${between(-12, 72, life)} 62,${between(2, 86, life)}`,
          'a',
          true,
        ),
        ...glass,
      ]
    case 'straw':
      return [
        drink(50, 'b'),
        line('66,8 57,50', 'ink', 'thick'),
        line(`57,50 ${between(50, 40, life)},92`, 'a', 'thick'),
        ...glass,
      ]
    case 'cold':
      return [
        drink(44, 'b'),
        box(34, 48, 12, 11, 'paper'),
        box(52, 52, 12, 11, 'paper'),
        ...many(8, (place) => disc(place < 4 ? 17 : 83, 44 + (place % 4) * 13, life * 3.4, 'b')),
        ...glass,
      ]
    case 'cloudy':
      return [
        drink(44, 'b'),
        ...many(12, (place) =>
          dot(30 + ((place * 13) % 42), 50 + ((place * 29) % 40), 1 + life * 1.2, 'ink'),
        ),
        ...glass,
      ]
    case 'clear':
      return [drink(44, 'b'), ...glass]
    default:
      return [
        drink(between(70, 46, life), 'b'),
        bow(`25,${between(70, 46, life)} 50,${between(72, 48, life)} 75,${between(70, 46, life)}`),
        ...glass,
      ]
  }
}

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
  return 24 + text.length * 7.4
}

export const MATTER = {
  beaker: thing(beaker),
  basin: thing(basin, 110),
  particles: thing(particles),
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
  bottle: thing(
    (life) => [
      box(42, 8, 16, 12, 'a'),
      patch(`34,${between(50, 44, life)} 66,${between(50, 44, life)} 68,94 32,94`, 'b', true),
      line('44,20 44,32 32,46 32,95 68,95 68,46 56,32 56,20', 'ink', 'thick'),
    ],
    64,
  ),
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
  clay: thing((life) => [
    box(20, 56, 60, 36, 'a'),
    ...many(3, (place) => line(`20,${64 + place * 9} 80,${64 + place * 9}`)),
    ...many(3, (place) => line(`${34 + place * 14},56 ${34 + place * 14},92`)),
    ...many(4, (place) => dot(26 + place * 16, between(10, 50, life), 3, 'b')),
  ]),
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
