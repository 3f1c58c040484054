// The moves of Word Wizard, and the strict reading of moves that come from outside.
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { hasExactKeys, isIntegerBetween, isMoveMs } from '#engine/core/strict-input.ts'
import { type RoundMove, readRoundMove } from '#engine/learning/missions/moves.ts'
import { MAX_CELLS } from './constants.ts'
import type { StepMove } from './walk.ts'

export type WordWizardMove = RoundMove | StepMove

/** Reads a move to the letter: no key more or less, no fraction, no number beyond what a maze has. */
export function parseMove(input: unknown): Result<WordWizardMove, 'malformed_move'> {
  const move = readRoundMove(input) ?? readStep(input)
  return move === null ? refuse('malformed_move') : ok(move)
}

function readStep(input: unknown): StepMove | null {
  if (!hasExactKeys(input, ['type', 'ms', 'to']) || !isMoveMs(input.ms)) return null
  const { type, ms, to } = input
  return type === 'step' && isIntegerBetween(to, 0, MAX_CELLS - 1) ? { type, ms, to } : null
}
