// Rock, water and land: layers, volcanoes, plates, rivers, ice.
import { arc, between, curve, during } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { arrow, blob, bow, box, disc, dot, line, many, oval, patch, poly, thing } from './brush.ts'

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

function volcano(life: number): Mark[] {
  const out = during(life, 0.2, 1)
  return [
    poly('6,96 40,42 60,42 94,96', 'b', true),
    poly('46,96 47,48 53,48 54,96', 'a'),
    blob('30,96 50,82 70,96', 'a'),
    bow(`50,42 50,${between(44, 26, out)} 50,${between(44, 12, out)}`, 'a', 'thick'),
    ...many(6, (place) =>
      disc(50 + (place - 2.5) * 9 * out, 40 - out * (24 - Math.abs(place - 2.5) * 5), out * 3.4, 'a'),
    ),
    ...(out > 0
      ? [
          bow(
            `54,42 ${between(54, 66, out)},${between(42, 60, out)} ${between(54, 74, out)},${between(42, 78, out)}`,
            'a',
            'thick',
          ),
        ]
      : []),
    blob(`${40 - out * 8},26 ${44 - out * 12},14 50,8 ${60 + out * 12},12 ${62 + out * 8},26 50,30`, 'paper'),
  ]
}

/** Two plates: meet (mountains rise), sink (one goes under), ridge (apart), slide. */
function plates(life: number, kind: string): Mark[] {
  const move = life * 10
  if (kind === 'ridge') {
    return [
      patch('2,60 98,60 98,96 2,96', 'a', true),
      poly(`2,54 ${44 - move * 0.6},48 ${46 - move * 0.6},62 2,66`, 'b'),
      poly(`98,54 ${56 + move * 0.6},48 ${54 + move * 0.6},62 98,66`, 'b'),
      ...many(3, (place) => [
        line(`${34 - place * 11 - move * 0.5},50 ${34 - place * 11 - move * 0.5},64`, 'ink', 'thick'),
        line(`${66 + place * 11 + move * 0.5},50 ${66 + place * 11 + move * 0.5},64`, 'ink', 'thick'),
      ]),
      poly(`50,${between(70, 44, life)} ${46 - move * 0.5},90 ${54 + move * 0.5},90`, 'a'),
      ...arrow(36, 38, 36 - move * 2, 38),
      ...arrow(64, 38, 64 + move * 2, 38),
    ]
  }
  if (kind === 'sink') {
    const down = between(0, 26, life)
    return [
      patch('2,60 98,60 98,98 2,98', 'a', true),
      blob(
        `2,48 40,50 ${56 + move},${64 + down * 0.4} ${60 + move},${72 + down} ${52 + move},${74 + down} 36,60 2,58`,
        'b',
      ),
      poly('50,46 60,36 66,44 76,24 86,38 98,34 98,58 60,60', 'paper', true),
      ...(life > 0.5
        ? [bow(`76,24 72,${24 - life * 10} 78,${22 - life * 16}`, 'ink', 'thick'), dot(74, 66, 3 * life, 'a')]
        : []),
      ...arrow(10, 40, 12 + move * 2, 40),
    ]
  }
  const high = kind === 'slide' ? 0 : between(4, 34, life)
  return [
    patch('2,76 98,76 98,98 2,98', 'a', true),
    poly(`2,62 ${40 + move},62 50,${62 - high} 50,80 2,80`, 'b', true),
    poly(`98,62 ${60 - move},62 50,${62 - high} 50,80 98,80`, 'paper', true),
    ...(high > 20 ? [poly(`44,${70 - high} 50,${62 - high} 56,${70 - high}`, 'paper')] : []),
    ...arrow(8, 90, 14 + move * 2, 90),
    ...arrow(92, 90, 86 - move * 2, 90),
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

function mountain(life: number, kind: string): Mark[] {
  const slope = poly('4,96 44,22 56,34 66,24 96,96', 'b', true)
  const snow = poly('34,42 44,22 56,34 66,24 76,46 66,42 58,50 48,40 42,50', 'paper')
  if (kind === 'valley')
    return [
      poly('2,20 20,24 28,74 50,86 72,74 80,24 98,20 98,96 2,96', 'b', true),
      ...(life > 0
        ? [blob(`30,${between(86, 66, life)} 70,${between(86, 66, life)} 66,80 50,86 34,80`, 'paper')]
        : []),
    ]
  if (kind === 'slide')
    return [
      slope,
      snow,
      ...many(7, (place) =>
        poly(
          `${between(44, 60 + place * 5, life)},${between(36, 74 + (place % 3) * 8, life)} ${between(50, 68 + place * 5, life)},${between(34, 72 + (place % 3) * 8, life)} ${between(48, 66 + place * 5, life)},${between(42, 82 + (place % 3) * 7, life)}`,
          'a',
        ),
      ),
    ]
  return [
    slope,
    snow,
    ...(kind === 'glacier'
      ? [
          blob(
            `46,36 60,46 ${52},66 ${between(56, 66, life)},${between(78, 95, life)} ${between(40, 44, life)},${between(80, 95, life)} 42,62 38,48`,
            'paper',
          ),
          bow('46,50 52,54 48,60'),
          bow('46,68 52,72 50,78'),
        ]
      : []),
    ...(kind === 'rain'
      ? many(6, (place) =>
          line(
            `${10 + place * 6},${30 + (place % 2) * 8} ${8 + place * 6},${30 + (place % 2) * 8 + life * 14}`,
            'a',
            'thick',
          ),
        )
      : []),
  ]
}

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

export const EARTH = {
  layers: thing(layers),
  volcano: thing(volcano),
  plates: thing(plates, 110),
  globe: thing(globe),
  mountain: thing(mountain),
  river: thing(river),
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
  iceberg: thing((life) => [
    patch('2,46 98,46 98,98 2,98', 'b', true),
    poly('34,46 44,18 56,26 66,46', 'paper', true),
    poly('22,46 78,46 72,72 56,90 40,84 28,68', 'paper'),
    bow(`2,${46 - life * 2} 20,44 34,46`, 'ink', 'thick'),
    bow(`66,46 80,${44 - life * 2} 98,46`, 'ink', 'thick'),
  ]),
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
  quake: thing((life) => [
    box(8, 20, 84, 66, 'paper'),
    bow(
      `14,52 26,52 30,${52 - life * 6} 34,${52 + life * 8} 38,52 50,52 54,${52 - life * 26} 59,${52 + life * 26} 64,${52 - life * 16} 70,${52 + life * 12} 76,52 88,52`,
      'a',
      'thick',
    ),
    ...many(7, (place) => line(`${14 + place * 12},82 ${14 + place * 12},86`)),
    poly('46,96 54,96 52,86 48,86', 'b'),
  ]),
  map: thing((life) => [
    poly('6,28 34,20 66,30 94,20 94,86 66,96 34,86 6,94', 'paper'),
    line('34,20 34,86'),
    line('66,30 66,96'),
    bow('12,40 28,52 40,46 56,64 72,58 90,72', 'b', life > 0.4 ? 'thick' : 'thin'),
    blob('68,34 84,30 88,46 74,50', 'b'),
    blob('14,66 26,62 30,78 16,82', 'a'),
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
