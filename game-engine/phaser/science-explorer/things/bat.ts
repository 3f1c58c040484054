// A bat in flight, seen from the front: skin stretched between long fingers.
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { disc, dot, line, oval, poly } from './brush.ts'

/** Its wings beat as it is answered. */
export function bat(life: number): Mark[] {
  const y = 46 - life * 3
  return [
    ...([-1, 1] as const).flatMap((side) => wing(side, y, life * 16)),
    line(`46,${y + 20} 44,${y + 29}`, 'ink', 'thick'),
    line(`54,${y + 20} 56,${y + 29}`, 'ink', 'thick'),
    oval(50, y + 6, 9, 19, 'ink'),
    ...[-1, 1].map((side) =>
      poly(`${50 + side * 2},${y - 20} ${50 + side * 11},${y - 36} ${50 + side * 11},${y - 15}`, 'ink'),
    ),
    disc(50, y - 14, 11, 'ink'),
    dot(46, y - 16, 2.4, 'paper'),
    dot(54, y - 16, 2.4, 'paper'),
    poly(`47,${y - 9} 49.4,${y - 9} 48.2,${y - 4}`, 'paper'),
    poly(`50.6,${y - 9} 53,${y - 9} 51.8,${y - 4}`, 'paper'),
  ]
}

/** An arm to the wrist, and from it a finger to each tip of the skin. */
function wing(side: -1 | 1, y: number, lift: number): Mark[] {
  const at = (out: number, down: number) => `${50 + side * out},${y + down - (lift * out) / 46}`
  const wrist = at(27, -18)
  const tips = [at(48, 4), at(36, 18), at(21, 24)]
  return [
    poly(
      [
        ...[at(5, -6), at(14, -12), wrist, at(40, -12), at(48, 4)],
        ...[at(43, 5), at(38, 10), at(36, 18), at(30, 15), at(25, 16), at(21, 24), at(15, 18), at(7, 18)],
      ].join(' '),
      'faint',
    ),
    line(`${at(5, -6)} ${at(14, -12)} ${wrist}`, 'ink', 'thick'),
    ...tips.map((tip) => line(`${wrist} ${tip}`, 'ink')),
    line(`${wrist} ${at(26, -24)}`, 'ink', 'thick'),
  ]
}
