import { and, eq, sql } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { missedQuestions } from './review.schema.ts'

/** The statements that hand what a guest has missed to the user they turned out to be; what both have missed stays the user's. */
export function missedCredited(
  ctx: AppContext,
  { guestId, userId }: { guestId: string; userId: string },
): Statement[] {
  const { playerId, skill, print } = missedQuestions
  const isTheirs = sql`exists (select 1 from ${missedQuestions} as theirs where theirs.player_id = ${userId}
    and theirs.skill = ${skill} and theirs.print = ${print})`
  return [
    ctx.db.delete(missedQuestions).where(and(eq(playerId, guestId), isTheirs)),
    ctx.db.update(missedQuestions).set({ playerId: userId }).where(eq(playerId, guestId)),
  ]
}
