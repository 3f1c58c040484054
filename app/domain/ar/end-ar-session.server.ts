import { and, eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { gameSessions } from './ar.schema.ts'
import { notifyClock } from './internal/notify-clock.server.ts'
import { sessionsClosed } from './internal/sessions-closed.server.ts'

type EndRefusal = 'unknown_session' | 'too_many_requests'

export interface EndedArSession {
  /** Milliseconds since the epoch. */
  endTime: number
  durationSeconds: number
}

/**
 * Ends a session of the user's, by their wish, because its time is up, or by the alarm of their clock. Its row is closed once:
 * ended again, the first end is answered.
 */
export const endArSession = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: ['change'], notice: null },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<Result<EndedArSession, EndRefusal>> {
  const which = and(eq(gameSessions.id, sessionId), eq(gameSessions.userId, userId))
  const [, found] = await ctx.db.batch([
    sessionsClosed(ctx, which),
    ctx.db
      .select({ endTime: gameSessions.endedAt, durationSeconds: gameSessions.durationSeconds })
      .from(gameSessions)
      .where(which),
  ])
  await notifyClock(ctx, (clocks) => clocks.drop(userId, sessionId))
  const { endTime = null, durationSeconds = null } = found[0] ?? {}
  return endTime === null || durationSeconds === null
    ? refuse('unknown_session')
    : ok({ endTime, durationSeconds })
}
