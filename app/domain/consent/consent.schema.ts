// How old somebody said to be, and a grown-up's yes. Only accounts that said they are below the age of their country have a
// consents row. No birth date and no age is stored, only the days they stop to matter. Times are milliseconds since the epoch;
// ids are users' ids.
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { CONSENT_METHODS } from './consent.types.ts'

/** What an account said of its age, once: it stays, and its days come by themselves. */
export const ages = sqliteTable('ages', {
  userId: text('user_id').primaryKey(),
  /** From here on nobody has to be asked for a yes. */
  ofAgeOn: integer('of_age_on').notNull(),
  /** From here on this may be the account of a parent or a teacher. */
  adultOn: integer('adult_on').notNull(),
  createdAt: integer('created_at').notNull(),
})

export const consents = sqliteTable(
  'consents',
  {
    childId: text('child_id').primaryKey(),
    /** From here on nobody has to be asked any more. Never earlier than the real birthday. */
    ofAgeOn: integer('of_age_on').notNull(),
    /** Sealed address of the grown-up to be asked, or asked. Gone once there is an answer, or when it is too late for one. */
    pending: text('pending'),
    /** SHA-256 of the token in the mailed link. The link keeps working after a yes, to take it back. */
    tokenHash: text('token_hash'),
    askedAt: integer('asked_at'),
    /** When the grown-up was told that the end is near; null again with every new question. */
    remindedAt: integer('reminded_at'),
    /** Keyed hash of the address that said yes; stays, so that only it is asked again after it took the yes back. */
    guardianHash: text('guardian_hash'),
    /** Sealed address that said yes, while the yes stands: it is told what the child buys. */
    guardianAddress: text('guardian_address'),
    confirmedAt: integer('confirmed_at'),
    /** When the grown-up proved to be one, by a card or a signed form; null: by mail alone. */
    verifiedAt: integer('verified_at'),
    method: text('method', { enum: CONSENT_METHODS }),
    /** When the account of the address that said yes was linked by itself; once, so that unlinking lasts. */
    linkedAt: integer('linked_at'),
    /** When the last yes was taken back. */
    revokedAt: integer('revoked_at'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('consents_token').on(table.tokenHash),
    index('consents_guardian').on(table.guardianHash),
    index('consents_asked').on(table.askedAt),
    index('consents_of_age').on(table.ofAgeOn),
  ],
)
