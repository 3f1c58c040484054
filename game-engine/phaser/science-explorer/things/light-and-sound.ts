// Light and sound: waves, shadows, strings and drums.
import { arc, between, curve, during } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { arrow, blob, bow, box, disc, dot, line, many, oval, poly, thing } from './brush.ts'

/** A wave on its axis: loud (higher), high (closer), flip (its dips where the others have their peaks). */
function wave(life: number, kind: string): Mark[] {
  const tall = kind === 'loud' ? between(12, 30, life) : kind === 'flip' ? -20 : 20
  const turns =
    kind === 'high'
      ? between(1.5, 4, life)
      : kind === 'half'
        ? between(1, 2, life)
        : kind === 'low'
          ? between(3, 1.5, life)
          : 2
  const way = Array.from(
    { length: 49 },
    (_, step) => `${4 + step * 1.92},${54 - Math.sin((step / 48) * turns * Math.PI * 2 + life) * tall}`,
  ).join(' ')
  return [
    line('2,54 98,54', 'faint', 'thick'),
    line('4,20 4,92'),
    line(way, 'a', 'thick'),
    ...many(5, (place) => line(`${20 + place * 18},51 ${20 + place * 18},57`)),
  ]
}

function prism(life: number): Mark[] {
  return [
    poly('50,22 82,84 18,84', 'paper', true),
    line('0,66 36,52', 'ink', 'thick'),
    ...many(4, (place) =>
      line(
        `36,52 ${between(38, 66, during(life, 0, 0.4))},${50 + place * 3} ${between(66, 99, life)},${between(54, 46 + place * 13, life)}`,
        (['a', 'b', 'ink', 'faint'] as const)[place] ?? 'ink',
        'thick',
      ),
    ),
  ]
}

/** A lamp, a thing, its shadow on the wall. */
function shadow(life: number, kind: string): Mark[] {
  const near = kind === 'near' ? between(44, 28, life) : 44
  const tall = kind === 'near' ? between(30, 52, life) : life * 34
  return [
    poly('6,96 16,96 14,66 8,66', 'b'),
    disc(11, 56, 10, 'a'),
    line(`20,54 ${near - 6},44`, 'a', 'thick'),
    line(`20,60 ${near - 6},64`, 'a', 'thick'),
    kind === 'near'
      ? blob(`${near},96 ${near - 4},62 ${near + 2},50 ${near + 10},64 ${near + 8},96`, 'paper')
      : poly(`${near - 8},96 ${near - 6},62 ${near + 10},62 ${near + 12},96`, 'paper'),
    line('92,12 92,96', 'ink', 'thick'),
    ...(tall > 0 ? [box(84, 96 - tall, 8, tall, 'ink')] : []),
  ]
}

