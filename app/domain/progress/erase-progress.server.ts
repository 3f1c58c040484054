import { eq } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { playerDays, playerProgress, skillRatings, wonStickers } from './progress.schema.ts'

/** The statements that forget everything a person has gathered, for the batch that erases the account. */
export function progressErased(ctx: AppContext, playerId: string): Statement[] {
  return [
    ctx.db.delete(playerProgress).where(eq(playerProgress.playerId, playerId)),
    ctx.db.delete(playerDays).where(eq(playerDays.playerId, playerId)),
    ctx.db.delete(skillRatings).where(eq(skillRatings.playerId, playerId)),
    ctx.db.delete(wonStickers).where(eq(wonStickers.playerId, playerId)),
  ]
}
