// Access codes: skills that a teacher chose, and who has entered the code. Skills of our own curriculum only, no words of anybody, so
// nothing that has to be looked at before a child sees it. Times are milliseconds since the epoch.
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Language } from '#engine/core/languages.ts'

/** Codes that can be entered for a year (code-limits.ts). One that its teacher closed is gone. */
export const accessCodes = sqliteTable(
  'access_codes',
  {
    code: text('code').primaryKey(),
    userId: text('user_id').notNull(),
    /** The form's own key: sent twice, it makes one code and takes one from the limit. */
    attemptId: text('attempt_id').notNull(),
    /** Skills of the language subject are of this language. */
    language: text('language').$type<Language>().notNull(),
    skills: text('skills', { mode: 'json' }).$type<readonly string[]>().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [uniqueIndex('access_codes_attempt').on(table.userId, table.attemptId)],
)

/** Codes somebody entered, with what they held: it stays when the teacher closes the code. */
export const redeemedCodes = sqliteTable(
  'redeemed_codes',
  {
    userId: text('user_id').notNull(),
    code: text('code').notNull(),
    language: text('language').$type<Language>().notNull(),
    skills: text('skills', { mode: 'json' }).$type<readonly string[]>().notNull(),
    redeemedAt: integer('redeemed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.code] }),
    index('redeemed_codes_code').on(table.code),
  ],
)
