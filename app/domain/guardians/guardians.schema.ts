// Grown-ups and children: who has to be asked, who was asked, who looks after whom. Only accounts that said they are
// below the age of their country have a consents row. No birth date and no age is stored, only the day it stops to matter.
// Times are milliseconds since the epoch; ids are users' ids.
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

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
    confirmedAt: integer('confirmed_at'),
    /** When the last yes was taken back. */
    revokedAt: integer('revoked_at'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('consents_token').on(table.tokenHash),
    index('consents_asked').on(table.askedAt),
    index('consents_of_age').on(table.ofAgeOn),
  ],
)

export const guardianLinks = sqliteTable(
  'guardian_links',
  {
    guardianId: text('guardian_id').notNull(),
    childId: text('child_id').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.guardianId, table.childId] }),
    index('guardian_links_child').on(table.childId),
  ],
)

/** The code a child shows a grown-up. One at a time, good for one use. */
export const linkCodes = sqliteTable(
  'link_codes',
  {
    childId: text('child_id').primaryKey(),
    /** Keyed hash: the code is short. */
    codeHash: text('code_hash').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('link_codes_code').on(table.codeHash),
    index('link_codes_expires').on(table.expiresAt),
  ],
)
