import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { type Result, refuse } from '#engine/core/result.ts'
import { GAME_CATALOGUE } from '#engine/games/catalogue.ts'
import { startTimedAccess, type TimedAccess } from './start-timed-access.server.ts'
import type { TimedAccessRefusal } from './timed-access-refusals.ts'

/** Opens the timed feature an AR game is played with, as startTimedAccess does. Nothing is paid here: a right opens it. */
export const startTimedGame = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: ['change'], notice: null },
  run,
)

async function run(
  ctx: AppContext,
  { userId, gameId, minutes }: { userId: string; gameId: string; minutes: number },
): Promise<Result<TimedAccess, TimedAccessRefusal>> {
  const feature = GAME_CATALOGUE.find(({ id }) => id === gameId)?.arType ?? null
  return feature === null ? refuse('unknown_game') : startTimedAccess(ctx, { userId, feature, minutes })
}
