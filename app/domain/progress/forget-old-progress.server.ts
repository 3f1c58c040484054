import { and, lt, not } from 'drizzle-orm'
import { isUserSql } from '#app/db/is-user-sql.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { dayOf } from './day-of.ts'
import { playerDays, playerProgress, skillRatings, wonStickers } from './progress.schema.ts'

/** A guest's progress is kept as long as the guest cookie lives (milliseconds); a user's as long as the account. */
export const KEEP_GUESTS_MS = 365 * 86_400_000

/** Deletes what guests left behind; answers how many rows. Safe to run at any time, any number of times. */
export const forgetOldProgress = verb({ actor: 'system', budgets: [], notice: null }, run)

async function run(ctx: AppContext): Promise<number> {
  const before = ctx.now() - KEEP_GUESTS_MS
  const forgotten = await ctx.db.batch([
    ctx.db
      .delete(playerProgress)
      .where(and(lt(playerProgress.updatedAt, before), not(isUserSql(playerProgress.playerId)))),
    ctx.db
      .delete(playerDays)
      .where(and(lt(playerDays.day, dayOf(before, null)), not(isUserSql(playerDays.playerId)))),
    ctx.db
      .delete(skillRatings)
      .where(and(lt(skillRatings.updatedAt, before), not(isUserSql(skillRatings.playerId)))),
    ctx.db
      .delete(wonStickers)
      .where(and(lt(wonStickers.wonAt, before), not(isUserSql(wonStickers.playerId)))),
  ])
  return forgotten.reduce((rows, { meta }) => rows + meta.changes, 0)
}
