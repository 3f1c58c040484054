// Cells and their parts.
import { between, curve, during, ellipse } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { arrow, blob, bow, box, disc, dot, line, many, oval, patch, poly, thing } from './brush.ts'

/** A cell: animal, plant, divides (two come of it), swells, bacterium. */
function cell(life: number, kind: string): Mark[] {
  if (kind === 'plant') {
    return [
      box(8, 14, 84, 82, 'b'),
      box(14, 20, 72, 70, 'paper'),
      box(38, 40, 40, 40, 'b', true),
      disc(26, 36, 9, 'a'),
      ...many(5, (place) => [
        oval([50, 72, 24, 30, 66][place] ?? 0, [28, 30, 60, 80, 86][place] ?? 0, 8, 4.4, 'b'),
        ...(life > 0
          ? [dot([50, 72, 24, 30, 66][place] ?? 0, [28, 30, 60, 80, 86][place] ?? 0, life * 2.4, 'a')]
          : []),
      ]),
    ]
  }
  if (kind === 'bacterium')
    return [
      blob('14,52 22,34 50,28 78,34 88,52 78,72 50,78 22,72', 'b', true),
      bow(`30,56 40,42 52,60 60,44 72,${56 + life * 4} 58,66 44,${60 - life * 4}`, 'ink', 'thick'),
      ...many(5, (place) => dot(30 + place * 10, 66 - (place % 2) * 22)),
      bow(`88,54 94,${46 + life * 14} 99,56`, 'ink'),
    ]
  const apart = kind === 'divides' ? life * 20 : 0
  const grow = kind === 'swells' ? between(1, 1.22, life) : kind === 'shrinks' ? between(1, 0.8, life) : 1
  const skin = Array.from({ length: 40 }, (_, step) => {
    const turn = (Math.PI * 2 * step) / 40
    const x = Math.cos(turn) * (34 + apart * 0.7) * grow
    const waist = kind === 'divides' ? 1 - life * 0.7 * Math.exp(-((x / 15) ** 2)) : 1
    return `${50 + x},${56 + Math.sin(turn) * 33 * grow * waist}`
  }).join(' ')
  return [
    poly(skin, 'faint', true),
    ...(apart > 0
      ? [disc(50 - apart, 54, 11, 'a'), disc(50 + apart, 54, 11, 'a')]
      : [disc(50, 54, 13, 'a'), bow('44,54 48,48 52,58 56,50')]),
    ...([-1, 1] as const).flatMap((side) => [
      oval(50 + side * 24, 70, 8, 4, 'b', side * -0.4),
      line(`${50 + side * 28 - 8},70 ${50 + side * 28},70`),
      dot(50 + side * 20, 36),
      dot(50 + side * 28, 46),
    ]),
    ...(kind === 'swells' || kind === 'shrinks'
      ? many(4, (place) => {
          const turn = place * 1.57 + 0.78
          const [near, far] = [44, 34]
          return kind === 'swells'
            ? arrow(
                50 + Math.cos(turn) * near,
                56 + Math.sin(turn) * near,
                50 + Math.cos(turn) * between(near, far - 8, life),
                56 + Math.sin(turn) * between(near, far - 8, life),
                'b',
              )
            : arrow(
                50 + Math.cos(turn) * 24,
                56 + Math.sin(turn) * 24,
                50 + Math.cos(turn) * between(24, 42, life),
                56 + Math.sin(turn) * between(24, 42, life),
                'b',
              )
        }).flat()
      : []),
  ]
}

