import { type SQL, sql } from 'drizzle-orm'
import { dayBefore } from './day-of.ts'
import { playerProgress } from './progress.schema.ts'

/**
 * How many days in a row a player has finished a round once they finish one on `day`, at the moment the statement runs.
 * Someone who travelled west, and lives a day twice, loses nothing.
 */
export function streakOn(playerId: string, day: string): SQL<number> {
  const { lastDay, streakDays } = playerProgress
  return sql<number>`coalesce((
    select case
      when ${lastDay} >= ${day} then ${streakDays}
      when ${lastDay} = ${dayBefore(day)} then ${streakDays} + 1
      else 1 end
    from ${playerProgress} where ${playerProgress.playerId} = ${playerId}), 1)`
}
