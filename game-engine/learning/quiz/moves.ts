// The moves of a quiz, and the strict reading of moves that come from outside.
import type { TickMove } from '#engine/core/game-rules.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { hasExactKeys, isIntegerBetween, isMoveMs } from '#engine/core/strict-input.ts'

/** A question has four options (spec 001, section 3). */
export const OPTION_COUNT = 4

export interface AnswerMove {
  readonly type: 'answer'
  readonly ms: number
  /** Place of the option, 0 to 3. */
  readonly option: number
}

/** Asks for the next of the question's hints. */
export interface HintMove {
  readonly type: 'hint'
  readonly ms: number
}

/** The fun fact is read: on to the next question. */
export interface NextMove {
  readonly type: 'next'
  readonly ms: number
}

export type QuizMove = TickMove | AnswerMove | HintMove | NextMove

/** Reads exactly the moves above, and nothing that differs by a key or a fraction. */
export function parseMove(input: unknown): Result<QuizMove, 'malformed_move'> {
  if (hasExactKeys(input, ['type', 'ms'])) {
    const { type, ms } = input
    if ((type === 'tick' || type === 'hint' || type === 'next') && isMoveMs(ms)) return ok({ type, ms })
  }
  if (hasExactKeys(input, ['type', 'ms', 'option'])) {
    const { type, ms, option } = input
    if (type === 'answer' && isMoveMs(ms) && isIntegerBetween(option, 0, OPTION_COUNT - 1)) {
      return ok({ type, ms, option })
    }
  }
  return refuse('malformed_move')
}
