import { inArray } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { normalizedRecipient } from './internal/content.ts'
import { outgoingMessages } from './messages.schema.ts'

/** The statements that forget every message to these addresses, sent or not, for the batch that erases an account. */
export function messagesErased(ctx: AppContext, addresses: readonly string[]): Statement[] {
  if (addresses.length === 0) return []
  const recipients = addresses.map(normalizedRecipient)
  return [ctx.db.delete(outgoingMessages).where(inArray(outgoingMessages.recipient, recipients))]
}
