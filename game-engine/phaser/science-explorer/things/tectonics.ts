// What moves the ground: plates, volcanoes, quakes, slopes.
import { between, during } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { arrow, blob, bow, box, disc, dot, line, many, patch, poly, thing } from './brush.ts'

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

/** Two plates: meet (mountains rise), sink (one goes under), ridge (apart), slide (past each other). */
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
  // Seen from above: what crossed the fault is cut in two.
  if (kind === 'slide')
    return [
      box(2, 22, 96, 36, 'b', true),
      box(2, 58, 96, 36, 'paper'),
      line(`${50 + move},22 ${50 + move},58`, 'a', 'thick'),
      line(`${50 - move},58 ${50 - move},94`, 'a', 'thick'),
      ...arrow(10, 40, 18 + move * 2, 40),
      ...arrow(90, 76, 82 - move * 2, 76),
    ]
  const high = between(4, 34, life)
  return [
    patch('2,76 98,76 98,98 2,98', 'a', true),
    poly(`2,62 ${40 + move},62 50,${62 - high} 50,80 2,80`, 'b', true),
    poly(`98,62 ${60 - move},62 50,${62 - high} 50,80 98,80`, 'paper', true),
    ...(high > 20 ? [poly(`44,${70 - high} 50,${62 - high} 56,${70 - high}`, 'paper')] : []),
    ...arrow(8, 90, 14 + move * 2, 90),
    ...arrow(92, 90, 86 - move * 2, 90),
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

export const TECTONICS = {
  volcano: thing(volcano),
  plates: thing(plates, 110),
  mountain: thing(mountain),
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
} as const
