// How far each cell of a maze is coloured in: what was walked stays in colour, Glim's light reaches a little ahead. Pure.
import { cellAt, goalOf, indexOf, isSame, type Maze, type Place } from '#engine/games/math-maze/maze.ts'

/** The light around the player, by distance in cells. */
const NEAR = { within: 1.5, light: 0.5 }
const FAR = { within: 2.3, light: 0.2 }
/** The goal can be seen from afar. */
const BEACON = 0.55
/** Walls are never without colour, and the rim has all of its own. */
const DUSK = 0.28

/** @param visited numbers of the cells walked so far
 *  @returns 0 (a pencil sketch) to 1 (in full colour) */
export function lightAt(maze: Maze, place: Place, player: Place, visited: ReadonlySet<number>): number {
  if (visited.has(indexOf(maze, place))) return 1
  if (isRim(maze, place)) return 1
  const isWall = cellAt(maze, place) === 'wall'
  if (isWall && around(place).some((cell) => isInside(maze, cell) && visited.has(indexOf(maze, cell))))
    return 1
  const distance = Math.hypot(place.x - player.x, place.y - player.y)
  const reached = distance <= NEAR.within ? NEAR.light : distance <= FAR.within ? FAR.light : 0
  const least = isSame(place, goalOf(maze)) ? BEACON : isWall ? DUSK : 0
  return Math.max(reached, least)
}

function around({ x, y }: Place): Place[] {
  return [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((across) => ({ x: x + across, y: y + down })))
}

function isRim({ size }: Maze, { x, y }: Place): boolean {
  return x === 0 || y === 0 || x === size - 1 || y === size - 1
}

function isInside({ size }: Maze, { x, y }: Place): boolean {
  return x >= 0 && y >= 0 && x < size && y < size
}
