import { lt } from 'drizzle-orm'
import type { AppContext } from '#app/context.ts'
import { finishedRounds, openRounds } from './play.schema.ts'

const DAY_MS = 86_400_000
/** A round nobody finished is of no use to anybody after a day. */
export const KEEP_OPEN_MS = DAY_MS
/** A guest's results are kept as long as the guest cookie lives. */
export const KEEP_FINISHED_MS = 365 * DAY_MS

/** Deletes rounds past their keeping time; answers how many. Safe to run at any time, any number of times. */
export async function forgetOldRounds(ctx: AppContext): Promise<number> {
  const now = ctx.now()
  const [unfinished, finished] = await ctx.db.batch([
    ctx.db.delete(openRounds).where(lt(openRounds.startedAt, now - KEEP_OPEN_MS)),
    ctx.db.delete(finishedRounds).where(lt(finishedRounds.finishedAt, now - KEEP_FINISHED_MS)),
  ])
  return unfinished.meta.changes + finished.meta.changes
}
