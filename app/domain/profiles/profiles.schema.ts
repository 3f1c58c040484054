// What a person shows of themselves (spec 000 section 3). Keyed by the user's id; the rows are made with the account.
import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const profiles = sqliteTable(
  'profiles',
  {
    id: text('id').primaryKey(),
    displayName: text('display_name'),
    /** elementary, middle, high; or K to 12 as text (spec 001 section 3). */
    gradeLevel: text('grade_level'),
    language: text('language'),
    country: text('country'),
    role: text('role', { enum: ['student', 'parent', 'teacher'] }),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [check('profiles_role', sql`${table.role} in ('student', 'parent', 'teacher')`)],
)

export const userPreferences = sqliteTable('user_preferences', {
  userId: text('user_id').primaryKey(),
  themeLevel: text('theme_level'),
  darkMode: integer('dark_mode', { mode: 'boolean' }),
  /** Minutes a day; null: never chosen. */
  dailyGoal: integer('daily_goal'),
  updatedAt: integer('updated_at').notNull(),
})
