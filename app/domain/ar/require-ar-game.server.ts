import { OPENED_BY } from '#app/domain/access/feature-of-timed.ts'
import type { Holder } from '#app/domain/access/read-entitlements.server.ts'
import { requireFeature } from '#app/domain/access/require-feature.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { findArGame } from './internal/find-ar-game.server.ts'

/** Whether an AR game is there and open to the holder: its page, the start of a session and the API ask this. */
export const requireArGame = verb(
  { actor: 'buyer', owner: ({ holder }) => holder, budgets: [], notice: null },
  run,
)

async function run(
  ctx: AppContext,
  { holder, gameId }: { holder: Holder | null; gameId: string },
): Promise<Result<null, 'unknown_game' | 'in_development' | 'not_entitled'>> {
  const game = await findArGame(ctx, gameId)
  if (game === null) return refuse('unknown_game')
  if (!game.isPlayable) return refuse('in_development')
  if (!game.isPremiumOnly) return ok(null)
  const open = await requireFeature(ctx, { holder, feature: OPENED_BY[game.type] })
  return open.ok ? ok(null) : open
}
