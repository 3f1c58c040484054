import { and, inArray, lt, sql } from 'drizzle-orm'
import type { AppContext } from '#app/context.ts'
import { checkouts, paymentEvents } from './billing.schema.ts'

const DAY_MS = 24 * 60 * 60_000
/** Longer than the provider repeats an event. */
export const KEEP_EVENTS_MS = 30 * DAY_MS
export const KEEP_UNPAID_MS = 90 * DAY_MS

/** Forgets events that are long done, and checkouts nobody paid. @returns how many */
export async function forgetOldEvents(ctx: AppContext): Promise<number> {
  const now = ctx.now()
  const [events, unpaid] = await ctx.db.batch([
    ctx.db
      .delete(paymentEvents)
      .where(lt(sql`coalesce(${paymentEvents.doneAt}, ${now})`, now - KEEP_EVENTS_MS))
      .returning({ id: paymentEvents.id }),
    ctx.db
      .delete(checkouts)
      .where(
        and(inArray(checkouts.status, ['failed', 'expired']), lt(checkouts.createdAt, now - KEEP_UNPAID_MS)),
      )
      .returning({ id: checkouts.id }),
  ])
  return events.length + unpaid.length
}
