// AR games as API clients read them, and the log of sessions played. Times are milliseconds since the epoch.
import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { AR_FEATURES } from '#app/domain/access/timed-features.ts'

/** Reference data: its rows come with the migrations, and nothing of ours writes them. */
export const arGames = sqliteTable(
  'ar_games',
  {
    /** As the catalogue of games names it. */
    id: text('id').primaryKey(),
    /** English; screens have names and descriptions of their own. */
    name: text('name').notNull(),
    /** The timed feature it is played with. */
    type: text('type', { enum: AR_FEATURES }).notNull(),
    description: text('description').notNull(),
    /** Both ends included; 0 is kindergarten. */
    minGrade: integer('min_grade').notNull(),
    maxGrade: integer('max_grade').notNull(),
    isPremiumOnly: integer('is_premium_only', { mode: 'boolean' }).notNull(),
    hasTimedAccess: integer('has_timed_access', { mode: 'boolean' }).notNull(),
    /** US cents for `timedAccessDuration`; null without timed access. */
    timedAccessCost: integer('timed_access_cost'),
    /** Minutes; null without timed access. */
    timedAccessDuration: integer('timed_access_duration'),
    /** False while the game is still being made: no session of it starts. */
    isPlayable: integer('is_playable', { mode: 'boolean' }).notNull(),
  },
  (table) => [
    check(
      'ar_games_grades',
      sql`${table.minGrade} between 0 and ${table.maxGrade} and ${table.maxGrade} <= 12`,
    ),
    check(
      'ar_games_timed_access',
      sql`${table.hasTimedAccess} = (${table.timedAccessCost} is not null and ${table.timedAccessDuration} is not null)`,
    ),
  ],
)

/** A session that was started. It is open until `endedAt` is set, which happens once; a user has one open session at most. */
export const gameSessions = sqliteTable(
  'game_sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    gameId: text('game_id').notNull(),
    gameType: text('game_type', { enum: ['ar'] }).notNull(),
    startedAt: integer('start_time').notNull(),
    /** When it ends by itself. */
    endsAt: integer('ends_at').notNull(),
    endedAt: integer('end_time'),
    durationSeconds: integer('duration_seconds'),
  },
  (table) => [
    uniqueIndex('game_sessions_open').on(table.userId).where(sql`${table.endedAt} is null`),
    index('game_sessions_user').on(table.userId, table.startedAt),
    index('game_sessions_due').on(table.endsAt).where(sql`${table.endedAt} is null`),
  ],
)
