// Mail and SMS on their way out: written in one batch with what they are about, so that neither exists alone.
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const outgoingMessages = sqliteTable(
  'outgoing_messages',
  {
    id: text('id').primaryKey(),
    channel: text('channel', { enum: ['email', 'sms'] }).notNull(),
    /** An email address, or digits with country code. */
    recipient: text('recipient').notNull(),
    /** Sealed JSON {kind, locale, params}: it may hold a code or a link. */
    content: text('content').notNull(),
    /**
     * Never delivered: an unknown address costs the same work as a known one, so that the time of an answer
     * tells nothing.
     */
    decoy: integer('decoy', { mode: 'boolean' }).notNull().default(false),
    attempts: integer('attempts').notNull().default(0),
    /** When it may be tried (again); moved ahead while someone is trying. */
    dueAt: integer('due_at').notNull(),
    deliveredAt: integer('delivered_at'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('outgoing_messages_due').on(table.deliveredAt, table.dueAt),
    index('outgoing_messages_recipient').on(table.recipient, table.createdAt),
  ],
)
