// How far a mark reaches, for tests that keep pictures inside their room.
import type { Mark, Point } from './marks.ts'

export interface Extent {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Figures are about this wide, as a share of their size. */
const FIGURE = 0.6

export function extent(mark: Mark): Extent {
  switch (mark.mark) {
    case 'counter':
    case 'cross':
      return around(mark, mark.radius, mark.radius)
    case 'label':
      return around(mark, (mark.text.length * mark.size * FIGURE) / 2, mark.size / 2)
    case 'field':
      return { left: mark.x, right: mark.x + mark.width, top: mark.y, bottom: mark.y + mark.height }
    case 'line':
      return spanning([mark.from, mark.to])
    case 'hop':
      return spanning([
        mark.from,
        mark.to,
        { x: mark.to.x, y: Math.min(mark.from.y, mark.to.y) - mark.height },
      ])
    case 'shape':
    case 'curve':
      return spanning(mark.points)
  }
}

function around({ x, y }: Point, halfWidth: number, halfHeight: number): Extent {
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight }
}

function spanning(points: readonly Point[]): Extent {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}
