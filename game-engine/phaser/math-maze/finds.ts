// Small things to come across on the way. They are part of the picture alone: no rule knows them. Pure.
import { isSame, type Maze, type Place, placeOf, START } from '#engine/games/math-maze/maze.ts'
import { wobble } from '#engine/phaser/kit/hand.ts'

export interface Find {
  readonly place: Place
  /** Which of the world's things, from 0. */
  readonly kind: number
}

/** One for so many open cells, but never fewer than a few. */
const CELLS_FOR_ONE = 4.5
const FEWEST = 2

/** Always the same for the same maze, never two of a kind in a row. @param kinds of things the world has */
export function findsIn(maze: Maze, kinds: number): Find[] {
  const seed = maze.cells.reduce((sum, kind, index) => sum + (kind === 'wall' ? index * index : 0), maze.size)
  const open = maze.cells
    .flatMap((kind, index) => (kind === 'empty' ? [placeOf(maze, index)] : []))
    .filter((place) => !isSame(place, START))
  const count = Math.min(open.length, Math.max(FEWEST, Math.round(open.length / CELLS_FOR_ONE)))
  const apart: Place[] = []
  for (const place of shuffled(open, seed)) {
    if (apart.length === count) break
    if (apart.every((other) => Math.abs(other.x - place.x) + Math.abs(other.y - place.y) > 1))
      apart.push(place)
  }
  return apart.map((place, index) => ({ place, kind: (index + seed) % kinds }))
}

function shuffled(places: readonly Place[], seed: number): Place[] {
  const weight = ({ x, y }: Place) => wobble(seed + x * 17 + y * 31)
  return places.toSorted((one, other) => weight(one) - weight(other))
}
