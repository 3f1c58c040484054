// The moves that every round of missions takes besides those of its own game.
import type { TickMove } from '#engine/core/game-rules.ts'
import { hasExactKeys, isMoveMs } from '#engine/core/strict-input.ts'

/** Shows the next step of help. */
interface HintMove {
  readonly type: 'hint'
  readonly ms: number
}

/** On to the next mission, once the reason of this one is shown. */
interface NextMove {
  readonly type: 'next'
  readonly ms: number
}

export type RoundMove = TickMove | HintMove | NextMove

/** Reads one of them to the letter; null for any other input. */
export function readRoundMove(input: unknown): RoundMove | null {
  if (!hasExactKeys(input, ['type', 'ms']) || !isMoveMs(input.ms)) return null
  const { type, ms } = input
  return type === 'tick' || type === 'hint' || type === 'next' ? { type, ms } : null
}
