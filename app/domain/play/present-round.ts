import { levelOf } from '#engine/learning/experience.ts'
import type { EarlierBest, FinishedRound, RoundOutcome } from './play.types.ts'

/** A stored round as its player is told about it. */
export function presentRound(row: FinishedRound, best: EarlierBest | null): RoundOutcome {
  const { roundId, gameId, band, score, level, stars, right, answered, asked, bestStreak, durationMs } = row
  const { xp, xpBefore, streakDays, boosted } = row
  const xpAfter = xpBefore + xp
  return {
    round: { roundId, gameId, band, score, level, stars, right, answered, asked, bestStreak, durationMs },
    gain: {
      xp,
      xpBefore,
      xpAfter,
      levelBefore: levelOf(xpBefore),
      levelAfter: levelOf(xpAfter),
      streakDays,
      boosted,
    },
    best,
  }
}
