import { and, asc, inArray, isNull, lte } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { gameSessions } from './ar.schema.ts'
import { sessionsClosed } from './internal/sessions-closed.server.ts'

/** Rows a run looks at: the next run takes the rest. */
const MOST = 100

/** Closes sessions whose alarm never came; answers how many. */
export const sweepArSessions = verb({ actor: 'system', budgets: [], notice: null }, run)

async function run(ctx: AppContext): Promise<number> {
  const due = ctx.db
    .select({ id: gameSessions.id })
    .from(gameSessions)
    .where(and(isNull(gameSessions.endedAt), lte(gameSessions.endsAt, ctx.now())))
    .orderBy(asc(gameSessions.endsAt))
    .limit(MOST)
  const closed = await sessionsClosed(ctx, inArray(gameSessions.id, due))
  return closed.meta.changes
}
