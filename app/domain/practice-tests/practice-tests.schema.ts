// A practice test: its questions by reference, what was answered, and how it ended. Times are milliseconds since the epoch.
import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Language } from '#engine/core/languages.ts'
import type { TestAnswers } from './test-answers.ts'
import type { TestQuestion } from './test-question.ts'

export const practiceTests = sqliteTable(
  'practice_tests',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    /** The form's own key: sent twice, it makes one test and takes one from the limit. */
    attemptId: text('attempt_id').notNull(),
    language: text('language').$type<Language>().notNull(),
    questions: text('questions', { mode: 'json' }).$type<readonly TestQuestion[]>().notNull(),
    answers: text('answers', { mode: 'json' }).$type<TestAnswers>().notNull(),
    /** null: no clock. */
    endsAt: integer('ends_at'),
    createdAt: integer('created_at').notNull(),
    /** null: still being taken. */
    finishedAt: integer('finished_at'),
    right: integer('right_answers'),
    /** Questions the score is of: those whose generator is still the same when the test is handed in. null: all. */
    counted: integer('counted_questions'),
  },
  (table) => [uniqueIndex('practice_tests_attempt').on(table.userId, table.attemptId)],
)
