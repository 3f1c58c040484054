import { and, desc, eq, sql } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { normalizedRecipient, openMessage } from './internal/content.ts'
import { outgoingMessages } from './messages.schema.ts'
import type { KeptMessage } from './messages.types.ts'

const LIMIT = 100

/**
 * The newest messages, at most 100, newest first: to one address (an email address in any case, a phone number with or
 * without "+"), or to everybody when `recipient` is null. Pending ones too; decoys never. For developers: production
 * keeps nothing of what it delivered.
 */
export const readOutbox = verb({ actor: 'system', budgets: [], notice: null }, run)

async function run(ctx: AppContext, recipient: string | null): Promise<KeptMessage[]> {
  const isReal = eq(outgoingMessages.decoy, false)
  const isTheirs =
    recipient === null ? isReal : and(isReal, eq(outgoingMessages.recipient, normalizedRecipient(recipient)))
  const rows = await ctx.db
    .select()
    .from(outgoingMessages)
    .where(isTheirs)
    // Two of the same millisecond: the later written is the newer.
    .orderBy(desc(outgoingMessages.createdAt), sql`rowid desc`)
    .limit(LIMIT)
  const kept = await Promise.all(
    rows.map(async (row) => {
      const message = await openMessage(ctx, row)
      const { id, createdAt, deliveredAt, attempts } = row
      return message === null ? null : { id, message, createdAt, deliveredAt, attempts }
    }),
  )
  return kept.filter((entry) => entry !== null)
}
