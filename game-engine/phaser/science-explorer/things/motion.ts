// Pushes, pulls and what moves by them.
import { arc, between, curve, turned } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { arrow, blob, bow, box, disc, line, many, poly, thing } from './brush.ts'

function pendulum(life: number, kind: string): Mark[] {
  const swing = Math.cos(life * Math.PI * 2) * 0.7
  const bob = turned({ x: 50, y: 76 }, { x: 50, y: 12 }, swing)
  if (kind === 'seat')
    return [
      line('22,8 12,96', 'ink', 'thick'),
      line('78,8 88,96', 'ink', 'thick'),
      line('20,8 80,8', 'ink', 'thick'),
      line(`50,8 ${50 + life * 30},${72 - life * 14}`, 'ink'),
      box(40 + life * 28, 70 - life * 14, 20, 6, 'a'),
      disc(50 + life * 28, 56 - life * 14, 8, 'paper'),
      ...arrow(8, 66, 8 + life * 18, 66, 'b'),
    ]
  return [
    line('14,10 86,10', 'ink', 'thick'),
    curve(arc(50, 12, 64, 64, Math.PI / 2 - 0.7, Math.PI / 2 + 0.7), 0, 'faint'),
    line(`50,10 ${bob.x},${bob.y}`),
    disc(bob.x, bob.y, 9, 'a', true),
    ...(kind === 'low' ? arrow(34, 92, between(38, 66, life), 92, 'b') : []),
  ]
}

/** A thing and the forces on it; its kind names them: left 3 right 8 is "l3r8", u and d the others. */
function pushed(life: number, kind: string): Mark[] {
  const size = (way: string) => Number(new RegExp(`${way}(\\d+)`).exec(kind)?.[1] ?? 0)
  const [left, right, up, down] = [size('l'), size('r'), size('u'), size('d')]
  const x = 50 + (right - left) * life * 1.6
  const y = up || down ? 52 - (up - down) * life : 68
  const at = (force: number) => Math.min(34, 8 + force * 3)
  return [
    ...(up || down ? [] : [line('2,88 98,88', 'ink', 'thick')]),
    box(x - 14, y - 16, 28, up || down ? 30 : 36, 'a'),
    ...(right ? arrow(x + 15, y, x + 15 + at(right), y, 'b') : []),
    ...(left ? arrow(x - 15, y, x - 15 - at(left), y, 'b') : []),
    ...(up ? arrow(x, y - 17, x, y - 17 - at(up), 'b') : []),
    ...(down ? arrow(x, y + 15, x, y + 15 + at(down), 'b') : []),
  ]
}

export const MOTION = {
  pendulum: thing(pendulum),
  pushed: thing(pushed, 112),
  pulley: thing((life) => {
    const up = life * 30
    return [
      line('20,8 80,8', 'ink', 'thick'),
      line('50,8 50,22'),
      disc(50, 30, 14, 'b'),
      disc(50, 30, 3, 'ink'),
      line(`36,30 36,${80 - up}`, 'ink', 'thick'),
      line(`64,30 64,${58 + up * 0.8}`, 'ink', 'thick'),
      box(24, 80 - up, 24, 16, 'a'),
    ]
  }),
  lever: thing((life) => {
    const tip = between(8, -8, life)
    return [
      poly('42,96 50,76 58,96', 'b'),
      line(`4,${76 + tip} 96,${76 - tip}`, 'ink', 'thick'),
      box(8, 58 + tip, 18, 18, 'a'),
      disc(86, 68 - tip, 9, 'paper'),
    ]
  }),
  spring: thing((life) => [
    line('10,20 10,96', 'ink', 'thick'),
    line('10,96 98,96', 'ink', 'thick'),
    line(
      Array.from(
        { length: 13 },
        (_, step) => `${10 + step * between(3, 5, life)},${step % 2 ? 66 : 84}`,
      ).join(' '),
      'ink',
      'thick',
    ),
    box(between(46, 70, life), 62, 24, 30, 'a'),
  ]),
  bow: thing((life) => [
    bow('30,8 58,26 66,54 58,80 30,98', 'ink', 'thick'),
    line(`30,8 ${between(14, 50, life)},54 30,98`),
    line(`${between(12, 52, life)},54 ${between(76, 100, life)},54`, 'a', 'thick'),
    poly(`${between(76, 100, life)},54 ${between(68, 92, life)},49 ${between(68, 92, life)},59`, 'ink'),
  ]),
  parachute: thing((life) => {
    const y = life * 8
    return [
      blob(
        `10,${40 + y} 20,${18 + y} 50,${8 + y} 80,${18 + y} 90,${40 + y} 70,${34 + y} 50,${40 + y} 30,${34 + y}`,
        'a',
        true,
      ),
      ...many(3, (place) => line(`${14 + place * 36},${38 + y} 50,${72 + y}`)),
      disc(50, 70 + y, 6, 'paper'),
      box(46, 76 + y, 8, 12, 'b'),
      ...arrow(72, 66 + y, 72, 66 + y - life * 18),
      ...arrow(72, 72 + y, 72, 72 + y + life * 18),
    ]
  }),
  rope: thing((life) => [
    bow(`4,60 30,${62 - life} 70,${58 + life} 96,60`, 'ink', 'thick'),
    ...([12, 28, 72, 88] as const).flatMap((x) => [
      disc(x, 44, 6, x < 50 ? 'a' : 'b'),
      line(`${x},50 ${x},76`, 'ink', 'thick'),
      line(`${x},76 ${x < 50 ? x - 6 : x + 6},96`, 'ink', 'thick'),
    ]),
    line('50,52 50,68', 'a', 'thick'),
    line('2,97 98,97', 'ink'),
  ]),
  skaters: thing((life) =>
    ([-1, 1] as const).flatMap((side) => {
      const x = 50 + side * (14 + life * 22)
      return [
        disc(x, 34, side < 0 ? 8 : 11, side < 0 ? 'a' : 'b'),
        line(`${x},44 ${x},72`, 'ink', 'thick'),
        line(`${x},72 ${x + side * 8},94`, 'ink', 'thick'),
        line(`${x},52 ${x - side * (14 - life * 6)},52`, 'ink', 'thick'),
        line(`${x - 8},96 ${x + 14},96`, 'ink', 'thick'),
      ]
    }),
  ),
} as const
