import { and, eq, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import type { ReviewedExercise, ReviewOutcome } from '#engine/curriculum/practice/review-outcome.ts'
import { missedQuestions } from './review.schema.ts'

/** So many are kept a player, the newest. */
export const MOST_MISSED = 200

interface Noted extends ReviewOutcome {
  playerId: string
  /** The player's day (day-of.ts). */
  day: string
  /** Nothing is noted unless this holds when the batch runs. */
  onlyIf: SQL
}

/**
 * The statements that keep what a round or session says about single questions, for the batch that stores it. What is missed comes
 * on the list, or begins anew there; what is remembered on a second day leaves it.
 */
export function questionsNoted(
  ctx: AppContext,
  { playerId, missed, remembered, day, onlyIf }: Noted,
): [Statement, Statement, Statement, Statement] {
  const of = (key: keyof ReviewedExercise) => sql`json_extract(value, ${`$.${key}`})`
  const mine = and(eq(missedQuestions.playerId, playerId), onlyIf)
  const isRemembered = sql`exists (select 1 from json_each(${JSON.stringify(remembered)})
    where ${of('skill')} = ${missedQuestions.skill} and ${of('print')} = ${missedQuestions.print})`
  return [
    ctx.db
      .insert(missedQuestions)
      .select(
        sql`select ${playerId}, ${of('skill')}, ${of('version')}, ${of('difficulty')}, ${of('seed')},
            ${of('print')}, 1, ${ctx.now()}, null
          from json_each(${JSON.stringify(eachOnce(missed))}) where ${onlyIf}`,
      )
      .onConflictDoUpdate({
        target: [missedQuestions.playerId, missedQuestions.skill, missedQuestions.print],
        set: {
          version: sql`excluded.version`,
          difficulty: sql`excluded.difficulty`,
          seed: sql`excluded.seed`,
          missed: sql`${missedQuestions.missed} + 1`,
          missedAt: sql`excluded.missed_at`,
          rememberedOn: null,
        },
      }),
    ctx.db.delete(missedQuestions).where(and(mine, isRemembered, lt(missedQuestions.rememberedOn, day))),
    ctx.db
      .update(missedQuestions)
      .set({ rememberedOn: day })
      .where(and(mine, isRemembered, isNull(missedQuestions.rememberedOn))),
    ctx.db.delete(missedQuestions).where(
      and(
        mine,
        sql`${missedQuestions}.rowid in (select rowid from ${missedQuestions}
          where ${missedQuestions.playerId} = ${playerId}
          order by ${missedQuestions.missedAt} desc, rowid desc limit -1 offset ${MOST_MISSED})`,
      ),
    ),
  ]
}

function eachOnce(questions: readonly ReviewedExercise[]): ReviewedExercise[] {
  return [...new Map(questions.map((one) => [`${one.skill} ${one.print}`, one])).values()]
}
