// What a player has gathered so far: four statements for the batch of whoever asks, and what their rows come to.
import { eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { masteryOf } from '#engine/learning/mastery.ts'
import { SKILLS } from '#engine/learning/skills.ts'
import { dayOf } from './day-of.ts'
import { skillRatings } from './progress.schema.ts'
import type { Progress } from './progress.types.ts'
import { progressQueries, standingOf, weekOf } from './progress-queries.server.ts'
import type { StickerId } from './stickers.ts'
import { stickersOf } from './won-stickers.server.ts'

/** The player's total, days, ratings and stickers. */
export function progressReads(ctx: AppContext, playerId: string) {
  return [
    ...progressQueries(ctx, playerId),
    ctx.db.select().from(skillRatings).where(eq(skillRatings.playerId, playerId)),
    stickersOf(ctx, playerId),
  ] as const
}

/** What the four answer. */
type Rows = readonly [
  ...standing: Parameters<typeof standingOf>[1],
  ratings: readonly (typeof skillRatings.$inferSelect)[],
  stickers: readonly { readonly sticker: StickerId }[],
]

/** Null for someone who has not finished a round yet. */
export function progressOf(ctx: AppContext, [totals, days, ratings, stickers]: Rows): Progress | null {
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
