// A round is a row in one of two tables. Finishing moves it over in one batch, so an open round's seed is good once,
// a finished round never changes, and the open table stays small however much is played.
// Times are milliseconds since the epoch.
import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { BANDS } from '#engine/core/bands.ts'

const bandOf = () => text('band', { enum: BANDS }).notNull()

export const openRounds = sqliteTable(
  'open_rounds',
  {
    id: text('id').primaryKey(),
    guestId: text('guest_id').notNull(),
    /** The browser's own key of one press of Start: pressing twice or retrying opens one round. */
    attemptId: text('attempt_id').notNull(),
    gameId: text('game_id').notNull(),
    band: bandOf(),
    timed: integer('timed', { mode: 'boolean' }).notNull(),
    rulesVersion: integer('rules_version').notNull(),
    seed: integer('seed').notNull(),
    startedAt: integer('started_at').notNull(),
  },
  (table) => [
    uniqueIndex('open_rounds_attempt').on(table.guestId, table.attemptId),
    index('open_rounds_started').on(table.startedAt),
    check('open_rounds_band', sql`${table.band} in ('elementary', 'middle', 'high')`),
  ],
)

export const finishedRounds = sqliteTable(
  'finished_rounds',
  {
    /** The open round's id: one result a round, whoever posts it and however often. */
    roundId: text('round_id').primaryKey(),
    guestId: text('guest_id').notNull(),
    gameId: text('game_id').notNull(),
    band: bandOf(),
    rulesVersion: integer('rules_version').notNull(),
    score: integer('score').notNull(),
    level: integer('level').notNull(),
    stars: integer('stars').notNull(),
    right: integer('right_answers').notNull(),
    answered: integer('answered').notNull(),
    /** Time played by the round's own clock, pauses left out. */
    durationMs: integer('duration_ms').notNull(),
    finishedAt: integer('finished_at').notNull(),
  },
  (table) => [
    index('finished_rounds_guest').on(table.guestId, table.finishedAt),
    index('finished_rounds_finished').on(table.finishedAt),
    check('finished_rounds_band', sql`${table.band} in ('elementary', 'middle', 'high')`),
  ],
)
