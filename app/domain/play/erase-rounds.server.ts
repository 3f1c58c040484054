import { eq } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { dailyRounds, finishedRounds, metContent, openRounds } from './play.schema.ts'

/** The statements that forget everything a person has played, for the batch that erases the account. */
export function roundsErased(ctx: AppContext, playerId: string): Statement[] {
  return [
    ctx.db.delete(openRounds).where(eq(openRounds.playerId, playerId)),
    ctx.db.delete(finishedRounds).where(eq(finishedRounds.playerId, playerId)),
    ctx.db.delete(dailyRounds).where(eq(dailyRounds.playerId, playerId)),
    ctx.db.delete(metContent).where(eq(metContent.playerId, playerId)),
  ]
}
