import type { Holder } from '#app/domain/access/read-entitlements.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { findArGame } from './internal/find-ar-game.server.ts'

/** The minutes of an AR game's timed access, as its row names them; null: it has none, or there is no such game. */
export const readArTime = verb(
  { actor: 'buyer', owner: ({ holder }) => holder, budgets: [], notice: null },
  run,
)

async function run(
  ctx: AppContext,
  { gameId }: { holder: Holder | null; gameId: string },
): Promise<number | null> {
  const game = await findArGame(ctx, gameId)
  return game?.hasTimedAccess ? game.timedAccessDuration : null
}
