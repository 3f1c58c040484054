// What the page hands over to the scene of Math Maze.
import type { Session } from '#engine/core/session.ts'
import type { MathMazeMove } from '#engine/games/math-maze/moves.ts'
import type { MathMazeRefusal } from '#engine/games/math-maze/rules.ts'
import type { MathMazeEvent, MathMazeState } from '#engine/games/math-maze/state.ts'
import type { Box, Point } from '#engine/phaser/kit/marks.ts'
import type { Painting } from './paint-textures.ts'

export type MathMazeSession = Session<MathMazeState, MathMazeMove, MathMazeEvent, MathMazeRefusal>

/** Where things of the page lie on the canvas, in CSS pixels. */
export interface PagePlaces {
  readonly board: Box
  /** The next free place in the row of stars. */
  readonly star: Point
}

/** What the scene finds in its registry. */
export interface MathMazeHandOver {
  readonly session: MathMazeSession
  measure(): PagePlaces
  /** A drawing of the page in the colours of its notebook, this many dots wide, in the middle of its canvas. */
  paint(name: Painting, dots: number): Promise<HTMLCanvasElement>
  /** The problem as the page writes it, with its answer or a question mark. */
  sum(solved: boolean): string
  /** The picture stands on the canvas: the page's own may go. */
  drawn(): void
  /** Something was come across. */
  found(): void
  /** Asks the stage for frames. */
  wake(): void
}
