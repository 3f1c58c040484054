// Which of the player's own bests a round has beaten. Somebody else's are never shown.
import type { RoundScore } from '#engine/core/game-rules.ts'
import { medalOf } from '#engine/learning/medal.ts'
import type { Records } from './round-requests.ts'

export interface BeatenRecord {
  readonly kind: 'score' | 'streak' | 'pace'
  readonly now: number
  readonly before: number
}

/**
 * Best first. Pace is milliseconds a question; it counts from a silver medal on, and where the player wanted a timer.
 */
export function beatenBy(score: RoundScore, { best, durationMs }: Records, timed: boolean): BeatenRecord[] {
  const beaten: BeatenRecord[] = []
  if (score.score > best.score) beaten.push({ kind: 'score', now: score.score, before: best.score })
  if (score.bestStreak > best.bestStreak) {
    beaten.push({ kind: 'streak', now: score.bestStreak, before: best.bestStreak })
  }
  const medal = medalOf(score)
  const pace = score.asked > 0 ? Math.floor(durationMs / score.asked) : 0
  const isCareful = medal === 'silver' || medal === 'gold'
  if (timed && isCareful && best.msPerQuestion !== null && pace < best.msPerQuestion) {
    beaten.push({ kind: 'pace', now: pace, before: best.msPerQuestion })
  }
  return beaten
}
