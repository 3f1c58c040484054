// Questions somebody has missed and has not yet remembered on two days. A player is a user's id or, for someone not signed in, a
// guest's.
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ExerciseDifficulty } from '#engine/curriculum/exercise.ts'

export const missedQuestions = sqliteTable(
  'missed_questions',
  {
    playerId: text('player_id').notNull(),
    /** An exercise of the curriculum, by which it can be made again; questions of the quiz games are exercises, too. */
    skill: text('skill').notNull(),
    version: integer('version').notNull(),
    difficulty: integer('difficulty').$type<ExerciseDifficulty>().notNull(),
    seed: integer('seed').notNull(),
    /** What is asked (practice/ask.ts): the same exercise by whatever seed is one row. */
    print: integer('print').notNull(),
    /** Rounds and sessions it was missed in. */
    missed: integer('missed').notNull(),
    /** Milliseconds since the epoch. */
    missedAt: integer('missed_at').notNull(),
    /** The player's day (YYYY-MM-DD) on which it was remembered since; null: not yet. */
    rememberedOn: text('remembered_on'),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.skill, table.print] }),
    index('missed_questions_player').on(table.playerId, table.missedAt),
    index('missed_questions_missed').on(table.missedAt),
  ],
)
