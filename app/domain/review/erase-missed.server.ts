import { and, eq, lt, not } from 'drizzle-orm'
import { isUserSql } from '#app/db/is-user-sql.ts'
import type { Statement } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { missedQuestions } from './review.schema.ts'

/** The statements that forget what a person has missed, for the batch that erases the account. */
export function missedErased(ctx: AppContext, playerId: string): Statement[] {
  return [ctx.db.delete(missedQuestions).where(eq(missedQuestions.playerId, playerId))]
}

/** The statement that forgets what guests have missed before a moment. */
export function guestsMissedForgotten(ctx: AppContext, before: number) {
  const { missedAt, playerId } = missedQuestions
  return ctx.db.delete(missedQuestions).where(and(lt(missedAt, before), not(isUserSql(playerId))))
}
