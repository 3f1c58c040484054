// What people wrote to us with the contact form. Mailed to the operator when it comes; kept for a while, then forgotten.
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const contactMessages = sqliteTable(
  'contact_messages',
  {
    /** A hash of the form and what was written in it: the same form sent twice is one message. */
    id: text('id').primaryKey(),
    /** Who was signed in; null: a visitor. */
    userId: text('user_id'),
    name: text('name').notNull(),
    /** In lower case, and nothing but typed: it may be anybody's. */
    email: text('email').notNull(),
    subject: text('subject'),
    message: text('message').notNull(),
    locale: text('locale').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('contact_messages_user').on(table.userId),
    index('contact_messages_email').on(table.email),
    index('contact_messages_created').on(table.createdAt),
  ],
)
