import { and, isNull, type SQL, sql } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { gameSessions } from '../ar.schema.ts'

/**
 * The statement that closes the open sessions among `which`: now, or when their time was up. A row that is closed already stays
 * as it is.
 */
export function sessionsClosed(ctx: AppContext, which: SQL | undefined) {
  const { startedAt, endsAt, endedAt } = gameSessions
  const at = sql`max(${startedAt}, min(cast(${ctx.now()} as integer), ${endsAt}))`
  return ctx.db
    .update(gameSessions)
    .set({ endedAt: at, durationSeconds: sql`(${at} - ${startedAt}) / 1000` })
    .where(and(isNull(endedAt), which))
}
