import { eq, sql } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { playerDays, playerProgress, skillRatings, wonStickers } from './progress.schema.ts'

/**
 * The statements that add a guest's progress to a user's and forget the guest's, for the batch that hands the rounds over.
 * Points, days and counts add up; a rating both have becomes the mean, weighed by questions met; their rows of days are counted
 * anew afterwards (recount-row.server.ts). With nothing of the guest's left they change nothing.
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
        sql`select ${userId}, ${playerDays.day}, ${playerDays.xp}, ${playerDays.rounds}, ${playerDays.playedMs}
          from ${playerDays} where ${isGuests}`,
      )
      .onConflictDoUpdate({
        target: [playerDays.playerId, playerDays.day],
        set: {
          xp: sql`${playerDays.xp} + excluded.xp`,
          rounds: sql`${playerDays.rounds} + excluded.rounds`,
          playedMs: sql`${playerDays.playedMs} + excluded.played_ms`,
        },
      }),
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
    ctx.db
      .insert(wonStickers)
      .select(
        sql`select ${userId}, ${wonStickers.sticker}, ${wonStickers.wonBy}, ${wonStickers.wonAt} from ${wonStickers} where ${isGuests}`,
      )
      .onConflictDoNothing(),
    ctx.db.delete(wonStickers).where(eq(wonStickers.playerId, guestId)),
  ]
}