export const LIGHT_AND_SOUND = {
  wave: thing(wave),
  prism: thing(prism),
  shadow: thing(shadow),
  drum: thing((life) => [
    poly('16,54 84,54 80,92 20,92', 'a', true),
    oval(50, 54 + Math.sin(life * 14) * 2, 34, 9, 'paper'),
    ...many(5, (place) => dot(32 + place * 9, 50 - life * (14 + (place % 2) * 12), 2.4)),
    line(`60,${44 - life * 8} 88,14`, 'ink', 'thick'),
    ...many(2, (place) =>
      curve(arc(50, 40, 42 + place * 6, 26 + place * 6, -0.5, 0.3), 0, life > 0.2 ? 'b' : 'faint'),
    ),
  ]),
  string: thing((life, kind) => [
    box(4, 70, 92, 20, 'a'),
    line('10,44 10,70', 'ink', 'thick'),
    line('90,44 90,70', 'ink', 'thick'),
    bow(
      kind === 'half'
        ? `10,50 30,${50 - life * 14} 50,50 70,${50 + life * 14} 90,50`
        : `10,50 50,${50 - life * 22} 90,50`,
      'ink',
      'thick',
    ),
    bow(
      kind === 'half'
        ? `10,50 30,${50 + life * 14} 50,50 70,${50 - life * 14} 90,50`
        : `10,50 50,${50 + life * 16} 90,50`,
      'faint',
    ),
    oval(50, 80, 12, 6, 'ink'),
  ]),
  bell: thing((life) => {
    const ring = Math.sin(life * 12) * 6
    return [
      blob(`50,14 66,30 70,66 82,80 18,80 30,66 34,30`, 'a', true),
      disc(50 + ring, 86, 7, 'b'),
      ...many(2, (place) => [
        curve(arc(50, 50, 40 + place * 8, 34, -0.4, 0.4), 0, 'b'),
        curve(arc(50, 50, 40 + place * 8, 34, 2.74, 3.54), 0, 'b'),
      ]),
    ]
  }),
  xylophone: thing((life) =>
    many(5, (place) =>
      box(
        8 + place * 18,
        20 + place * 7 - (place === 4 ? life * 6 : 0),
        14,
        72 - place * 14,
        place % 2 ? 'b' : 'a',
      ),
    ),
  ),
  cups: thing((life) => [
    poly('4,40 20,46 20,66 4,72', 'a'),
    poly('96,40 80,46 80,66 96,72', 'b'),
    bow(
      `20,56 36,${56 - Math.sin(life * 9) * 6} 50,56 66,${56 + Math.sin(life * 9) * 6} 80,56`,
      'ink',
      'thick',
    ),
  ]),
  mirror: thing((life) => [
    line('20,12 60,12', 'ink', 'thick'),
    poly('58,20 88,52 82,58 52,26', 'paper', true),
    line(
      `20,86 ${between(20, 70, during(life, 0, 0.5))},${between(86, 40, during(life, 0, 0.5))}`,
      'a',
      'thick',
    ),
    ...(life > 0.5
      ? arrow(70, 40, between(70, 64, during(life, 0.5, 1)), between(40, 94, during(life, 0.5, 1)), 'a')
      : []),
    disc(16, 90, 6, 'b'),
  ]),
  lens: thing((life) => {
    const zoom = between(5, 13, life)
    return [
      disc(42, 42, 30, 'paper', true),
      blob(`${42 - zoom},${42 + zoom} 42,${42 - zoom} ${42 + zoom},${42 + zoom * 0.6}`, 'b'),
      line('64,64 94,96', 'ink', 'thick'),
      line('61,67 91,99', 'ink', 'thick'),
      bow('24,38 30,26 42,22'),
    ]
  }),
  fiber: thing((life) => [
    bow('4,30 34,22 60,50 70,80 98,84', 'ink', 'thick'),
    bow('4,46 30,38 48,60 60,94 98,98', 'ink', 'thick'),
    line(
      ['6,38', '28,28', '38,46', '56,50', '58,78', '78,84', '96,92']
        .slice(0, 2 + Math.round(life * 5))
        .join(' '),
      'a',
      'thick',
    ),
  ]),
  tap: thing((life) => [
    bow('20,30 50,26 66,34 66,46', 'ink', 'thick'),
    line('34,28 34,14', 'ink', 'thick'),
    line('24,14 44,14', 'ink', 'thick'),
    ...many(3, (place) =>
      blob(
        `66,${54 + place * 15 * (0.5 + life * 0.5)} 70,${62 + place * 15 * (0.5 + life * 0.5)} 66,${66 + place * 15 * (0.5 + life * 0.5)} 62,${62 + place * 15 * (0.5 + life * 0.5)}`,
        'b',
      ),
    ),
  ]),
  siren: thing((life) => [
    box(10 + life * 6, 50, 56, 34, 'paper'),
    box(14 + life * 6, 42, 12, 8, 'a'),
    disc(24 + life * 6, 86, 8, 'ink'),
    disc(54 + life * 6, 86, 8, 'ink'),
    line(`${40 + life * 6},58 ${40 + life * 6},74`, 'a', 'thick'),
    line(`${32 + life * 6},66 ${48 + life * 6},66`, 'a', 'thick'),
    ...many(3, (place) =>
      curve(arc(66 + life * 6, 60, 8 + place * (9 - life * 4), 18 + place * 4, -0.8, 0.8), 0, 'b', 'thick'),
    ),
    ...many(3, (place) =>
      curve(arc(12 + life * 6, 60, 6 + place * (6 + life * 3), 18 + place * 4, 2.4, 3.9), 0, 'b'),
    ),
  ]),
} as const
