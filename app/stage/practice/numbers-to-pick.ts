// Which numbers stand beside the right one where a young child counts and presses one instead of typing.
import type { Drawing } from '#engine/curriculum/drawing.ts'
import type { Exercise } from '#engine/curriculum/exercise.ts'

/**
 * Three numbers one after the other, the right one at a place that the exercise's seed draws.
 *
 * @returns null where the answer is not the number of things in the one group that is drawn
 */
export function numbersToPick({ answer, drawing, seed }: Exercise): readonly number[] | null {
  if (answer.kind !== 'number' || answer.rule !== 'whole' || answer.unit) return null
  const counted = countIn(drawing)
  if (counted === null || answer.right.d !== 1 || answer.right.n !== counted) return null
  const first = Math.max(1, counted - (seed % 3))
  return [first, first + 1, first + 2]
}

/** Rows as rows of five, large enough to touch one after the other on a phone; a single row, of which the hints speak, stays one. */
export function inFives(drawing: Drawing): Drawing {
  return drawing.kind === 'counters' &&
    drawing.layout === 'rows' &&
    drawing.columns !== drawing.groups[0]?.count
    ? { ...drawing, columns: 5 }
    : drawing
}

function countIn(drawing: Drawing | undefined): number | null {
  if (drawing?.kind !== 'counters') return null
  const [group, ...others] = drawing.groups
  return group && others.length === 0 && !group.crossed ? group.count : null
}
