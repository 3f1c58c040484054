// Genes and what they make.
import { between } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { blob, bow, box, disc, line, many, poly, thing, word } from './brush.ts'

/** The double helix; pairs, opens (for copying), cut. */
function dna(life: number, kind: string): Mark[] {
  const open = kind === 'opens' ? life * 20 : 0
  const turn = life * 1.4
  const side = (flip: 1 | -1) =>
    Array.from(
      { length: 25 },
      (_, step) =>
        `${50 + flip * (Math.sin(step / 3.4 + turn) * 20 + open * Math.max(0, 1 - step / 16))},${6 + step * 3.7}`,
    ).join(' ')
  const rungs = many(8, (place) => {
    const step = place * 3 + 1
    const reach = Math.sin(step / 3.4 + turn) * 20 + open * Math.max(0, 1 - step / 16)
    const y = 6 + step * 3.7
    return [
      line(
        `${50 - reach},${y} ${kind === 'opens' && open * (1 - step / 16) > 4 ? 50 - reach * 0.55 : 50},${y}`,
        'a',
        'thick',
      ),
      line(
        `${kind === 'opens' && open * (1 - step / 16) > 4 ? 50 + reach * 0.55 : 50},${y} ${50 + reach},${y}`,
        'b',
        'thick',
      ),
    ]
  })
  return [
    ...rungs,
    line(side(1), 'ink', 'thick'),
    line(side(-1), 'ink', 'thick'),
    ...(kind === 'cut'
      ? [
          line(
            `${between(90, 40, life)},${between(30, 52, life)} ${between(98, 60, life)},${between(36, 58, life)}`,
            'a',
            'thick',
          ),
        ]
      : []),
  ]
}

/** Two crossed: a square of four fields; how many come out is told by the number after it. */
function punnett(life: number, kind: string): Mark[] {
  const [across = 'Aa', down = 'Aa'] = kind.split('x')
  const fields = many(4, (place) => {
    const [column, row] = [place % 2, Math.floor(place / 2)]
    const genes = [across[column] ?? '', down[row] ?? '']
      .sort((one, other) => (one < other ? -1 : 1))
      .join('')
    const shown = life > 0.15 + place * 0.15
    const isRecessive = genes === genes.toLowerCase()
    return [
      box(
        24 + column * 36,
        26 + row * 36,
        34,
        34,
        shown ? (isRecessive ? 'a' : 'b') : 'paper',
        shown && !isRecessive,
      ),
      ...(shown ? [word(41 + column * 36, 43 + row * 36, genes, 10)] : []),
    ]
  })
  return [
    ...fields,
    ...many(2, (place) => [
      word(41 + place * 36, 14, across[place] ?? '', 10),
      word(11, 43 + place * 36, down[place] ?? '', 10),
    ]),
  ]
}

function chromosome(life: number, kind: string): Mark[] {
  const arm = (x: number, y: number, fill: 'a' | 'b'): Mark[] => [
    blob(
      `${x - 10},${y - 30} ${x - 3},${y - 30} ${x},${y} ${x + 3},${y - 30} ${x + 10},${y - 30} ${x + 4},${y} ${x + 10},${y + 30} ${x + 3},${y + 30} ${x},${y + 4} ${x - 3},${y + 30} ${x - 10},${y + 30} ${x - 4},${y}`,
      fill,
    ),
  ]
  if (kind === 'cross')
    return [
      ...arm(34, 54, 'a'),
      ...arm(66, 54, 'b'),
      ...(life > 0.3
        ? [
            bow('40,30 50,26 60,30', 'ink', 'thick'),
            bow('60,34 50,40 40,34', 'ink', 'thick'),
            disc(41, 30, 4 * life, 'b'),
            disc(59, 30, 4 * life, 'a'),
          ]
        : []),
    ]
  if (kind === 'three')
    return [
      ...arm(24, 54, 'a'),
      ...arm(50, 54, 'a'),
      ...(life > 0.2 ? arm(76, 54 - (1 - life) * 20, 'b') : []),
    ]
  if (kind === 'xy')
    return [
      ...arm(30, 54, 'a'),
      blob('66,34 74,34 74,56 80,72 72,74 68,60 62,72 58,68 66,54', 'b'),
      ...(life > 0.2 ? [disc(30, 34, 5 * life, 'b')] : []),
    ]
  return [...arm(34 - life * 4, 54, 'a'), ...arm(66 + life * 4, 54, 'b')]
}

