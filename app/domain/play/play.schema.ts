// A round is a row in one of two tables. Finishing moves it over in one batch, so an open round's seed is good once,
// a finished round never changes, and the open table stays small however much is played.
// A player is a user's id or, for someone not signed in, a guest's. Times are milliseconds since the epoch.
import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { BANDS } from '#engine/core/bands.ts'
import type { RoundOptions } from '#engine/core/game-rules.ts'

export const openRounds = sqliteTable(
  'open_rounds',
  {
    id: text('id').primaryKey(),
    playerId: text('player_id').notNull(),
    /** The browser's own key of one press of Start: pressing twice or retrying opens one round. */
    attemptId: text('attempt_id').notNull(),
    gameId: text('game_id').notNull(),
    rulesVersion: integer('rules_version').notNull(),
    /** All a replay depends on besides the moves, as it was when the round was opened. */
    options: text('options', { mode: 'json' }).$type<RoundOptions>().notNull(),
    startedAt: integer('started_at').notNull(),
  },
  (table) => [
    uniqueIndex('open_rounds_attempt').on(table.playerId, table.attemptId),
    index('open_rounds_started').on(table.startedAt),
  ],
)

export const finishedRounds = sqliteTable(
  'finished_rounds',
  {
    /** The open round's id: one result a round, whoever posts it and however often. */
    roundId: text('round_id').primaryKey(),
    playerId: text('player_id').notNull(),
    gameId: text('game_id').notNull(),
    band: text('band', { enum: BANDS }).notNull(),
    rulesVersion: integer('rules_version').notNull(),
    score: integer('score').notNull(),
    level: integer('level').notNull(),
    stars: integer('stars').notNull(),
    right: integer('right_answers').notNull(),
    answered: integer('answered').notNull(),
    asked: integer('asked').notNull(),
    bestStreak: integer('best_streak').notNull(),
    /** Time played by the round's own clock, pauses left out. */
    durationMs: integer('duration_ms').notNull(),
    /** Experience this round gave, a boost counted in; `xpBefore` is what its player had until then. */
    xp: integer('xp').notNull(),
    xpBefore: integer('xp_before').notNull(),
    boosted: integer('boosted', { mode: 'boolean' }).notNull(),
    /** Days in a row with a finished round, this one's included. */
    streakDays: integer('streak_days').notNull(),
    finishedAt: integer('finished_at').notNull(),
    /** When it was opened; 0 for rounds finished before this was kept. */
    startedAt: integer('started_at').notNull().default(0),
  },
  (table) => [
    index('finished_rounds_player').on(table.playerId, table.finishedAt),
    index('finished_rounds_finished').on(table.finishedAt),
    check('finished_rounds_band', sql`${table.band} in ('elementary', 'middle', 'high')`),
  ],
)

/** Which of a user's rounds are daily challenges. A row older than a round may stay open is forgotten; the result stays. */
export const dailyRounds = sqliteTable(
  'daily_rounds',
  {
    playerId: text('player_id').notNull(),
    /** YYYY-MM-DD where the player was when it was opened: the day of the challenge. */
    day: text('day').notNull(),
    /** As in open_rounds, later in finished_rounds. */
    roundId: text('round_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.day] }),
    uniqueIndex('daily_rounds_round').on(table.roundId),
    index('daily_rounds_day').on(table.day),
  ],
)

/** What a player has met of a game's content in one band, so that it does not come again too soon. One row, rewritten. */
export const metContent = sqliteTable(
  'met_content',
  {
    playerId: text('player_id').notNull(),
    gameId: text('game_id').notNull(),
    band: text('band', { enum: BANDS }).notNull(),
    /** Ids, each once, last met last. */
    ids: text('ids', { mode: 'json' }).$type<readonly string[]>().notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.gameId, table.band] }),
    index('met_content_updated').on(table.updatedAt),
    check('met_content_band', sql`${table.band} in ('elementary', 'middle', 'high')`),
  ],
)
