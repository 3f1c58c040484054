// A circle graph: a whole cut into its shares.
import { arc, shape } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { word } from './brush.ts'

const FILLS = ['a', 'b', 'paper', 'faint'] as const
const [X, Y, RADIUS] = [50, 52, 44]
const TOP = -Math.PI / 2
/** A smaller share has no room for its number. */
const LEAST_WRITTEN = 0.12

/**
 * @param kind the shares after the colon, "50-30-20", clockwise from the top; with "/1" after them, the first comes out of the
 *   circle with the answer; without, all come apart a little
 */
export function circleGraph(life: number, kind: string): Mark[] {
  const [list = '', told = ''] = (kind || '50-30-20').split('/')
  const shares = list.split('-').map(Number)
  const whole = shares.reduce((sum, share) => sum + share, 0)
  let from = TOP
  return shares.flatMap((share, place) => {
    const to = from + (share / whole) * Math.PI * 2
    const way = { x: Math.cos((from + to) / 2), y: Math.sin((from + to) / 2) }
    const out = told === '' ? life * 3 : Number(told) === place + 1 ? life * 6 : 0
    const tip = { x: X + way.x * out, y: Y + way.y * out }
    const slice = shape(
      [tip, ...arc(tip.x, tip.y, RADIUS, RADIUS, from, to)],
      FILLS[place % FILLS.length] ?? 'paper',
      0,
      { soft: true },
    )
    from = to
    if (share / whole < LEAST_WRITTEN) return [slice]
    return [slice, word(tip.x + way.x * RADIUS * 0.62, tip.y + way.y * RADIUS * 0.62, `${share}`)]
  })
}
