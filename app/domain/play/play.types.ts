import type { finishedRounds, openRounds } from './play.schema.ts'

/** A round being played. `seed` is an unsigned 32-bit integer, good for this round only. */
export type OpenRound = Pick<
  typeof openRounds.$inferSelect,
  'gameId' | 'band' | 'timed' | 'rulesVersion' | 'seed'
> & { roundId: string }

/** A round the server has replayed and scored. Never changes. */
export type FinishedRound = typeof finishedRounds.$inferSelect

export type BestScore = Pick<FinishedRound, 'gameId' | 'band' | 'score' | 'stars'> & {
  /** How many rounds of this game and band were finished. */
  rounds: number
}
