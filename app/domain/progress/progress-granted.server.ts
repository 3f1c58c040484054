import { type SQL, sql } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import type { RoundPractice } from '#engine/core/game-rules.ts'
import { HIGHEST_RATING, LOWEST_RATING, START_RATING } from '#engine/learning/rating.ts'
import { playerDays, playerProgress, skillRatings } from './progress.schema.ts'

export interface Grant {
  playerId: string
  xp: number
  stars: number
  /** The player's day (day-of.ts). */
  day: string
  /** Days in a row, this one's included (read-row.server.ts). */
  streakDays: number
  /** Time played, pauses left out (milliseconds). */
  playedMs: number
  practice: RoundPractice
  /** The ratings the practice began with. */
  ratingsBefore: Readonly<Record<string, number>>
  /** Nothing is granted unless this holds when the batch runs. */
  onlyIf: SQL
}

/**
 * The statements that add one finished round to a player's progress, for the batch that stores the round. Ratings move by
 * what the round made of them, so that two rounds played at the same time both count.
 */
export function progressGranted(ctx: AppContext, grant: Grant): [Statement, Statement, Statement] {
  const { playerId, xp, stars, day, streakDays, playedMs, onlyIf } = grant
  const now = ctx.now()
  return [
    ctx.db
      .insert(playerProgress)
      .select(
        sql`select ${playerId}, ${xp}, 1, ${stars}, ${day}, ${streakDays}, ${streakDays}, ${now}
          where ${onlyIf}`,
      )
      .onConflictDoUpdate({
        target: playerProgress.playerId,
        set: {
          xp: sql`${playerProgress.xp} + excluded.xp`,
          rounds: sql`${playerProgress.rounds} + 1`,
          stars: sql`${playerProgress.stars} + excluded.stars`,
          lastDay: sql`max(${playerProgress.lastDay}, excluded.last_day)`,
          streakDays: sql`excluded.streak_days`,
          bestStreakDays: sql`max(${playerProgress.bestStreakDays}, excluded.streak_days)`,
          updatedAt: sql`excluded.updated_at`,
        },
      }),
    ctx.db
      .insert(playerDays)
      .select(sql`select ${playerId}, ${day}, ${xp}, 1, ${playedMs} where ${onlyIf}`)
      .onConflictDoUpdate({
        target: [playerDays.playerId, playerDays.day],
        set: {
          xp: sql`${playerDays.xp} + excluded.xp`,
          rounds: sql`${playerDays.rounds} + 1`,
          playedMs: sql`${playerDays.playedMs} + excluded.played_ms`,
        },
      }),
    ratingsMoved(ctx, grant, now),
  ]
}

function ratingsMoved(
  ctx: AppContext,
  { playerId, practice, ratingsBefore, onlyIf }: Grant,
  now: number,
): Statement {
  const moved = Object.entries(practice.skills).map(([skill, { rating, seen, right }]) => {
    return { skill, rating, moved: rating - (ratingsBefore[skill] ?? START_RATING), seen, right }
  })
  const of = (key: string) => sql`json_extract(value, ${`$.${key}`})`
  const known = sql`(select ${skillRatings.rating} from ${skillRatings}
    where ${skillRatings.playerId} = ${playerId} and ${skillRatings.skill} = ${of('skill')})`
  return ctx.db
    .insert(skillRatings)
    .select(
      sql`select ${playerId}, ${of('skill')},
          coalesce(max(${LOWEST_RATING}, min(${HIGHEST_RATING}, ${known} + ${of('moved')})), ${of('rating')}),
          ${of('seen')}, ${of('right')}, ${now}
        from json_each(${JSON.stringify(moved)}) where ${onlyIf}`,
    )
    .onConflictDoUpdate({
      target: [skillRatings.playerId, skillRatings.skill],
      set: {
        rating: sql`excluded.rating`,
        seen: sql`${skillRatings.seen} + excluded.seen`,
        right: sql`${skillRatings.right} + excluded.right_answers`,
        updatedAt: sql`excluded.updated_at`,
      },
    })
}
