// The marker of a stop: empty while it lies ahead, ticked and with a flag when it was right, a ring with a dot when it was not.
import { circle, curve, shape } from '#engine/phaser/kit/forms.ts'
import type { Mark, Point } from '#engine/phaser/kit/marks.ts'
import type { Stop } from '../journey.ts'

export function markerOf({ x, y }: Point, outcome: Stop['outcome'], radius: number): Mark[] {
  const ring = shape(circle(x, y, radius), outcome === 'right' ? 'b' : 'paper', 0)
  if (outcome === null) return [ring]
  if (outcome === 'wrong') return [ring, shape(circle(x, y, radius * 0.34), 'ink', 0)]
  const tick = [
    { x: x - radius * 0.5, y },
    { x: x - radius * 0.1, y: y + radius * 0.45 },
    { x: x + radius * 0.55, y: y - radius * 0.4 },
  ]
  const at = (dx: number, dy: number) => ({ x: x + radius * (1.5 + dx), y: y + radius * (0.6 + dy) })
  const flag = [at(0, -3.4), at(2.2, -2.7), at(0, -2)]
  return [
    curve([at(0, 0), at(0, -3.4)], 0, 'ink', 'thick'),
    shape(flag, 'a', 0),
    ring,
    curve(tick, 0, 'a', 'thick'),
  ]
}
