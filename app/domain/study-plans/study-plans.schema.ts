// A plan is a few choices, what was moved and what was ticked by hand; its days are worked out anew each time (plan-days.ts). Days are
// YYYY-MM-DD by the person's own calendar, times milliseconds since the epoch.
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { MovedChunk } from './plan-days.ts'
import type { PlanWords } from './plan-words.ts'

export const studyPlans = sqliteTable(
  'study_plans',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    /** The form's own key: sent twice, it makes one plan. */
    attemptId: text('attempt_id').notNull(),
    /** The person's own words; empty: none. */
    title: text('title').notNull(),
    startDay: text('start_day').notNull(),
    testDay: text('test_day').notNull(),
    /** Skills of the curriculum and subjects, weakest first. */
    topics: text('topics', { mode: 'json' }).$type<readonly string[]>().notNull(),
    /** 0 is Sunday. */
    weekdays: text('weekdays', { mode: 'json' }).$type<readonly number[]>().notNull(),
    chunksADay: integer('chunks_a_day').notNull(),
    createdAt: integer('created_at').notNull(),
    /** The day the choices hold from; null: the first one. */
    sinceDay: text('since_day'),
    moves: text('moves', { mode: 'json' }).$type<readonly MovedChunk[]>().notNull().default([]),
    /** An introduction and a tip a week; null: nobody asked for them. */
    words: text('words', { mode: 'json' }).$type<PlanWords>(),
    /** While they are being written; null: nobody is at it. */
    wordsAskedAt: integer('words_asked_at'),
  },
  (table) => [uniqueIndex('study_plans_attempt').on(table.userId, table.attemptId)],
)

/** A subject studied on a day, as its person says: it has no exercises that would show it. */
export const studyMarks = sqliteTable(
  'study_marks',
  {
    planId: text('plan_id').notNull(),
    userId: text('user_id').notNull(),
    topic: text('topic').notNull(),
    day: text('day').notNull(),
    markedAt: integer('marked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.topic, table.day] }),
    index('study_marks_user').on(table.userId),
  ],
)