/** The wall of a cell with a gate in it; the kind says what goes through. */
function membrane(life: number, kind: string): Mark[] {
  const row = many(11, (place) =>
    place === 5
      ? []
      : [
          disc(6 + place * 9, 46, 4, 'b'),
          disc(6 + place * 9, 66, 4, 'b'),
          line(`${6 + place * 9},50 ${6 + place * 9},62`),
        ],
  )
  const crossing =
    kind === 'pump'
      ? [
          ...many(3, (place) => disc(44 + place * 6, between(84, 20 - place * 3, life), 3.6, 'a')),
          ...many(2, (place) =>
            poly(
              `${46 + place * 8},${between(22, 84, life)} ${50 + place * 8},${between(30, 92, life)} ${42 + place * 8},${between(30, 92, life)}`,
              'paper',
            ),
          ),
        ]
      : kind === 'sieve'
        ? [
            disc(26, 28, 13, 'a'),
            disc(72, 26, 13, 'a'),
            ...many(5, (place) =>
              dot(50 + (place - 2) * 2, between(18 + place * 3, 78 + place * 4, life), 2.4),
            ),
          ]
        : many(6, (place) => dot(46 + (place % 3) * 4, between(86 - place * 2, 16 + place * 4, life), 3, 'b'))
  return [...row, blob('42,40 48,38 48,74 42,72', 'a'), blob('58,40 52,38 52,74 58,72', 'a'), ...crossing]
}

export const CELLS = {
  cell: thing(cell),
  membrane: thing(membrane),
  mitochondrion: thing((life) => [
    curve(ellipse(50, 56, 44, 28), 0, 'ink', 'thick'),
    oval(50, 56, 39, 23, 'a'),
    bow('14,56 22,40 26,70 36,36 42,76 52,34 58,76 66,38 72,70 80,44 86,56', 'ink', 'thick'),
    ...many(4, (place) => disc(26 + place * 16, between(56, 14 + (place % 2) * 6, life), life * 4, 'b')),
  ]),
  chloroplast: thing((life) => [
    oval(50, 56, 46, 30, 'b'),
    ...many(3, (stack) =>
      many(4, (disk) =>
        oval(24 + stack * 26, 44 + disk * 8, 9, 3, life > 0.3 + stack * 0.15 ? 'a' : 'paper'),
      ),
    ),
    line('24,56 76,56'),
    ...arrow(4, 6, between(8, 26, life), between(10, 34, life), 'a'),
  ]),
  ribosome: thing((life) => [
    line('2,78 98,78', 'ink', 'thick'),
    ...many(12, (place) =>
      line(`${6 + place * 8},78 ${6 + place * 8},${place % 3 ? 86 : 90}`, place % 3 ? 'ink' : 'a', 'thick'),
    ),
    blob('28,78 32,50 58,42 74,60 72,78', 'b', true),
    oval(50, 84, 22, 7, 'b'),
    ...many(6, (place) =>
      disc(
        54 + place * 7 * (0.3 + life * 0.7),
        42 - place * 6 * life,
        place < 2 + life * 4 ? 4.4 : 0.1,
        place % 2 ? 'a' : 'paper',
      ),
    ),
  ]),
  neuron: thing((life) => [
    blob('20,40 34,34 42,46 36,60 22,62 12,52', 'a', true),
    ...many(4, (place) =>
      line(
        `${16 + place * 6},${place % 2 ? 62 : 40} ${6 + place * 9},${place % 2 ? 86 : 16}`,
        'ink',
        'thick',
      ),
    ),
    line('40,52 86,52', 'ink', 'thick'),
    ...many(3, (place) => oval(50 + place * 13, 52, 5, 4, 'paper')),
    ...many(3, (place) => line(`86,52 97,${38 + place * 14}`, 'ink', 'thick')),
    ...(life > 0 ? [disc(between(34, 92, life), 52, 5, 'b')] : []),
  ]),
  stomata: thing((life) => [
    patch('4,20 96,20 96,92 4,92', 'b', true),
    blob('36,24 50,20 46,56 50,90 36,86 28,56', 'b'),
    blob('64,24 50,20 54,56 50,90 64,86 72,56', 'b'),
    oval(50, 56, between(1.5, 5, life), 24, 'ink'),
    ...many(3, (place) => dot(50, between(56, 20 - place * 6, during(life, 0.3, 1)), 3, 'paper')),
  ]),
} as const
