import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import type { Progress } from './progress.types.ts'
import { progressOf, progressReads } from './progress-reads.server.ts'

/** What a player has gathered so far; null for someone who has not finished a round yet. */
export const readProgress = verb(
  { actor: 'player', owner: (playerId) => playerId, budgets: [], notice: null },
  run,
)

async function run(ctx: AppContext, playerId: string): Promise<Progress | null> {
  return progressOf(ctx, await ctx.db.batch(progressReads(ctx, playerId)))
}
