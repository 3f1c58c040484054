// What part of the maze is on show. Where cells would be too small for a thumb and an eye, the picture is larger than its
// board and follows the player. Pure.
import type { Maze } from '#engine/games/math-maze/maze.ts'
import type { Point } from '#engine/phaser/kit/marks.ts'
import { layOut } from './maze-layout.ts'

/** Pixels. */
const SMALLEST_CELL = 28

/** Pixels across and down of the whole picture, at least the board's. */
export function fieldSide(maze: Pick<Maze, 'size'>, board: number): number {
  const { cell } = layOut(maze, board)
  return cell >= SMALLEST_CELL ? board : (board * SMALLEST_CELL) / cell
}

/** Which point of the picture lies in the board's top left corner, for the player to stand as near its middle as can be. */
export function scrollTo(player: Point, field: number, board: number): Point {
  const scrolled = (at: number) => Math.max(0, Math.min(field - board, at - board / 2))
  return { x: scrolled(player.x), y: scrolled(player.y) }
}
