import { desc, eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { sessions } from './accounts.schema.ts'
import type { Session } from './accounts.types.ts'

/** A person's open sessions, last used first. */
export const listSessions = verb({ actor: 'user', owner: (userId) => userId, budgets: [], notice: null }, run)

async function run(ctx: AppContext, userId: string): Promise<Session[]> {
  return ctx.db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.refreshedAt))
    .limit(100)
}
