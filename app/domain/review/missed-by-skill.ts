import { desc, eq, sql } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { missedQuestions } from './review.schema.ts'

/** How many missed questions of each skill wait to be remembered, most first; a statement for the batch of whoever asks. */
export function missedBySkill(ctx: AppContext, { playerId, most }: { playerId: string; most: number }) {
  const questions = sql<number>`count(*)`
  return ctx.db
    .select({ skill: missedQuestions.skill, questions })
    .from(missedQuestions)
    .where(eq(missedQuestions.playerId, playerId))
    .groupBy(missedQuestions.skill)
    .orderBy(desc(questions), missedQuestions.skill)
    .limit(most)
}
