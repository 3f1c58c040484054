import type { RoundGain } from '#app/domain/progress/progress.types.ts'
import type { RoundOptions, RoundScore } from '#engine/core/game-rules.ts'
import type { finishedRounds } from './play.schema.ts'

/** A round being played: everything its player's browser needs to play it as the server will replay it. */
export interface OpenRound {
  readonly roundId: string
  readonly gameId: string
  readonly rulesVersion: number
  readonly options: RoundOptions
}

/** A round the server has replayed and scored. Never changes. */
export type FinishedRound = typeof finishedRounds.$inferSelect

/** What finishing a round answers, the first time and every time after. */
export interface RoundOutcome {
  readonly round: Pick<FinishedRound, 'roundId' | 'gameId' | 'band' | 'durationMs'> & RoundScore
  readonly gain: RoundGain
  /** What there was to beat; null in the first round of a game and band. */
  readonly best: EarlierBest | null
}

export interface EarlierBest {
  readonly score: number
  readonly bestStreak: number
  /** Time a question, of rounds with a silver medal; null without one. */
  readonly msPerQuestion: number | null
}

export type BestScore = Pick<FinishedRound, 'gameId' | 'band' | 'score' | 'stars'> & {
  /** How many rounds of this game and band were finished. */
  rounds: number
}
