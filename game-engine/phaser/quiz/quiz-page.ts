// What a stage of a quiz is handed: the round, and where things of the page lie.
import type { Session } from '#engine/core/session.ts'
import type { QuizMove } from '#engine/learning/quiz/moves.ts'
import type { QuizRefusal } from '#engine/learning/quiz/rules.ts'
import type { QuizEvent, QuizState } from '#engine/learning/quiz/state.ts'
import type { Box, Point } from '#engine/phaser/kit/marks.ts'

export type QuizSession = Session<QuizState, QuizMove, QuizEvent, QuizRefusal>

/** Where things of the page lie on the canvas, in CSS pixels. */
export interface PagePlaces {
  readonly picture: Box
  /** How much of it, from the top, lies under words of the page. */
  readonly covered: number
  /** The next free place in the row of stars. */
  readonly star: Point
}
