// The moves of Science Quest, and the strict reading of moves that come from outside.
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { hasExactKeys, isIntegerBetween, isMoveMs } from '#engine/core/strict-input.ts'
import { type RoundMove, readRoundMove } from '#engine/learning/missions/moves.ts'
import { COLDEST, HOTTEST, MAX_COUNT, MAX_PLACES, MAX_THINGS } from './constants.ts'
import type { ToolMove } from './tasks/bench.ts'

export type ScienceQuestMove = RoundMove | ToolMove

/** Reads a move to the letter: no key more or less, no fraction, no number beyond what a mission has. */
export function parseMove(input: unknown): Result<ScienceQuestMove, 'malformed_move'> {
  const move = readRoundMove(input) ?? readToolMove(input)
  return move === null ? refuse('malformed_move') : ok(move)
}

function readToolMove(input: unknown): ToolMove | null {
  if (typeof input !== 'object' || input === null || !('ms' in input) || !isMoveMs(input.ms)) return null
  const { ms } = input
  if (hasExactKeys(input, ['type', 'ms'])) {
    const { type } = input
    return type === 'check' ? { type, ms } : null
  }
  if (hasExactKeys(input, ['type', 'ms', 'thing', 'place'])) {
    const { type, thing, place } = input
    return type === 'put' && isThing(thing) && isIntegerBetween(place, 0, MAX_PLACES - 1)
      ? { type, ms, thing, place }
      : null
  }
  if (hasExactKeys(input, ['type', 'ms', 'thing'])) {
    const { type, thing } = input
    return type === 'take' && isThing(thing) ? { type, ms, thing } : null
  }
  if (hasExactKeys(input, ['type', 'ms', 'celsius'])) {
    const { type, celsius } = input
    return type === 'heat' && isIntegerBetween(celsius, COLDEST, HOTTEST) ? { type, ms, celsius } : null
  }
  if (hasExactKeys(input, ['type', 'ms', 'from', 'to'])) {
    const { type, from, to } = input
    return (type === 'bond' || type === 'part') && isThing(from) && isThing(to)
      ? { type, ms, from, to }
      : null
  }
  if (hasExactKeys(input, ['type', 'ms', 'species', 'count'])) {
    const { type, species, count } = input
    return type === 'set' && isThing(species) && isIntegerBetween(count, 0, MAX_COUNT)
      ? { type, ms, species, count }
      : null
  }
  return null
}

function isThing(input: unknown): input is number {
  return isIntegerBetween(input, 0, MAX_THINGS - 1)
}
