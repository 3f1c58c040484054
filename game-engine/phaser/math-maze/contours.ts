// The outlines of all walls as closed loops of grid corners, for drawing them round. Pure.
import { cellAt, type Maze, type Place } from '#engine/games/math-maze/maze.ts'

/** From a corner of a wall to the next, with the wall on the right hand. */
interface Side {
  readonly from: Place
  readonly to: Place
}

/**
 * Loops of corners, each without its straight middles: clockwise around walls, the other way around rooms within them. Walls
 * that touch at a corner alone are kept apart, as nobody can pass there.
 */
export function contoursOf(maze: Maze): Place[][] {
  const left = new Map<string, Side[]>()
  for (const side of sidesOf(maze)) {
    const key = keyOf(side.from)
    left.set(key, [...(left.get(key) ?? []), side])
  }
  const loops: Place[][] = []
  for (const starting of left.values()) {
    for (let side = starting[0]; side; side = starting[0]) loops.push(corners(loopFrom(side, left)))
  }
  return loops
}

/** Takes the sides of one loop out of those left. */
function loopFrom(first: Side, left: Map<string, Side[]>): Side[] {
  const loop: Side[] = []
  let side: Side | undefined = first
  while (side) {
    const { from, to }: Side = side
    const here = left.get(keyOf(from)) ?? []
    here.splice(here.indexOf(side), 1)
    loop.push(side)
    const ahead: readonly Side[] = left.get(keyOf(to)) ?? []
    // A right turn stays with the same wall where two meet at a corner.
    side = ahead.find((next) => turn({ from, to }, next) > 0) ?? ahead[0]
    if (to.x === first.from.x && to.y === first.from.y) break
  }
  return loop
}

function corners(loop: readonly Side[]): Place[] {
  return loop.filter((side, index) => turn(loop.at(index - 1) ?? side, side) !== 0).map(({ from }) => from)
}

/** More than 0 for a turn to the right, less for one to the left. */
function turn(one: Side, next: Side): number {
  return (
    (one.to.x - one.from.x) * (next.to.y - next.from.y) - (one.to.y - one.from.y) * (next.to.x - next.from.x)
  )
}

function sidesOf(maze: Maze): Side[] {
  const isWall = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < maze.size && y < maze.size && cellAt(maze, { x, y }) === 'wall'
  const sides: Side[] = []
  for (let y = 0; y < maze.size; y++) {
    for (let x = 0; x < maze.size; x++) {
      if (!isWall(x, y)) continue
      const [right, below] = [x + 1, y + 1]
      if (!isWall(x, y - 1)) sides.push({ from: { x, y }, to: { x: right, y } })
      if (!isWall(right, y)) sides.push({ from: { x: right, y }, to: { x: right, y: below } })
      if (!isWall(x, below)) sides.push({ from: { x: right, y: below }, to: { x, y: below } })
      if (!isWall(x - 1, y)) sides.push({ from: { x, y: below }, to: { x, y } })
    }
  }
  return sides
}

function keyOf({ x, y }: Place): string {
  return `${x} ${y}`
}
