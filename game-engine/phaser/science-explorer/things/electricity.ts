// Magnets, currents and lamps.
import { arc, between, curve, turned } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { arrow, blob, bow, box, disc, dot, line, many, oval, poly, thing, word } from './brush.ts'

/** A bar magnet: iron comes to its ends; far, near: what lies beside it. */
function magnet(life: number, kind: string): Mark[] {
  const bar = [box(14, 40, 36, 22, 'a'), box(50, 40, 36, 22, 'paper'), word(26, 51, 'N'), word(74, 51, 'S')]
  if (kind === 'filings')
    return [
      ...many(5, (place) =>
        ([-1, 1] as const).flatMap((side) => [
          curve(
            arc(
              50,
              51,
              30 + place * 5 * life,
              (10 + place * 8) * Math.max(0.3, life),
              side < 0 ? Math.PI : 0,
              side < 0 ? Math.PI * 2 : Math.PI,
            ),
            0,
            'faint',
          ),
        ]),
      ),
      ...bar,
      ...many(12, (place) => {
        // Scattered until the answer, then in two crowds.
        const side = place % 2 ? -1 : 1
        const x = between(6 + place * 8, 50 + side * (38 + (place % 3) * 3), life)
        const y = between(20 + ((place * 29) % 62), 36 + ((place * 7) % 30), life)
        return line(`${x - 3},${y} ${x + 3},${y - 2}`, 'ink', 'thick')
      }),
    ]
  return [
    ...bar,
    ...(kind === 'poles'
      ? [...arrow(100 - life * 2, 51, 100 + life * 12, 51)]
      : many(3, (place) => curve(arc(98, 51, 4 + place * 4 + life * 3, 10 + place * 7, -0.9, 0.9), 0, 'a'))),
  ]
}

/** A battery, a lamp and their wire; open: cut; series, parallel: two lamps. */
function circuit(life: number, kind: string): Mark[] {
  const cut = kind === 'open'
  const lit = cut ? 1 - life : life
  const lamp = (x: number, y: number, share: number): Mark[] => [
    disc(x, y, 11, share > 0.4 ? 'a' : 'paper'),
    line(`${x - 6},${y - 6} ${x + 6},${y + 6}`),
    line(`${x + 6},${y - 6} ${x - 6},${y + 6}`),
    ...(share > 0.1
      ? many(7, (ray) => {
          const turn = Math.PI + (ray * Math.PI) / 6
          return line(
            `${x + Math.cos(turn) * 14},${y + Math.sin(turn) * 14} ${x + Math.cos(turn) * (14 + share * 9)},${y + Math.sin(turn) * (14 + share * 9)}`,
            'a',
            'thick',
          )
        })
      : []),
  ]
  const loop = line(
    cut && life > 0.3 ? '34,86 14,86 14,34 86,34 86,58' : '34,86 14,86 14,34 86,34 86,86 66,86',
    'ink',
    'thick',
  )
  return [
    loop,
    ...(cut && life > 0.3
      ? [line('86,66 86,86 66,86', 'ink', 'thick'), line('80,58 94,64', 'a', 'thick')]
      : []),
    box(34, 78, 32, 16, 'b'),
    line('66,82 70,82 70,90 66,90', 'ink', 'thick'),
    ...(kind === 'parallel' ? [line('14,60 86,60', 'ink', 'thick'), ...lamp(50, 60, lit)] : []),
    ...(kind === 'series'
      ? [...lamp(34, 34, lit * 0.4), ...lamp(66, 34, lit * 0.4)]
      : kind === 'meter'
        ? [disc(50, 34, 14, 'paper'), line(`50,42 ${between(42, 58, life)},26`, 'a', 'thick')]
        : lamp(50, 34, lit)),
  ]
}

export const ELECTRICITY = {
  magnet: thing(magnet, 112),
  circuit: thing(circuit),
  /** It finds north; turns: something turns it away. */
  compass: thing((life, kind) => {
    const away = kind === 'turns' ? life : 1 - life
    const tip = turned({ x: 50, y: 26 }, { x: 50, y: 56 }, away * 1.1)
    return [
      disc(50, 56, 38, 'paper', true),
      word(50, 26, 'N'),
      ...many(8, (place) =>
        line(
          `${50 + Math.cos(place * 0.785) * 33},${56 + Math.sin(place * 0.785) * 33} ${50 + Math.cos(place * 0.785) * 37},${56 + Math.sin(place * 0.785) * 37}`,
        ),
      ),
      poly(
        `${tip.x},${tip.y} ${50 + (tip.y - 56) * 0.2},${56 - (tip.x - 50) * 0.2} ${50 - (tip.y - 56) * 0.2},${56 + (tip.x - 50) * 0.2}`,
        'a',
      ),
      disc(50, 56, 4, 'ink'),
    ]
  }),
  coil: thing((life, kind) => [
    box(10, 50, 80, 12, 'b'),
    ...many(kind === 'more' ? 9 : 6, (place) =>
      oval(24 + place * (kind === 'more' ? 6.4 : 9.6), 56, 3.4, 14),
    ),
    line('22,70 22,90 40,90', 'ink', 'thick'),
    line('78,70 78,90 60,90', 'ink', 'thick'),
    box(40, 82, 20, 14, 'a'),
    ...many(4, (place) =>
      bow(
        `${92 + place},${52 + place * 4} ${96},${between(66, 58, life) + place * 6} ${92},${between(72, 62, life) + place * 6}`,
        'ink',
        'thick',
      ),
    ),
  ]),
  bulb: thing(
    (life) => [
      blob('50,14 68,20 74,40 62,58 58,70 42,70 38,58 26,40 32,20', life > 0.35 ? 'a' : 'paper', true),
      box(41, 70, 18, 16, 'b'),
      line('41,76 59,76'),
      line('41,81 59,81'),
      bow('42,56 46,40 50,50 54,40 58,56'),
      ...many(7, (ray) => {
        const turn = Math.PI + (ray * Math.PI) / 6
        return life > 0.05
          ? line(
              `${50 + Math.cos(turn) * 30},${40 + Math.sin(turn) * 30} ${50 + Math.cos(turn) * (30 + life * 10)},${40 + Math.sin(turn) * (30 + life * 10)}`,
              'a',
              'thick',
            )
          : dot(50, 40, 0.1)
      }),
    ],
    84,
  ),
  battery: thing(
    (life) => [
      box(26, 30, 48, 64, 'a'),
      box(42, 22, 16, 8, 'b'),
      box(30, between(84, 36, life), 40, between(6, 54, life), 'b', true),
      word(50, 62, '+', 16),
    ],
    60,
  ),
} as const
