// Where a question is looked into: drawn once, behind the things that stand in it.
import { shape } from '#engine/phaser/kit/forms.ts'
import type { Box, Mark, Point, Shape } from '#engine/phaser/kit/marks.ts'
import type { PlaceName } from '../picture/read-picture.ts'

export type Room = Pick<Box, 'width' | 'height'>

export interface Place {
  /** What stands there whatever is asked, in the room's pixels. */
  still(room: Room, name: PlaceName): Mark[]
  /** Where things stand: on its lower edge. */
  stand(room: Room): Box
}

/** Narrower than this there is no furniture beside the things. */
export const NARROW = 520

export function area(along: readonly Point[], fill: Shape['fill'], soft = true): Mark {
  return shape(along, fill, 0, { outline: false, soft })
}

export function band(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: Shape['fill'],
  soft = true,
): Mark {
  return area(
    [
      { x, y },
      { x: x + width, y },
      { x: x + width, y: y + height },
      { x, y: y + height },
    ],
    fill,
    soft,
  )
}

/** A hill line from edge to edge, `swing` px up and down. */
export function hills(width: number, top: number, swing: number, turn: number): Point[] {
  return Array.from({ length: 17 }, (_, step) => ({
    x: (width * step) / 16,
    y: top - Math.sin((step / 16) * Math.PI * 3 + turn) * swing,
  }))
}

/** Everything under a line, down to `bottom`. */
export function under(along: readonly Point[], bottom: number): Point[] {
  const [first, last] = [along[0], along.at(-1)]
  return [...along, { x: last?.x ?? 0, y: bottom }, { x: first?.x ?? 0, y: bottom }]
}
