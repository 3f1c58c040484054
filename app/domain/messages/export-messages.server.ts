import { and, asc, eq, inArray } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import type { MessageKind } from '#app/platform/message.ts'
import { normalizedRecipient, openMessage } from './internal/content.ts'
import { outgoingMessages } from './messages.schema.ts'

/** A message as its receiver may have it listed: that it was sent, not the code inside. */
export interface ListedMessage {
  channel: 'email' | 'sms'
  recipient: string
  /** null: sealed under a secret this deployment no longer has. */
  kind: MessageKind | null
  createdAt: number
  deliveredAt: number | null
}

/** The messages to these addresses that are still kept, oldest first. */
export async function exportMessages(
  ctx: AppContext,
  addresses: readonly string[],
): Promise<ListedMessage[]> {
  if (addresses.length === 0) return []
  const theirs = inArray(outgoingMessages.recipient, addresses.map(normalizedRecipient))
  const rows = await ctx.db
    .select()
    .from(outgoingMessages)
    .where(and(theirs, eq(outgoingMessages.decoy, false)))
    .orderBy(asc(outgoingMessages.createdAt), asc(outgoingMessages.id))
  return Promise.all(
    rows.map(async (row) => {
      const { channel, recipient, createdAt, deliveredAt } = row
      return { channel, recipient, kind: (await openMessage(ctx, row))?.kind ?? null, createdAt, deliveredAt }
    }),
  )
}
