import { asc, eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { playerDays, playerProgress, skillRatings, wonStickers } from './progress.schema.ts'

/** What a person has gathered by playing, for the export of their data. */
export async function exportProgress(ctx: AppContext, playerId: string) {
  const [[total], days, skills, stickers] = await ctx.db.batch([
    ctx.db
      .select({
        xp: playerProgress.xp,
        rounds: playerProgress.rounds,
        stars: playerProgress.stars,
        lastDay: playerProgress.lastDay,
        streakDays: playerProgress.streakDays,
        bestStreakDays: playerProgress.bestStreakDays,
      })
      .from(playerProgress)
      .where(eq(playerProgress.playerId, playerId)),
    ctx.db
      .select({
        day: playerDays.day,
        xp: playerDays.xp,
        rounds: playerDays.rounds,
        playedMs: playerDays.playedMs,
      })
      .from(playerDays)
      .where(eq(playerDays.playerId, playerId))
      .orderBy(asc(playerDays.day)),
    ctx.db
      .select({
        skill: skillRatings.skill,
        rating: skillRatings.rating,
        seen: skillRatings.seen,
        right: skillRatings.right,
      })
      .from(skillRatings)
      .where(eq(skillRatings.playerId, playerId))
      .orderBy(asc(skillRatings.skill)),
    ctx.db
      .select({ sticker: wonStickers.sticker, wonAt: wonStickers.wonAt })
      .from(wonStickers)
      .where(eq(wonStickers.playerId, playerId))
      .orderBy(asc(wonStickers.wonAt)),
  ])
  return { total: total ?? null, days, skills, stickers }
}
