import { and, asc, eq, isNull, lt, or } from 'drizzle-orm'
import { dayOf } from '#app/domain/progress/day-of.ts'
import type { AppContext } from '#app/platform/context.ts'
import type { ExerciseRef } from '#engine/curriculum/exercise.ts'
import { missedQuestions } from './review.schema.ts'

export interface MissedQuestion extends ExerciseRef {
  /** What it asks (practice/ask.ts), whatever its seed. */
  readonly print: number
}

/** What a player may look at again today, longest ago missed first: all but what was remembered today already. */
export function readMissed(ctx: AppContext, playerId: string): Promise<MissedQuestion[]> {
  return missedQuery(ctx, playerId)
}

/** Its statement, for the batch of whoever asks. */
export function missedQuery(ctx: AppContext, playerId: string) {
  const { skill, version, difficulty, seed, print, rememberedOn, missedAt } = missedQuestions
  const today = dayOf(ctx.now(), ctx.caller.timeZone)
  return ctx.db
    .select({ skill, version, difficulty, seed, print })
    .from(missedQuestions)
    .where(and(eq(missedQuestions.playerId, playerId), or(isNull(rememberedOn), lt(rememberedOn, today))))
    .orderBy(asc(missedAt), asc(print))
}
