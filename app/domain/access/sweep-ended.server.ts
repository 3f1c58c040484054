import { and, asc, inArray, isNull, lte, sql } from 'drizzle-orm'
import { runBatch } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { subscribers, timedAccesses } from './access.schema.ts'
import { subscriberKept } from './plan-statements.server.ts'

/** Rows a run looks at, of each kind: the next run takes the rest. */
const MOST = 100

/**
 * Notes what has ended without anyone noting it: accesses whose clock never rang, plans whose end nobody told. Nothing
 * depends on it, since every read asks for the end itself; it keeps the tables true. Answers how many.
 */
export const sweepEnded = verb({ actor: 'system', budgets: [], notice: null }, run)

async function run(ctx: AppContext): Promise<number> {
  const now = ctx.now()
  const due = ctx.db
    .select({ id: timedAccesses.id })
    .from(timedAccesses)
    .where(and(isNull(timedAccesses.endedAt), lte(timedAccesses.endsAt, now)))
    .orderBy(asc(timedAccesses.endsAt))
    .limit(MOST)
  const ended = await ctx.db
    .update(timedAccesses)
    .set({ endedAt: sql`${timedAccesses.endsAt}` })
    .where(and(inArray(timedAccesses.id, due), isNull(timedAccesses.endedAt)))
  const over = await ctx.db
    .select({ userId: subscribers.userId })
    .from(subscribers)
    .where(lte(subscribers.subscriptionEnd, now))
    .limit(MOST)
  await runBatch(
    ctx.db,
    over.map(({ userId }) => subscriberKept(ctx, userId)),
  )
  return ended.meta.changes + over.length
}
