// An owl on a branch, seen from the front.
import { between } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { blob, bow, disc, dot, line, many, oval, poly } from './brush.ts'

/** Its wings open as it is answered. */
export function owl(life: number): Mark[] {
  return [
    ...([-1, 1] as const).flatMap((side) => wing(side, life)),
    oval(50, 58, 22, 29, 'paper'),
    ...many(3, (row) =>
      many(4 - (row % 2), (place) => fleck(36 + (row % 2) * 4.5 + place * 9, 56 + row * 9)),
    ),
    poly('6,88 94,87 95,94 6,95', 'paper'),
    ...[41, 59].flatMap((x) =>
      many(3, (claw) => line(`${x - 5 + claw * 5},84 ${x - 6 + claw * 6},93`, 'ink', 'thick')),
    ),
    ...head(),
  ]
}

function head(): Mark[] {
  return [
    blob('26,4 38,13 50,12 62,13 74,4 76,26 70,42 50,48 30,42 24,26', 'a', true),
    ...[39, 61].flatMap((x) => [disc(x, 28, 11.5, 'paper'), dot(x, 28, 6.4), dot(x + 2.4, 25.6, 2, 'paper')]),
    poly('46,33 54,33 50,44', 'ink'),
  ]
}

/** Folded along the body, or held out from it. */
function wing(side: -1 | 1, life: number): Mark[] {
  const at = (folded: number, open: number, down: number, lifted: number) =>
    `${50 + side * between(folded, open, life)},${between(down, lifted, life)}`
  return [
    blob(
      [
        at(16, 16, 42, 42),
        at(26, 32, 46, 34),
        at(31, 46, 62, 40),
        at(27, 44, 78, 58),
        at(18, 30, 86, 70),
      ].join(' '),
      'a',
      true,
    ),
    bow([at(22, 28, 50, 44), at(27, 38, 62, 50), at(25, 37, 74, 58)].join(' ')),
  ]
}

function fleck(x: number, y: number): Mark {
  return bow(`${x - 2.5},${y} ${x},${y + 4} ${x + 2.5},${y}`)
}
