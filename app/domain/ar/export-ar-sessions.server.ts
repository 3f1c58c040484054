import { asc, eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { gameSessions } from './ar.schema.ts'

/** A user's AR sessions for the export of their data, oldest first. */
export function exportArSessions(ctx: AppContext, userId: string) {
  const { gameId, startedAt, endedAt, durationSeconds } = gameSessions
  return ctx.db
    .select({ gameId, startedAt, endedAt, durationSeconds })
    .from(gameSessions)
    .where(eq(gameSessions.userId, userId))
    .orderBy(asc(startedAt))
}
