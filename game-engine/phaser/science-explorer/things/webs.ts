// What is called a web or a net: a duck's foot, a spider's web, a net to catch with.
import { between } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { blob, bow, disc, line, many, oval, poly } from './brush.ts'

/** Of the kind that a picture names; without one, a duck's foot. */
export function web(life: number, kind: string): Mark[] {
  if (kind === 'spider') return spiderWeb(life)
  return kind === 'net' ? net(life) : webbedFoot(life)
}

/** The skin between a duck's toes. */
function webbedFoot(life: number): Mark[] {
  return [
    poly('50,30 22,94 34,84 50,96 64,84 80,94', 'a'),
    bow('50,30 36,62 22,94'),
    bow('50,30 50,96'),
    bow('50,30 64,62 80,94'),
    line('50,30 50,10', 'ink', 'thick'),
    ...(life > 0
      ? [
          bow(
            `10,${98 - life * 4} 30,${94 - life * 4} 50,${98 - life * 4} 70,${94 - life * 4} 92,${98 - life * 4}`,
            'b',
            'thick',
          ),
        ]
      : []),
  ]
}

/** A spider's, with the spider let down on a thread. */
function spiderWeb(life: number): Mark[] {
  const at = (turn: number, out: number) => `${50 + Math.cos(turn) * out},${48 + Math.sin(turn) * out}`
  const down = between(52, 84, life)
  return [
    ...many(8, (place) => line(`50,48 ${at(place * 0.785, 42)}`)),
    ...many(4, (ring) =>
      line(
        Array.from({ length: 9 }, (_, place) => at(place * 0.785, 10 + ring * 10)).join(' '),
        ring % 2 ? 'ink' : 'a',
      ),
    ),
    line(`50,48 50,${down}`),
    ...many(4, (leg) =>
      bow(`${40 + (leg % 2) * 20},${down - 6 + leg * 3} 50,${down} ${leg % 2 ? 62 : 38},${down + leg * 3}`),
    ),
    disc(50, down, 6, 'ink'),
  ]
}

/** To catch with: a bag of mesh on a hoop with a handle. */
function net(life: number): Mark[] {
  const deep = between(78, 90, life)
  return [
    line('62,34 96,6', 'ink', 'thick'),
    blob(`10,42 14,66 36,${deep} 58,66 62,40`, 'paper'),
    ...many(4, (place) => bow(`${19 + place * 11},46 ${22 + place * 9},64 ${28 + place * 5},${deep - 8}`)),
    ...many(3, (place) =>
      bow(`${14 + place * 4},${54 + place * 9} 36,${60 + place * 9} ${59 - place * 4},${53 + place * 9}`),
    ),
    oval(36, 41, 27, 9, 'b', -0.06),
  ]
}
