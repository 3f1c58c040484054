import { eq, sql } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { playerDays, playerProgress, skillRatings } from './progress.schema.ts'

/**
 * The statements that add a guest's progress to a user's and forget the guest's, for the batch that hands the rounds over.
 * Points, days and counts add up; a rating both have becomes the mean, weighed by questions met; the streak is counted
 * anew over both their days. With nothing of the guest's left they change nothing.
 */
export function progressCredited(
  ctx: AppContext,
  { guestId, userId }: { guestId: string; userId: string },
): Statement[] {
  const { xp, rounds, stars, lastDay, streakDays, bestStreakDays, updatedAt } = playerProgress
  const weighed = sql`(${skillRatings.rating} * ${skillRatings.seen} + excluded.rating * excluded.seen)
    / max(1, ${skillRatings.seen} + excluded.seen)`
  const isGuests = sql`player_id = ${guestId}`
  return [
    ctx.db
      .insert(playerProgress)
      .select(
        sql`select ${userId}, ${xp}, ${rounds}, ${stars}, ${lastDay}, ${streakDays}, ${bestStreakDays}, ${updatedAt}
          from ${playerProgress} where ${isGuests}`,
      )
      .onConflictDoUpdate({
        target: playerProgress.playerId,
        set: {
          xp: sql`${xp} + excluded.xp`,
          rounds: sql`${rounds} + excluded.rounds`,
          stars: sql`${stars} + excluded.stars`,
          lastDay: sql`max(${lastDay}, excluded.last_day)`,
          bestStreakDays: sql`max(${bestStreakDays}, excluded.best_streak_days)`,
          updatedAt: sql`max(${updatedAt}, excluded.updated_at)`,
        },
      }),
    ctx.db
      .insert(playerDays)
      .select(
        sql`select ${userId}, ${playerDays.day}, ${playerDays.xp}, ${playerDays.rounds}
          from ${playerDays} where ${isGuests}`,
      )
      .onConflictDoUpdate({
        target: [playerDays.playerId, playerDays.day],
        set: {
          xp: sql`${playerDays.xp} + excluded.xp`,
          rounds: sql`${playerDays.rounds} + excluded.rounds`,
        },
      }),
    streakCounted(ctx, userId),
    ctx.db
      .insert(skillRatings)
      .select(
        sql`select ${userId}, ${skillRatings.skill}, ${skillRatings.rating}, ${skillRatings.seen}, ${skillRatings.right},
          ${skillRatings.updatedAt} from ${skillRatings} where ${isGuests}`,
      )
      .onConflictDoUpdate({
        target: [skillRatings.playerId, skillRatings.skill],
        set: {
          rating: weighed,
          seen: sql`${skillRatings.seen} + excluded.seen`,
          right: sql`${skillRatings.right} + excluded.right_answers`,
          updatedAt: sql`max(${skillRatings.updatedAt}, excluded.updated_at)`,
        },
      }),
    ctx.db.delete(playerProgress).where(eq(playerProgress.playerId, guestId)),
    ctx.db.delete(playerDays).where(eq(playerDays.playerId, guestId)),
    ctx.db.delete(skillRatings).where(eq(skillRatings.playerId, guestId)),
  ]
}

/** Days in a row share the difference between their date and their number in the list. */
function streakCounted(ctx: AppContext, playerId: string): Statement {
  const runs = sql`(
    select max(day) as last, count(*) as days from (
      select day, julianday(day) - row_number() over (order by day) as run
      from ${playerDays} where player_id = ${playerId})
    group by run)`
  return ctx.db
    .update(playerProgress)
    .set({
      streakDays: sql`coalesce((select days from ${runs} order by last desc limit 1), ${playerProgress.streakDays})`,
      bestStreakDays: sql`max(${playerProgress.bestStreakDays}, coalesce((select max(days) from ${runs}), 0))`,
    })
    .where(eq(playerProgress.playerId, playerId))
}
