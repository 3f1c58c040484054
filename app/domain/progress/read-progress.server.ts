import { eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { experienceAtLevel, levelOf } from '#engine/learning/experience.ts'
import { masteryOf } from '#engine/learning/mastery.ts'
import { SKILLS } from '#engine/learning/skills.ts'
import { dayBefore, dayOf } from './day-of.ts'
import { playerProgress, skillRatings } from './progress.schema.ts'
import type { Progress } from './progress.types.ts'

/** What a player has gathered so far; null for someone who has not finished a round yet. */
export const readProgress = verb(
  { actor: 'player', owner: (playerId) => playerId, budgets: [], notice: null },
  run,
)

async function run(ctx: AppContext, playerId: string): Promise<Progress | null> {
  const [[total], ratings] = await ctx.db.batch([
    ctx.db.select().from(playerProgress).where(eq(playerProgress.playerId, playerId)),
    ctx.db.select().from(skillRatings).where(eq(skillRatings.playerId, playerId)),
  ])
  if (!total) return null
  const { xp, rounds, stars, lastDay, streakDays, bestStreakDays } = total
  const today = dayOf(ctx.now(), ctx.caller.timeZone)
  const level = levelOf(xp)
  return {
    xp,
    level,
    levelFrom: experienceAtLevel(level),
    levelTo: experienceAtLevel(level + 1),
    rounds,
    stars,
    streakDays: lastDay >= dayBefore(today) ? streakDays : 0,
    bestStreakDays,
    playedToday: lastDay >= today,
    skills: SKILLS.flatMap((skill) => {
      const practised = ratings.find((row) => row.skill === skill)
      if (!practised) return []
      const { rating, seen, right } = practised
      return { skill, mastery: masteryOf(rating, seen), seen, right }
    }),
  }
}
