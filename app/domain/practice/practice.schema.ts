// A practice session is a row in one of two tables, as a round is (play.schema.ts): finishing moves it over in one batch.
// A player is a user's id or, for someone not signed in, a guest's. Times are milliseconds since the epoch.
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { PracticeOptions } from '#engine/curriculum/practice/options.ts'

export const openPractices = sqliteTable(
  'open_practices',
  {
    id: text('id').primaryKey(),
    playerId: text('player_id').notNull(),
    /** The browser's own key of one press of Start: pressing twice or retrying opens one session. */
    attemptId: text('attempt_id').notNull(),
    rulesVersion: integer('rules_version').notNull(),
    /** All a replay depends on besides the moves, as it was when the session was opened. */
    options: text('options', { mode: 'json' }).$type<PracticeOptions>().notNull(),
    startedAt: integer('started_at').notNull(),
  },
  (table) => [
    uniqueIndex('open_practices_attempt').on(table.playerId, table.attemptId),
    index('open_practices_started').on(table.startedAt),
  ],
)

export const finishedPractices = sqliteTable(
  'finished_practices',
  {
    /** The open session's id: one result a session, whoever posts it and however often. */
    sessionId: text('session_id').primaryKey(),
    playerId: text('player_id').notNull(),
    /** The skill that was chosen. */
    skill: text('skill').notNull(),
    asked: integer('asked').notNull(),
    right: integer('right_answers').notNull(),
    /** Right in the end, after a miss. */
    fixed: integer('fixed').notNull(),
    /** Skills mastered in this session. */
    mastered: text('mastered', { mode: 'json' }).$type<readonly string[]>().notNull(),
    durationMs: integer('duration_ms').notNull(),
    /** Experience this session gave, a boost counted in; `xpBefore` is what its player had until then. */
    xp: integer('xp').notNull(),
    xpBefore: integer('xp_before').notNull(),
    boosted: integer('boosted', { mode: 'boolean' }).notNull(),
    streakDays: integer('streak_days').notNull(),
    startedAt: integer('started_at').notNull(),
    finishedAt: integer('finished_at').notNull(),
  },
  (table) => [
    index('finished_practices_player').on(table.playerId, table.finishedAt),
    index('finished_practices_finished').on(table.finishedAt),
  ],
)

/** What is known of a learner in a skill of the curriculum (game-engine/curriculum/practice). */
export const practisedSkills = sqliteTable(
  'practised_skills',
  {
    playerId: text('player_id').notNull(),
    skill: text('skill').notNull(),
    rating: integer('rating').notNull(),
    seen: integer('seen').notNull(),
    right: integer('right_answers').notNull(),
    /** The last first tries, newest last: a right one as its difficulty, a wrong one as 0. */
    recent: text('recent').notNull(),
    /** The memory of a skill that was mastered, as FSRS keeps it; null before. */
    stability: real('stability'),
    difficulty: real('difficulty'),
    reviewedAt: integer('reviewed_at'),
    dueAt: integer('due_at'),
    practisedAt: integer('practised_at').notNull(),
    /** Prints of the exercises met, last met last, where a skill has few; by these they do not come again too soon. */
    met: text('met', { mode: 'json' }).$type<readonly number[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.skill] }),
    index('practised_skills_practised').on(table.practisedAt),
  ],
)
