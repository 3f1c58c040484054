// A hawk on its wings, seen from the front.
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { blob, bow, disc, dot, line, many, oval, poly } from './brush.ts'

/** Its wings go up as it is answered. */
export function hawk(life: number): Mark[] {
  const y = 46 - life * 3
  const lift = life * 9
  return [
    ...([-1, 1] as const).flatMap((side) => wing(side, y, lift)),
    poly(`43,${y + 22} 37,${y + 46} 50,${y + 42} 63,${y + 46} 57,${y + 22}`, 'a'),
    line(`50,${y + 28} 50,${y + 42}`),
    oval(50, y + 8, 11, 21, 'paper'),
    ...many(5, (place) => dot(44 + (place % 3) * 6, y + 4 + Math.floor(place / 3) * 8, 1.5)),
    ...[44, 56].flatMap((x) =>
      many(3, (claw) => line(`${x},${y + 27} ${x - 4 + claw * 4},${y + 35}`, 'ink', 'thick')),
    ),
    disc(50, y - 16, 11, 'a', true),
    dot(45, y - 18, 2),
    dot(55, y - 18, 2),
    line(`40,${y - 24} 47,${y - 21}`, 'ink', 'thick'),
    line(`60,${y - 24} 53,${y - 21}`, 'ink', 'thick'),
    poly(`46,${y - 15} 54,${y - 15} 53,${y - 9} 50,${y - 5} 48,${y - 10}`, 'b'),
  ]
}

function wing(side: -1 | 1, y: number, lift: number): Mark[] {
  const at = (out: number, down: number) => `${50 + side * out},${y + down - (lift * out) / 46}`
  return [
    blob(
      `${at(5, -6)} ${at(20, -16)} ${at(38, -18)} ${at(47, -4)} ${at(43, 8)} ${at(34, 6)} ${at(22, 16)} ${at(6, 16)}`,
      'a',
      true,
    ),
    ...many(3, (place) => bow(`${at(38 - place * 9, -4)} ${at(39 - place * 9, 2)} ${at(37 - place * 9, 8)}`)),
  ]
}
