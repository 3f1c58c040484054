// Who asked for a mail when a new article is out. Nobody is on the list before they said yes from their own mailbox.
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { LOCALES } from '#app/i18n/locales.ts'

export const newsletterSubscribers = sqliteTable(
  'newsletter_subscribers',
  {
    id: text('id').primaryKey(),
    /** In lower case. Until it is confirmed it may be anybody's. */
    address: text('address').notNull(),
    /** The language the form was read in. */
    locale: text('locale', { enum: LOCALES }).notNull(),
    /** SHA-256 of the token in this subscriber's links. The token follows from `id`: every mail can carry it. */
    tokenHash: text('token_hash').notNull(),
    createdAt: integer('created_at').notNull(),
    /** null: asked, and not yet answered. */
    confirmedAt: integer('confirmed_at'),
  },
  (table) => [
    uniqueIndex('newsletter_subscribers_address').on(table.address),
    uniqueIndex('newsletter_subscribers_token').on(table.tokenHash),
    index('newsletter_subscribers_unconfirmed').on(table.confirmedAt, table.createdAt),
  ],
)
