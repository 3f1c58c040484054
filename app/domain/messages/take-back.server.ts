import { type SQL, sql } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { outgoingMessages } from './messages.schema.ts'

/** The statement that forgets the messages with these ids, sent or not; `ids` is a query for one column of them. */
export function takenBack(ctx: AppContext, ids: SQL): Statement {
  return ctx.db.delete(outgoingMessages).where(sql`${outgoingMessages.id} in (${ids})`)
}
