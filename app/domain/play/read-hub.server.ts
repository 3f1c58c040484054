import type { Progress } from '#app/domain/progress/progress.types.ts'
import { progressOf, progressReads } from '#app/domain/progress/progress-reads.server.ts'
import { type MissedQuestion, missedQuery } from '#app/domain/review/read-missed.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import type { BestScore, FinishedRound } from './play.types.ts'
import { playedQueries } from './played-queries.server.ts'

export interface PlayerHub {
  /** One entry for each game and grade band played. */
  readonly best: BestScore[]
  /** Newest first. */
  readonly lastRounds: FinishedRound[]
  /** Null for someone who has not finished a round yet. */
  readonly progress: Progress | null
  /** What may be looked at again today, in any language. */
  readonly missed: MissedQuestion[]
}

/** What the games' hub shows of a player, in one trip. */
export const readHub = verb(
  { actor: 'player', owner: (playerId) => playerId, budgets: [], notice: null },
  run,
)

async function run(ctx: AppContext, playerId: string): Promise<PlayerHub> {
  const [best, lastRounds, missed, ...gathered] = await ctx.db.batch([
    ...playedQueries(ctx, playerId),
    missedQuery(ctx, playerId),
    ...progressReads(ctx, playerId),
  ])
  return { best, lastRounds, missed, progress: progressOf(ctx, gathered) }
}
