// A medal for accuracy: it says how much was right, whatever the score.
import type { RoundScore } from '#engine/core/game-rules.ts'

export const MEDALS = ['bronze', 'silver', 'gold'] as const

export type Medal = (typeof MEDALS)[number]

/** Right answers in a hundred from which on a medal is given. */
export const MEDAL_PERCENT: Readonly<Record<Medal, number>> = { bronze: 60, silver: 80, gold: 95 }
/** Fewer questions say nothing. */
export const LEAST_ASKED = 4

/** The best medal a round has earned; null for none. */
export function medalOf({ right, asked }: Pick<RoundScore, 'right' | 'asked'>): Medal | null {
  if (asked < LEAST_ASKED) return null
  return MEDALS.findLast((medal) => right * 100 >= asked * MEDAL_PERCENT[medal]) ?? null
}
