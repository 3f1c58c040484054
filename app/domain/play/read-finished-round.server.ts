import { and, eq } from 'drizzle-orm'
import type { AppContext } from '#app/context.ts'
import { finishedRounds } from './play.schema.ts'
import type { FinishedRound } from './play.types.ts'

/** One result of this guest's; null when there is none, or when it is somebody else's. */
export async function readFinishedRound(
  ctx: AppContext,
  { guestId, roundId }: { guestId: string; roundId: string },
): Promise<FinishedRound | null> {
  const row = await ctx.db
    .select()
    .from(finishedRounds)
    .where(and(eq(finishedRounds.roundId, roundId), eq(finishedRounds.guestId, guestId)))
    .get()
  return row ?? null
}
