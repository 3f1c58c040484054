// How large a level's maze is and what it holds (spec 001, section 9).

import type { Band } from '#engine/core/bands.ts'
import { GROWTH, LARGEST, MAX_MATH, MAX_WALLS, SMALLEST, WALL_TENTHS } from './constants.ts'

export interface MazePlan {
  /** Cells across and down, the border counted in. */
  readonly size: number
  /** Walls within the border. */
  readonly walls: number
  readonly mathCells: number
}

/**
 * Exactly the spec's formulas in all levels the bands have. In extra levels walls and math cells stop growing where the
 * maze is as full as it may be; walls give way first.
 */
export function planOf(band: Band, level: number): MazePlan {
  const grown = Math.floor(level * GROWTH[band])
  const size = Math.min(SMALLEST + grown, LARGEST)
  const within = (size - 2) * (size - 2)
  const walls = Math.min(Math.floor((size * level * WALL_TENTHS) / 10), Math.floor(within * MAX_WALLS))
  const open = within - walls - 2
  return { size, walls, mathCells: Math.min(grown, Math.floor(open * MAX_MATH)) }
}

/** Steps from the start to the goal where nothing stands in the way: from corner to corner within the border. */
export function leastSteps({ size }: Pick<MazePlan, 'size'>): number {
  return 2 * (size - 3)
}
