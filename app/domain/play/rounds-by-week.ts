import { and, eq, gt, sql } from 'drizzle-orm'
import { weeksBack } from '#app/domain/progress/weeks-back.ts'
import type { AppContext } from '#app/platform/context.ts'
import { finishedRounds } from './play.schema.ts'

/** A player's rounds since a moment, by game and week; a statement for the batch of whoever asks. */
export function roundsByWeek(ctx: AppContext, { playerId, since }: { playerId: string; since: number }) {
  const week = weeksBack(finishedRounds.finishedAt, ctx.now())
  return ctx.db
    .select({
      gameId: finishedRounds.gameId,
      week,
      times: sql<number>`count(*)`,
      answered: sql<number>`sum(${finishedRounds.answered})`,
      right: sql<number>`sum(${finishedRounds.right})`,
      durationMs: sql<number>`sum(${finishedRounds.durationMs})`,
    })
    .from(finishedRounds)
    .where(and(eq(finishedRounds.playerId, playerId), gt(finishedRounds.finishedAt, since)))
    .groupBy(finishedRounds.gameId, week)
}
