import { desc, eq } from 'drizzle-orm'
import type { AppContext } from '#app/context.ts'
import { sessions } from './accounts.schema.ts'
import type { Session } from './accounts.types.ts'

/** A person's open sessions, last used first. */
export async function listSessions(ctx: AppContext, userId: string): Promise<Session[]> {
  return ctx.db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.refreshedAt))
    .limit(100)
}
