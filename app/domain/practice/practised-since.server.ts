import { and, asc, eq, gte } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { finishedPractices } from './practice.schema.ts'

/** Sessions a person has finished since a moment, by the skill that was chosen, oldest first. */
export async function practisedSince(
  ctx: AppContext,
  { playerId, since }: { playerId: string; since: number },
): Promise<{ skill: string; finishedAt: number }[]> {
  const { skill, finishedAt } = finishedPractices
  return ctx.db
    .select({ skill, finishedAt })
    .from(finishedPractices)
    .where(and(eq(finishedPractices.playerId, playerId), gte(finishedAt, since)))
    .orderBy(asc(finishedAt))
}
