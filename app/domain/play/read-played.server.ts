import { count, desc, eq, max } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { finishedRounds } from './play.schema.ts'
import type { BestScore, FinishedRound } from './play.types.ts'

export interface Played {
  /** One entry for each game and grade band played. */
  best: BestScore[]
  /** Newest first. */
  lastRounds: FinishedRound[]
}

const LAST_ROUNDS = 5

/** What a player has played so far: the best of each game and band, and the last few rounds. */
export const readPlayed = verb(
  { actor: 'player', owner: (playerId) => playerId, budgets: [], notice: null },
  run,
)

async function run(ctx: AppContext, playerId: string): Promise<Played> {
  const mine = eq(finishedRounds.playerId, playerId)
  const [best, lastRounds] = await ctx.db.batch([
    ctx.db
      .select({
        gameId: finishedRounds.gameId,
        band: finishedRounds.band,
        score: max(finishedRounds.score).mapWith(Number),
        stars: max(finishedRounds.stars).mapWith(Number),
        rounds: count(),
      })
      .from(finishedRounds)
      .where(mine)
      .groupBy(finishedRounds.gameId, finishedRounds.band),
    ctx.db
      .select()
      .from(finishedRounds)
      .where(mine)
      .orderBy(desc(finishedRounds.finishedAt))
      .limit(LAST_ROUNDS),
  ])
  return { best, lastRounds }
}
