import { and, eq, notInArray } from 'drizzle-orm'
import { runBatch } from '#app/db/run-batch.ts'
import { progressCredited } from '#app/domain/progress/progress-credited.server.ts'
import { recountRow } from '#app/domain/progress/recount-row.server.ts'
import { firstGameStatements } from '#app/domain/referrals/milestone-statements.server.ts'
import { missedCredited } from '#app/domain/review/credit-missed.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { metContentCredited } from './met-content.server.ts'
import { finishedRounds, openRounds } from './play.schema.ts'

/**
 * Hands everything a guest has played over to the user they turned out to be: rounds finished and still open, experience,
 * days, ratings, what was met. One batch, all or nothing; run again, it finds nothing left to hand over. Days in a row are counted
 * anew over both their days. What each round gained when it
 * was finished stays as it was told then.
 */
export const creditGuest = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: [], notice: null },
  run,
)

async function run(ctx: AppContext, { guestId, userId }: { guestId: string; userId: string }): Promise<void> {
  const attemptsOf = (playerId: string) =>
    ctx.db
      .select({ attemptId: openRounds.attemptId })
      .from(openRounds)
      .where(eq(openRounds.playerId, playerId))
  await runBatch(ctx.db, [
    ctx.db
      .update(openRounds)
      .set({ playerId: userId })
      .where(and(eq(openRounds.playerId, guestId), notInArray(openRounds.attemptId, attemptsOf(userId)))),
    // Left over are attempts the user has opened too: the same press of Start, sent before and after the sign-in.
    ctx.db.delete(openRounds).where(eq(openRounds.playerId, guestId)),
    ctx.db.update(finishedRounds).set({ playerId: userId }).where(eq(finishedRounds.playerId, guestId)),
    ...metContentCredited(ctx, { guestId, userId }),
    ...missedCredited(ctx, { guestId, userId }),
    ...progressCredited(ctx, { guestId, userId }),
    ...firstGameStatements(ctx, userId),
  ])
  await recountRow(ctx, userId)
}
