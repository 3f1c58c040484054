import { and, lt, not } from 'drizzle-orm'
import { isUserSql } from '#app/db/is-user-sql.ts'
import { KEEP_GUESTS_MS, KEEP_OPEN_MS } from '#app/domain/play/forget-old-rounds.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { finishedPractices, openPractices, practisedSkills } from './practice.schema.ts'

/** Deletes practice past its keeping time, which is that of rounds; answers how many rows. Safe to run any number of times. */
export const forgetOldPractice = verb({ actor: 'system', budgets: [], notice: null }, run)

async function run(ctx: AppContext): Promise<number> {
  const now = ctx.now()
  const guests = now - KEEP_GUESTS_MS
  const forgotten = await ctx.db.batch([
    ctx.db.delete(openPractices).where(lt(openPractices.startedAt, now - KEEP_OPEN_MS)),
    ctx.db
      .delete(finishedPractices)
      .where(and(lt(finishedPractices.finishedAt, guests), not(isUserSql(finishedPractices.playerId)))),
    ctx.db
      .delete(practisedSkills)
      .where(and(lt(practisedSkills.practisedAt, guests), not(isUserSql(practisedSkills.playerId)))),
  ])
  return forgotten.reduce((rows, { meta }) => rows + meta.changes, 0)
}
