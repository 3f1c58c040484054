// What a player has gathered: points, days, ratings. A player is a user's id or, for someone not signed in, a guest's.
// Days are YYYY-MM-DD where the player was; times are milliseconds since the epoch.
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { StickerId } from './stickers.ts'

export const playerProgress = sqliteTable(
  'player_progress',
  {
    playerId: text('player_id').primaryKey(),
    xp: integer('xp').notNull(),
    rounds: integer('rounds').notNull(),
    stars: integer('stars').notNull(),
    /** The latest day with a finished round. */
    lastDay: text('last_day').notNull(),
    /** Days in a row up to `lastDay` (days-in-row.ts). */
    streakDays: integer('streak_days').notNull(),
    bestStreakDays: integer('best_streak_days').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [index('player_progress_updated').on(table.updatedAt)],
)

export const playerDays = sqliteTable(
  'player_days',
  {
    playerId: text('player_id').notNull(),
    day: text('day').notNull(),
    xp: integer('xp').notNull(),
    rounds: integer('rounds').notNull(),
    /** Time played and practised, pauses left out (milliseconds); 0 for days before this was kept. */
    playedMs: integer('played_ms').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.day] }), index('player_days_day').on(table.day)],
)

/** Elo ratings (game-engine/learning/rating.ts) by skill, `<area>.<skill>`. */
export const skillRatings = sqliteTable(
  'skill_ratings',
  {
    playerId: text('player_id').notNull(),
    skill: text('skill').notNull(),
    rating: integer('rating').notNull(),
    /** Questions met, and answered rightly. */
    seen: integer('seen').notNull(),
    right: integer('right_answers').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.skill] }),
    index('skill_ratings_updated').on(table.updatedAt),
  ],
)

/** The sticker album: what was won, once and for good. */
export const wonStickers = sqliteTable(
  'won_stickers',
  {
    playerId: text('player_id').notNull(),
    sticker: text('sticker').$type<StickerId>().notNull(),
    /** The round or session it was won with; null: found when the album was opened. */
    wonBy: text('won_by'),
    wonAt: integer('won_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.sticker] }),
    index('won_stickers_won').on(table.wonAt),
  ],
)
