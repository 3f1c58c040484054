// What a world of Math Maze is: how its floor, walls, doors and things are painted. Everything stays the same for the same
// maze; nothing here moves.
import type { Maze } from '#engine/games/math-maze/maze.ts'
import type { Box, Mark, Point } from '#engine/phaser/kit/marks.ts'
import type { Brush } from '../brush.ts'
import type { MazeLayout } from '../maze-layout.ts'

/** A maze where its picture has it. */
export interface Ground {
  readonly maze: Maze
  readonly layout: MazeLayout
  /** Pixels across and down of the whole picture. */
  readonly side: number
  /** Outlines of the walls in pixels, the wall on the right hand. */
  readonly contours: readonly (readonly Point[])[]
}

export interface World {
  /** One cell of floor. @param seed differs from cell to cell */
  floor(brush: Brush, box: Box, seed: number): void
  /** What lies across the whole floor. */
  ground(brush: Brush, ground: Ground): void
  walls(brush: Brush, ground: Ground): void
  /** The doorway, on a square of this side; it stays when the leaf is open. */
  doorway(brush: Brush, side: number): void
  /** The leaf of the door where it is when shut, on the same square; open, it asks nothing any more. */
  leaf(brush: Brush, side: number, open: boolean): void
  /** Where its hinge is, as a share of the square, and how it opens: folded to this width or turned by these degrees. */
  readonly hinge: Point & { readonly width: number; readonly turn: number }
  /** What is left behind at each step, on a square, heading right. */
  footprint(brush: Brush, side: number): void
  /** Things to come across, on a field of 100 by 100. */
  readonly things: readonly (readonly Mark[])[]
  /** The colour of its light. */
  readonly glow: 'a' | 'b'
  /** The player, on a field of 100 by 100; null where the page's own Glim walks. */
  readonly player: readonly Mark[] | null
}

export const FIELD = 100

/** The outermost edge of the board. */
export function isRim(loop: readonly Point[], side: number): boolean {
  return loop.length === 4 && loop.every(({ x, y }) => (x === 0 || x === side) && (y === 0 || y === side))
}
