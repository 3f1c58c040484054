// Builds the maze of a level: an open room within a border, walls that never cut anything off, and problems where the way
// leads. Solvable by construction: every cell that is no wall can be come to from the start.

import type { Band } from '#engine/core/bands.ts'
import { type Dice, type RandomState, withDice } from '#engine/core/random.ts'
import {
  type CellKind,
  goalOf,
  indexOf,
  isSame,
  type Maze,
  type Place,
  placeOf,
  START,
  withCell,
} from './maze.ts'
import { countReachable, shortestWay } from './paths.ts'
import { type MazePlan, planOf } from './plan.ts'

/** The maze of this level, and the generator's state after it. */
export function generateMaze(random: RandomState, band: Band, level: number): [Maze, RandomState] {
  const plan = planOf(band, level)
  return withDice(random, (dice) => withProblems(dice, withWalls(dice, plan), plan.mathCells))
}

function emptyRoom(size: number): Maze {
  const cells = Array.from({ length: size * size }, (_, index): CellKind => {
    const { x, y } = placeOf({ size }, index)
    return x === 0 || y === 0 || x === size - 1 || y === size - 1 ? 'wall' : 'empty'
  })
  const room = { size, cells }
  return withCell(room, goalOf(room), 'goal')
}

function withWalls(dice: Dice, { size, walls }: MazePlan): Maze {
  for (;;) {
    const maze = tryWalls(dice, emptyRoom(size), walls)
    if (maze) return maze
  }
}

/** Null when the walls stood so unluckily that no other could be added: there is only one winding way left. */
function tryWalls(dice: Dice, { size, cells: room }: Maze, wanted: number): Maze | null {
  // Many walls are tried and taken back: on cells of its own, not on a copy of the maze for each.
  const cells = [...room]
  const maze = { size, cells }
  let left = wanted
  let open = countReachable(maze, START)
  while (left > 0) {
    const before = left
    for (const place of dice.shuffle(emptyPlaces(maze))) {
      if (left === 0) break
      cells[indexOf(maze, place)] = 'wall'
      if (countReachable(maze, START) < open - 1) {
        cells[indexOf(maze, place)] = 'empty'
        continue
      }
      open -= 1
      left -= 1
    }
    if (left === before) return null
  }
  return maze
}

/** Each stands on a shortest way that is still free of problems, as long as there is one. */
function withProblems(dice: Dice, walled: Maze, count: number): Maze {
  let maze = walled
  for (let placed = 0; placed < count; placed++) {
    const way = shortestWay(maze, START, goalOf(maze), ['empty', 'goal'])?.slice(1, -1)
    const place = dice.pick(way && way.length > 0 ? way : emptyPlaces(maze))
    maze = withCell(maze, place, 'math')
  }
  return maze
}

/** All empty cells but the start. */
function emptyPlaces(maze: Maze): Place[] {
  return maze.cells
    .map((kind, index) => ({ kind, place: placeOf(maze, index) }))
    .filter(({ kind, place }) => kind === 'empty' && !isSame(place, START))
    .map(({ place }) => place)
}
