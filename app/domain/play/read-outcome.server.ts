import { and, eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { finishedRounds } from './play.schema.ts'
import type { RoundOutcome } from './play.types.ts'
import { presentRound } from './present-round.ts'
import { readEarlierBest } from './read-best.server.ts'

/** What finishing a round answered; null when this player has not finished it. */
export const readOutcome = verb(
  { actor: 'player', owner: ({ playerId }) => playerId, budgets: [], notice: null },
  run,
)

async function run(
  ctx: AppContext,
  { playerId, roundId }: { playerId: string; roundId: string },
): Promise<RoundOutcome | null> {
  const row = await ctx.db
    .select()
    .from(finishedRounds)
    .where(and(eq(finishedRounds.roundId, roundId), eq(finishedRounds.playerId, playerId)))
    .get()
  return row ? presentRound(row, await readEarlierBest(ctx, row)) : null
}
