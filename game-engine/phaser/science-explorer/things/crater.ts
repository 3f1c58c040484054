// The bowl that a rock from space has left in the ground, seen over its rim, and a small one beside it.
import { arc, between, shape } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { blob, bow, line, many, patch } from './brush.ts'

export const CRATER_WIDTH = 124
const TURN = Math.PI * 2

interface Bowl {
  readonly x: number
  readonly y: number
  /** From the middle to the edge of the bowl. */
  readonly across: number
}

const GREAT: Bowl = { x: 55, y: 65, across: 40 }

/** More light comes into it as it is answered. */
export function crater(life: number): Mark[] {
  return [
    patch('0,34 124,34 124,96 0,96', 'a', true),
    ...bowl({ x: 108, y: 44, across: 9 }, 0.8),
    ...bowl(GREAT, between(1, 0.5, life)),
    ...many(9, slope),
    bow('38,75 48,72 57,75'),
    bow('60,70 69,69 77,72'),
    ...many(3, (place) =>
      line(`${76 + place * 6},${55 + place * 2.6} ${73 + place * 5.4},${60 + place * 2.4}`),
    ),
  ]
}

/** @param dark how much of it lies in the shadow of its left wall, 0 to 1 */
function bowl({ x, y, across }: Bowl, dark: number): Mark[] {
  const down = across * 0.42
  const deep = across * (0.08 + dark * 0.14)
  const [left, right] = [TURN * 0.44, TURN * 0.88]
  const edge = arc(x + deep * 0.7, y + deep * 0.8, across - deep, down - deep * 0.2, right, left)
  return [
    blob(ring({ x, y: y + across * 0.12, across: across * 1.27 }, 0.5), 'a'),
    blob(ring({ x, y, across }, 0.42), 'paper'),
    shape([...arc(x, y, across, down, left, right), ...edge], 'ink', 0, { outline: false }),
  ]
}

/** A round edge as rough as rock is, so flat. */
function ring({ x, y, across }: Bowl, flat: number): string {
  return Array.from({ length: 16 }, (_, step) => {
    const turn = (step * TURN) / 16
    const out = across * (1 + ((step % 3) - 1) * 0.04)
    return `${x + Math.cos(turn) * out},${y + Math.sin(turn) * out * flat}`
  }).join(' ')
}

/** A stroke down the outside of the rim. */
function slope(place: number): Mark {
  const turn = Math.PI * (0.1 + place * 0.1)
  const [x, y] = [GREAT.x + Math.cos(turn) * 44, GREAT.y + 5 + Math.sin(turn) * 19]
  return line(`${x},${y} ${x + Math.cos(turn) * 4.5},${y + 1 + Math.sin(turn) * 3}`)
}
