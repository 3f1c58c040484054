import { type SQL, sql } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import type { Message } from '#app/platform/message.ts'
import { normalizedRecipient, sealContent } from './internal/content.ts'
import { outgoingMessages } from './messages.schema.ts'

/**
 * Prepares the row of a message, due at once or at `dueAt`. Put `statement` in one `db.batch` with the write the message is about:
 * then neither is ever there without the other. (In an object, because drizzle's statements are thenables: a promise of
 * one would run it.) Deliver it with `ctx.waitUntil(deliverMessages(ctx))`.
 * A decoy costs the same work and is never sent: it stands for the mail to an address nobody has. With `onlyIf` there is a
 * message only if that holds when the batch comes to it. `id` names it, for those who may have to take it back
 * (takenBack).
 */
export async function queueMessage(
  ctx: AppContext,
  message: Message,
  {
    decoy,
    onlyIf = sql`true`,
    id = ctx.newId(),
    dueAt = ctx.now(),
  }: { decoy: boolean; onlyIf?: SQL; id?: string; dueAt?: number },
) {
  const now = ctx.now()
  const content = await sealContent(ctx, message)
  return {
    statement: ctx.db.insert(outgoingMessages).select(
      sql`select ${id}, ${message.channel}, ${normalizedRecipient(message.recipient)}, ${content},
          ${decoy ? 1 : 0}, 0, ${dueAt}, null, ${now} where ${onlyIf}`,
    ),
  }
}
