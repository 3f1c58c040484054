import { startTimedAccess, type TimedAccess } from '#app/domain/access/start-timed-access.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import type { ArSession, ArTimeRefusal } from './ar.types.ts'
import { findArGame } from './internal/find-ar-game.server.ts'
import { openSession } from './internal/open-session.server.ts'

export interface BoughtArTime extends TimedAccess {
  session: ArSession
}

/**
 * Opens an AR game for the minutes its row names and starts a session that lasts as long. Nothing is paid here: a plan or pass
 * opens the game's feature, and the time ends with it. Asked for again while it runs, the same time and session are answered.
 */
export const buyArTime = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: [], notice: null },
  run,
)

async function run(
  ctx: AppContext,
  { userId, gameId, minutes }: { userId: string; gameId: string; minutes: number },
): Promise<Result<BoughtArTime, ArTimeRefusal>> {
  const game = await findArGame(ctx, gameId)
  if (game === null) return refuse('unknown_game')
  if (!game.hasTimedAccess) return refuse('no_timed_access')
  if (minutes !== game.timedAccessDuration) return refuse('bad_duration')
  const access = await startTimedAccess(ctx, { userId, feature: game.type, minutes })
  if (!access.ok) {
    if (access.code !== 'not_entitled') throw new Error(`${game.type}: ${access.code}`)
    return refuse(access.code)
  }
  const session = await openSession(ctx, { userId, gameId, endsAt: access.value.endsAt, extends: true })
  return session.ok ? ok({ ...access.value, session: session.value }) : session
}