export const GENES = {
  dna: thing(dna, 84),
  punnett: thing(punnett),
  chromosome: thing(chromosome),
  codons: thing((life, kind) => {
    const bases = kind || 'AUGGCU'
    return [
      line('4,66 96,66', 'ink', 'thick'),
      ...many(bases.length, (place) => {
        const x = 12 + (place * 78) / Math.max(1, bases.length - 1)
        return [line(`${x},66 ${x},56`, 'ink', 'thick'), word(x, 44, bases[place] ?? '', 10)]
      }),
      ...(life > 0.1
        ? [bow(`6,78 ${between(6, 30, life)},86 ${between(8, 50, life)},78`, 'a', 'thick')]
        : []),
    ]
  }, 130),
  virus: thing((life) => [
    poly('50,12 68,22 68,42 50,52 32,42 32,22', 'a', true),
    line('50,52 50,76', 'ink', 'thick'),
    ...many(4, (place) => line(`50,76 ${26 + place * 16},${86 + (place % 3 === 0 ? 8 : 0)}`, 'ink', 'thick')),
    ...(life > 0
      ? [
          blob(`${between(6, 24, life)},40 ${between(2, 18, life)},60 ${between(8, 30, life)},64`, 'b'),
          blob(`${between(94, 76, life)},40 ${between(98, 82, life)},60 ${between(92, 70, life)},64`, 'b'),
        ]
      : []),
  ]),
  antibody: thing((life) =>
    many(3, (place) => {
      const [x, y] = [24 + place * 26, 66 - (place % 2) * 22 + (1 - life) * 14]
      return [
        line(`${x},${y + 18} ${x},${y}`, 'ink', 'thick'),
        line(`${x},${y} ${x - 9},${y - 14}`, 'a', 'thick'),
        line(`${x},${y} ${x + 9},${y - 14}`, 'b', 'thick'),
      ]
    }),
  ),
  enzyme: thing((life, kind) => {
    const hot = kind === 'hot' ? life : 0
    return [
      blob(
        `18,84 16,50 36,${34 - hot * 14} 44,${54 - hot * 24} 58,${54 + hot * 10} 66,${34 + hot * 14} 86,50 84,84 50,92`,
        'b',
        true,
      ),
      poly(
        `44,${between(10, hot > 0 ? 14 : 36, life)} 58,${between(10, hot > 0 ? 14 : 36, life)} 56,${between(26, hot > 0 ? 30 : 54, life)} 46,${between(26, hot > 0 ? 30 : 54, life)}`,
        'a',
      ),
    ]
  }),
  pedigree: thing((life, kind) => [
    box(14, 16, 20, 20, 'paper'),
    disc(76, 26, 11, 'paper'),
    line('34,26 65,26', 'ink', 'thick'),
    line('50,26 50,54', 'ink', 'thick'),
    line('18,54 82,54', 'ink', 'thick'),
    ...many(3, (place) => line(`${18 + place * 32},54 ${18 + place * 32},66`)),
    box(8, 66, 20, 20, kind === 'sons' ? 'b' : 'paper'),
    kind === 'sons' ? box(40, 66, 20, 20, 'b') : disc(50, 77, 11, life > 0.3 ? 'a' : 'paper'),
    kind === 'sons' ? disc(82, 77, 11, life > 0.3 ? 'a' : 'none') : box(72, 66, 20, 20, 'paper'),
  ]),
  pea: thing((life, kind) => [
    blob('6,60 30,42 70,42 96,58 70,76 30,76', 'b', true),
    ...many(4, (place) => {
      const odd = kind === 'wrinkled' && place === 3 && life > 0.3
      return odd
        ? poly('74,52 80,56 86,52 88,60 84,66 78,64 74,66 72,58', 'a')
        : disc(24 + place * 18, 59, 8, 'paper')
    }),
  ]),
  fold: thing((life) => [
    bow(
      `10,${80 - life * 10} 26,40 40,78 54,36 66,74 ${between(96, 74, life)},${between(30, 46, life)}`,
      'a',
      'thick',
    ),
    ...many(6, (place) =>
      disc(12 + place * between(16, 12, life), 74 - (place % 2) * 32, 5, place % 2 ? 'b' : 'paper'),
    ),
  ]),
} as const
