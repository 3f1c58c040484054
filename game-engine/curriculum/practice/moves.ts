// The moves of a practice session, and the strict reading of moves that come from outside.
import type { TickMove } from '#engine/core/game-rules.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { hasExactKeys, isIntegerBetween, isMoveMs } from '#engine/core/strict-input.ts'
import { LONGEST_EXPRESSION } from '../algebra/read-expression.ts'

/** What checkAnswer takes: typed text, an index, or a list of either. */
export type Given = string | number | readonly (string | number)[]

export interface AnswerMove {
  readonly type: 'answer'
  readonly ms: number
  readonly given: Given
}

/**
 * - hint: the next of three
 * - show: the worked solution, instead of an answer
 * - next: on from a closed question
 * - stop: ends the session; what was done counts
 */
export interface PlainMove {
  readonly type: 'hint' | 'show' | 'next' | 'stop'
  readonly ms: number
}

export type PracticeMove = TickMove | AnswerMove | PlainMove

const PLAIN = ['tick', 'hint', 'show', 'next', 'stop'] as const
const LONGEST_TEXT = LONGEST_EXPRESSION
const LONGEST_LIST = 12
const LARGEST_NUMBER = 1_000

/** Reads exactly the moves above, and nothing that differs by a key or a fraction. */
export function parseMove(input: unknown): Result<PracticeMove, 'malformed_move'> {
  if (hasExactKeys(input, ['type', 'ms'])) {
    const type = PLAIN.find((known) => known === input.type)
    if (type && isMoveMs(input.ms)) return ok({ type, ms: input.ms })
  }
  if (hasExactKeys(input, ['type', 'ms', 'given'])) {
    const { type, ms, given } = input
    if (type === 'answer' && isMoveMs(ms) && isGiven(given)) return ok({ type, ms, given })
  }
  return refuse('malformed_move')
}

function isGiven(input: unknown): input is Given {
  if (!Array.isArray(input)) return isOne(input)
  return input.length <= LONGEST_LIST && input.every(isOne)
}

function isOne(input: unknown): input is string | number {
  if (typeof input === 'string') return input.length <= LONGEST_TEXT
  return isIntegerBetween(input, -LARGEST_NUMBER, LARGEST_NUMBER)
}
