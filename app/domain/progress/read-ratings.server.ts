import { and, eq, like } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import type { SkillArea } from '#engine/learning/skills.ts'
import { skillRatings } from './progress.schema.ts'

/** A player's ratings of one area's skills; skills never practised are absent. No area has no ratings. */
export async function readRatings(
  ctx: AppContext,
  playerId: string,
  area: SkillArea | null,
): Promise<Record<string, number>> {
  if (area === null) return {}
  const rows = await ctx.db
    .select({ skill: skillRatings.skill, rating: skillRatings.rating })
    .from(skillRatings)
    .where(and(eq(skillRatings.playerId, playerId), like(skillRatings.skill, `${area}.%`)))
  return Object.fromEntries(rows.map(({ skill, rating }) => [skill, rating]))
}
