import { and, lt, not } from 'drizzle-orm'
import { isUserSql } from '#app/db/is-user-sql.ts'
import { dayOf } from '#app/domain/progress/day-of.ts'
import { guestsMissedForgotten } from '#app/domain/review/erase-missed.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { dailyRounds, finishedRounds, metContent, openRounds } from './play.schema.ts'

const DAY_MS = 86_400_000
/** A round may be finished without a connection and handed in later; after two weeks nobody will. */
export const KEEP_OPEN_MS = 14 * DAY_MS
/** A guest's results are kept as long as the guest cookie lives; a user's as long as the account. */
export const KEEP_GUESTS_MS = 365 * DAY_MS

/** Deletes rounds past their keeping time; answers how many rows. Safe to run at any time, any number of times. */
export const forgetOldRounds = verb({ actor: 'system', budgets: [], notice: null }, run)

async function run(ctx: AppContext): Promise<number> {
  const now = ctx.now()
  const forgotten = await ctx.db.batch([
    ctx.db.delete(openRounds).where(lt(openRounds.startedAt, now - KEEP_OPEN_MS)),
    // Days are the players' own: one more passes until it is past everywhere.
    ctx.db.delete(dailyRounds).where(lt(dailyRounds.day, dayOf(now - KEEP_OPEN_MS - DAY_MS, null))),
    ctx.db
      .delete(finishedRounds)
      .where(
        and(lt(finishedRounds.finishedAt, now - KEEP_GUESTS_MS), not(isUserSql(finishedRounds.playerId))),
      ),
    ctx.db
      .delete(metContent)
      .where(and(lt(metContent.updatedAt, now - KEEP_GUESTS_MS), not(isUserSql(metContent.playerId)))),
    guestsMissedForgotten(ctx, now - KEEP_GUESTS_MS),
  ])
  return forgotten.reduce((rows, { meta }) => rows + meta.changes, 0)
}
