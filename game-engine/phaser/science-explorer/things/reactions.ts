// Reactions and radiation: energy, pressure, balance.
import { arc, between, curve, during } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { arrow, bow, box, disc, dot, line, many, oval, thing, word } from './brush.ts'

/** Energy against progress: a hill; catalyst: a lower one beside it; endo: it ends higher. */
function hill(life: number, kind: string): Mark[] {
  const end = kind === 'endo' ? 40 : 78
  const way = (top: number) => `8,62 24,62 42,${top} 50,${top} 66,${end} 96,${end}`
  return [
    line('4,8 4,94 98,94', 'ink', 'thick'),
    bow(way(18), 'ink', 'thick'),
    ...(kind === 'catalyst' && life > 0.1
      ? [bow(way(between(18, 44, life)), 'a', 'thick')]
      : [
          disc(
            between(14, 86, life),
            life < 0.5 ? between(58, 14, life * 2) : between(14, end - 4, life * 2 - 1),
            5,
            'a',
          ),
        ]),
  ]
}

export const REACTIONS = {
  hill: thing(hill, 110),
  ph: thing((life, kind) => {
    const to = Number(kind || 7)
    return [
      box(4, 34, 92, 18, 'paper'),
      box(4, 34, 40, 18, 'a', true),
      box(56, 34, 40, 18, 'b', true),
      ...many(15, (place) => line(`${7 + place * 6.1},52 ${7 + place * 6.1},${place % 7 ? 56 : 61}`)),
      word(8, 76, '0'),
      word(50, 76, '7'),
      word(92, 76, '14'),
      ...arrow(between(50, 7 + to * 6.1, life), 12, between(50, 7 + to * 6.1, life), 32),
    ]
  }, 120),
  piston: thing((life) => {
    const top = between(24, 52, life)
    return [
      line('20,10 20,94 80,94 80,10', 'ink', 'thick'),
      box(22, top, 56, 10, 'b'),
      line(`50,${top} 50,4`, 'ink', 'thick'),
      ...many(8, (place) =>
        disc(
          28 + ((place * 19) % 46),
          between(top + 16 + ((place * 23) % 50), top + 14 + ((place * 11) % 26), life),
          3.6,
          place % 3 ? 'a' : 'b',
        ),
      ),
    ]
  }, 90),
  balanceArrows: thing((life) => [
    ...arrow(10, 44, between(40, 90, life), 44, 'a'),
    ...arrow(90, 66, between(60, 10, life), 66, 'b'),
  ]),
  shield: thing((life, kind) => [
    disc(14, 54, 10, 'a'),
    line('46,20 46,90', 'ink', 'thick'),
    ...(kind === 'thick' ? [box(70, 16, 14, 76, 'b')] : []),
    ...many(3, (place) =>
      bow(
        `26,${40 + place * 14} ${between(28, place === 0 ? 44 : 60, life)},${38 + place * 14} ${between(30, place === 0 ? 44 : 92, place === 0 ? life : life * 0.9)},${40 + place * 14}`,
        place === 0 ? 'a' : 'faint',
        'thick',
      ),
    ),
    oval(14, 54, 4, 4, 'ink'),
  ]),
  barrier: thing((life) => [
    line('2,92 98,92', 'ink', 'thick'),
    bow('2,86 34,84 46,18 54,18 66,84 98,86', 'ink', 'thick'),
    disc(between(12, 86, life), 66, 7, 'a'),
    curve(arc(50, 66, 36, 6, Math.PI, Math.PI + life * Math.PI), 0, 'faint', 'thick'),
  ]),
  photo: thing((life) => [
    box(6, 70, 88, 24, 'b'),
    ...many(3, (place) =>
      bow(
        `${4 + place * 18},${10} ${12 + place * 18},${24} ${14 + place * 18},${36} ${24 + place * 18},${between(40, 68, life)}`,
        'a',
        'thick',
      ),
    ),
    ...many(3, (place) =>
      dot(
        between(44 + place * 12, 70 + place * 12, life),
        between(68, 20 + place * 12, during(life, 0.4, 1)),
        3.6,
      ),
    ),
  ]),
} as const
