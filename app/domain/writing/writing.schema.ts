// What people asked to have written, and what they got: seen by them and by who looks after them, kept for a month.
// Times are milliseconds since the epoch.
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { CONCERNS } from './concern.ts'

export const writings = sqliteTable(
  'writings',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    /** The day it counts for, by the user's own calendar; null: it counts for none. */
    countedOn: text('counted_on'),
    prompt: text('prompt').notNull(),
    /** null: none came, or it was withheld. */
    answer: text('answer'),
    /** Who wrote: the model, as its provider calls it; null: our own tutor, or nobody. */
    model: text('model'),
    /** What the prompt gave reason to worry about. */
    concern: text('concern', { enum: CONCERNS }),
    /** Its grown-ups were written to for it; one hour passes before the next time. */
    isAlert: integer('is_alert', { mode: 'boolean' }).notNull().default(false),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('writings_user').on(table.userId, table.createdAt),
    index('writings_created').on(table.createdAt),
  ],
)
