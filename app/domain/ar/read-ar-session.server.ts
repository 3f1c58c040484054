import { and, eq, gt, isNull } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { gameSessions } from './ar.schema.ts'
import type { ArSession } from './ar.types.ts'
import { toArSession } from './internal/to-ar-session.ts'

/** The user's open session, for a page that was loaded anew or another device; null when none is, or its time is up. */
export const readArSession = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: [], notice: null },
  run,
)

async function run(ctx: AppContext, { userId }: { userId: string }): Promise<ArSession | null> {
  const now = ctx.now()
  const row = await ctx.db
    .select()
    .from(gameSessions)
    .where(and(eq(gameSessions.userId, userId), isNull(gameSessions.endedAt), gt(gameSessions.endsAt, now)))
    .get()
  return row ? toArSession(row, now) : null
}
