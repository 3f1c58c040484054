// Questions that were answered, as their person typed them: seen by them and by who looks after them. Times are milliseconds since
// the epoch.
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Language } from '#engine/core/languages.ts'
import { HOMEWORK_SUBJECTS } from '#engine/curriculum/homework/homework-subjects.ts'
import { ANSWERED_KINDS } from './answered-kinds.ts'

export const homeworkQuestions = sqliteTable(
  'homework_questions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    /** The form's own key: sent twice, it notes one question and takes one from the limit. */
    attemptId: text('attempt_id').notNull(),
    subject: text('subject', { enum: HOMEWORK_SUBJECTS }).notNull(),
    language: text('language').$type<Language>().notNull(),
    question: text('question').notNull(),
    kind: text('kind', { enum: ANSWERED_KINDS }).notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('homework_questions_attempt').on(table.userId, table.attemptId),
    index('homework_questions_user').on(table.userId, table.createdAt),
    index('homework_questions_created').on(table.createdAt),
  ],
)
