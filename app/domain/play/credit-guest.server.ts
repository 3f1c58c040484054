import { eq, sql } from 'drizzle-orm'
import type { AppContext } from '#app/context.ts'
import { runBatch } from '#app/db/run-batch.ts'
import { progressCredited } from '#app/domain/progress/progress-credited.server.ts'
import { finishedRounds, openRounds } from './play.schema.ts'

/**
 * Hands everything a guest has played over to the user they turned out to be: rounds finished and still open, experience,
 * days, ratings. One batch, all or nothing; run again, it finds nothing left to hand over. What each round gained when it
 * was finished stays as it was told then.
 */
export async function creditGuest(
  ctx: AppContext,
  { guestId, userId }: { guestId: string; userId: string },
): Promise<void> {
  await runBatch(ctx.db, [
    // An attempt is a UUID: the same one with both can only be the same browser's, whose newer round then goes.
    ctx.db.run(sql`update or ignore ${openRounds} set player_id = ${userId} where player_id = ${guestId}`),
    ctx.db.delete(openRounds).where(eq(openRounds.playerId, guestId)),
    ctx.db.update(finishedRounds).set({ playerId: userId }).where(eq(finishedRounds.playerId, guestId)),
    ...progressCredited(ctx, { guestId, userId }),
  ])
}
