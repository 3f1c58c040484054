import { asc, eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { missedQuestions } from './review.schema.ts'

/** The questions a person has missed, for the export of their data. Seeds and versions say nothing of them. */
export function exportMissed(ctx: AppContext, playerId: string) {
  const { skill, difficulty, missed, missedAt, rememberedOn } = missedQuestions
  return ctx.db
    .select({ skill, difficulty, missed, missedAt, rememberedOn })
    .from(missedQuestions)
    .where(eq(missedQuestions.playerId, playerId))
    .orderBy(asc(missedAt))
}
