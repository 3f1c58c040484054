// The moves of Math Maze, and the strict reading of moves that come from outside.

import type { TickMove } from '#engine/core/game-rules.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { hasExactKeys, isIntegerBetween, isMoveMs } from '#engine/core/strict-input.ts'
import { OPTION_COUNT } from '#engine/learning/arithmetic/constants.ts'
import { DIRECTIONS, type Direction } from './maze.ts'

export interface StepMove {
  readonly type: 'step'
  readonly ms: number
  readonly direction: Direction
}

export interface AnswerMove {
  readonly type: 'answer'
  readonly ms: number
  /** Index into the problem's options, 0 to 3. */
  readonly option: number
}

/** hint: shows the next step of help. close: leaves the problem unanswered, for now. */
export interface AsideMove {
  readonly type: 'hint' | 'close'
  readonly ms: number
}

export type MathMazeMove = TickMove | StepMove | AnswerMove | AsideMove

/** Reads exactly these moves, and nothing that differs by a key or a fraction. */
export function parseMove(input: unknown): Result<MathMazeMove, 'malformed_move'> {
  if (hasExactKeys(input, ['type', 'ms'])) {
    const { type, ms } = input
    if ((type === 'tick' || type === 'hint' || type === 'close') && isMoveMs(ms)) return ok({ type, ms })
  }
  if (hasExactKeys(input, ['type', 'ms', 'direction'])) {
    const { type, ms } = input
    const direction = DIRECTIONS.find((known) => known === input.direction)
    if (type === 'step' && isMoveMs(ms) && direction) return ok({ type, ms, direction })
  }
  if (hasExactKeys(input, ['type', 'ms', 'option'])) {
    const { type, ms, option } = input
    if (type === 'answer' && isMoveMs(ms) && isIntegerBetween(option, 0, OPTION_COUNT - 1)) {
      return ok({ type, ms, option })
    }
  }
  return refuse('malformed_move')
}
