import { asc, eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { dailyRounds, finishedRounds, metContent, openRounds } from './play.schema.ts'

/** Every round we keep of a person, and what they have met in them, for the export of their data. Seeds and attempts are ours and say nothing of them. */
export async function exportRounds(ctx: AppContext, playerId: string) {
  const [open, finished, daily, met] = await ctx.db.batch([
    ctx.db
      .select()
      .from(openRounds)
      .where(eq(openRounds.playerId, playerId))
      .orderBy(asc(openRounds.startedAt)),
    ctx.db
      .select()
      .from(finishedRounds)
      .where(eq(finishedRounds.playerId, playerId))
      .orderBy(asc(finishedRounds.finishedAt)),
    ctx.db
      .select({ day: dailyRounds.day, roundId: dailyRounds.roundId })
      .from(dailyRounds)
      .where(eq(dailyRounds.playerId, playerId))
      .orderBy(asc(dailyRounds.day)),
    ctx.db
      .select({
        gameId: metContent.gameId,
        band: metContent.band,
        ids: metContent.ids,
        updatedAt: metContent.updatedAt,
      })
      .from(metContent)
      .where(eq(metContent.playerId, playerId))
      .orderBy(asc(metContent.gameId), asc(metContent.band)),
  ])
  return {
    open: open.map(({ gameId, options: { band, timed, language, challenge }, startedAt }) => {
      return { gameId, band, timed, language, challenge, startedAt }
    }),
    finished: finished.map(({ playerId: _, rulesVersion: __, ...round }) => round),
    daily,
    met,
  }
}
