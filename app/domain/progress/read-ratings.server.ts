import { and, eq, like } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import type { SkillArea } from '#engine/learning/skills.ts'
import { skillRatings } from './progress.schema.ts'

export interface AreaRatings {
  ratings: Record<string, number>
  /** Questions answered. */
  practised: Record<string, number>
}

/** A player's ratings of one area's skills; skills never practised are absent. No area has no ratings. */
export async function readRatings(
  ctx: AppContext,
  playerId: string,
  area: SkillArea | null,
): Promise<AreaRatings> {
  if (area === null) return { ratings: {}, practised: {} }
  const rows = await ctx.db
    .select({ skill: skillRatings.skill, rating: skillRatings.rating, seen: skillRatings.seen })
    .from(skillRatings)
    .where(and(eq(skillRatings.playerId, playerId), like(skillRatings.skill, `${area}.%`)))
  return {
    ratings: Object.fromEntries(rows.map(({ skill, rating }) => [skill, rating])),
    practised: Object.fromEntries(rows.map(({ skill, seen }) => [skill, seen])),
  }
}
