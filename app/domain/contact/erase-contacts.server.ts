import { sql } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import { takenBack } from '#app/domain/messages/take-back.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { contactMessages } from './contact.schema.ts'
import { type Writer, writtenBy } from './internal/written-by.ts'

/** The statements that forget what a person wrote to us, mail that is still on its way included. */
export function contactsErased(ctx: AppContext, writer: Writer): Statement[] {
  const theirs = writtenBy(writer)
  return [
    takenBack(ctx, sql`select ${contactMessages.id} from ${contactMessages} where ${theirs}`),
    ctx.db.delete(contactMessages).where(theirs),
  ]
}
