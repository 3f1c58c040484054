// What covers an animal's body: wool or stripes. It follows the body's oval.
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { blob, bow, line, many } from './brush.ts'
import type { Build } from './builds.ts'

/** @param x the middle of the body, as y */
export function coatOn({ coat, long, high, legs }: Build, x: number, y: number): Mark[] {
  switch (coat) {
    case 'wool':
      return [wool(x, y, long, high), ...many(4, (place) => curl(x - long * 0.55 + place * long * 0.34, y))]
    case 'stripes':
      return [
        ...many(6, (place) => stripe(x, y, long, high, -0.78 + place * 0.26)),
        ...[-0.75, 0.45].flatMap((at) =>
          many(2, (band) => {
            const [middle, down] = [x + long * at, y + legs * (0.62 + band * 0.2)]
            return line(`${middle - 3},${down} ${middle + 3},${down}`, 'ink', 'thick')
          }),
        ),
      ]
    default:
      return []
  }
}

function wool(x: number, y: number, long: number, high: number): Mark {
  const edge = Array.from({ length: 26 }, (_, step) => {
    const turn = (step * Math.PI) / 13
    const out = step % 2 ? 1.16 : 0.98
    return `${x + Math.cos(turn) * long * out},${y + Math.sin(turn) * high * out}`
  })
  return blob(edge.join(' '), 'paper')
}

function curl(x: number, y: number): Mark {
  return bow(`${x - 3},${y + 1} ${x},${y - 4} ${x + 4},${y} ${x},${y + 2}`)
}

/** From the back down over the side, at a share of the body's length. */
function stripe(x: number, y: number, long: number, high: number, at: number): Mark {
  const half = high * Math.sqrt(1 - at * at)
  const middle = x + long * at
  return bow(
    `${middle},${y - half} ${middle + 2.5},${y - half * 0.2} ${middle + 1},${y + half * 0.6}`,
    'ink',
    'thick',
  )
}
