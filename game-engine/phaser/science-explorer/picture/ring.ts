import { curve, ellipse } from '#engine/phaser/kit/forms.ts'
import type { Box, Mark } from '#engine/phaser/kit/marks.ts'

/** A ring drawn by hand around what was missed, so much of it; none at 0. */
export function ringAround({ x, y, width, height }: Box, share: number): Mark[] {
  if (share <= 0 || width === 0) return []
  const way = ellipse(x + width / 2, y + height * 0.54, width * 0.54, height * 0.5, -0.06)
  const whole = [...way, ...way.slice(0, 3)]
  return [curve(whole.slice(0, Math.max(2, Math.ceil(whole.length * share))), 0, 'wrong', 'thick')]
}
