import type { GameObjects } from 'phaser'
import type { Point } from './marks.ts'

/** Lays a path through the points, for `strokePath` or `fillPath`. */
export function trace(
  graphics: GameObjects.Graphics,
  points: readonly Point[],
  closed = false,
): GameObjects.Graphics {
  graphics.beginPath()
  for (const [index, { x, y }] of points.entries()) {
    if (index === 0) graphics.moveTo(x, y)
    else graphics.lineTo(x, y)
  }
  return closed ? graphics.closePath() : graphics
}
