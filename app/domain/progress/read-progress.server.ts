import { eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { masteryOf } from '#engine/learning/mastery.ts'
import { SKILLS } from '#engine/learning/skills.ts'
import { dayOf } from './day-of.ts'
import { skillRatings } from './progress.schema.ts'
import type { Progress } from './progress.types.ts'
import { progressQueries, standingOf, weekOf } from './progress-queries.server.ts'
import { stickersOf } from './won-stickers.server.ts'

/** What a player has gathered so far; null for someone who has not finished a round yet. */
export const readProgress = verb(
  { actor: 'player', owner: (playerId) => playerId, budgets: [], notice: null },
  run,
)

async function run(ctx: AppContext, playerId: string): Promise<Progress | null> {
  const [totals, days, ratings, stickers] = await ctx.db.batch([
    ...progressQueries(ctx, playerId),
    ctx.db.select().from(skillRatings).where(eq(skillRatings.playerId, playerId)),
    stickersOf(ctx, playerId),
  ])
  const [total] = totals
  if (!total) return null
  const { rounds, stars, lastDay, bestStreakDays } = total
  return {
    ...standingOf(ctx, [totals, days]),
    rounds,
    stars,
    bestStreakDays,
    playedToday: lastDay >= dayOf(ctx.now(), ctx.caller.timeZone),
    stickers: stickers.map(({ sticker }) => sticker),
    week: weekOf(ctx, [totals, days]),
    skills: SKILLS.flatMap((skill) => {
      const practised = ratings.find((row) => row.skill === skill)
      if (!practised) return []
      const { rating, seen, right } = practised
      return { skill, mastery: masteryOf(rating, seen), seen, right }
    }),
  }
}
