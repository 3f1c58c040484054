// The moves of Math Master, and the strict reading of moves that come from outside.

import type { TickMove } from '#engine/core/game-rules.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { hasExactKeys, isIntegerBetween, isMoveMs } from '#engine/core/strict-input.ts'
import { OPTION_COUNT } from '#engine/learning/arithmetic/constants.ts'

export interface AnswerMove {
  readonly type: 'answer'
  readonly ms: number
  /** Index into the problem's options, 0 to 3. */
  readonly option: number
}

/** Shows the next step of help with the problem. */
export interface HintMove {
  readonly type: 'hint'
  readonly ms: number
}

export type MathMasterMove = TickMove | AnswerMove | HintMove

/** Reads ticks and hints `{type, ms}` and `{type: 'answer', ms, option}`, and nothing that differs by a key or a fraction. */
export function parseMove(input: unknown): Result<MathMasterMove, 'malformed_move'> {
  if (hasExactKeys(input, ['type', 'ms'])) {
    const { type, ms } = input
    if ((type === 'tick' || type === 'hint') && isMoveMs(ms)) return ok({ type, ms })
  }
  if (hasExactKeys(input, ['type', 'ms', 'option'])) {
    const { type, ms, option } = input
    if (type === 'answer' && isMoveMs(ms) && isIntegerBetween(option, 0, OPTION_COUNT - 1)) {
      return ok({ type, ms, option })
    }
  }
  return refuse('malformed_move')
}
