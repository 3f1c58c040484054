// Grown-ups and the children they look after. Times are milliseconds since the epoch; ids are users' ids.
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

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
