// Ways through a maze.

import { type CellKind, indexOf, type Maze, type Place, placeOf } from './maze.ts'

/** A cell nobody has come to yet. */
const UNSEEN = -1

/**
 * A shortest way over cells of these kinds, both ends included; null when there is none. The first cell may be of any
 * kind. Of ways of the same length it is always the same one.
 */
export function shortestWay(
  maze: Maze,
  from: Place,
  to: Place,
  over: readonly CellKind[],
): readonly Place[] | null {
  const { size, cells } = maze
  const start = indexOf(maze, from)
  const end = indexOf(maze, to)
  const cameFrom = cells.map(() => UNSEEN)
  cameFrom[start] = start
  const reached = [start]
  for (const place of reached) {
    if (place === end) break
    for (const step of [-size, size, -1, 1]) {
      const next = place + step
      const kind = cells[next]
      if (kind === undefined || cameFrom[next] !== UNSEEN || !over.includes(kind)) continue
      cameFrom[next] = place
      reached.push(next)
    }
  }
  if (cameFrom[end] === UNSEEN) return null
  const way = [end]
  for (let at = end; at !== start; ) {
    at = cameFrom[at] ?? start
    way.push(at)
  }
  return way.reverse().map((index) => placeOf(maze, index))
}

/** How many cells can be come to from here, itself counted, without walking over the goal: who gets there is gone. */
export function countReachable({ size, cells }: Maze, from: Place): number {
  const seen = new Uint8Array(cells.length)
  const reached = [indexOf({ size }, from)]
  seen[reached[0] ?? 0] = 1
  for (const place of reached) {
    if (cells[place] === 'goal') continue
    for (const step of [-size, size, -1, 1]) {
      const next = place + step
      // The border keeps every step within its row.
      if (seen[next] !== 0 || cells[next] === 'wall') continue
      seen[next] = 1
      reached.push(next)
    }
  }
  return reached.length
}
