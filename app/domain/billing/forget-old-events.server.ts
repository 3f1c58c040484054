import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { checkouts, paymentEvents, trialAddresses } from './billing.schema.ts'

const DAY_MS = 24 * 60 * 60_000
/** Longer than the provider repeats an event. */
export const KEEP_EVENTS_MS = 30 * DAY_MS
export const KEEP_UNPAID_MS = 90 * DAY_MS
const KEEP_TRIALS_MS = 365 * DAY_MS

/** Forgets events that are long done, checkouts nobody paid, refunded consent charges, and whose address had a trial long ago. @returns how many */
export const forgetOldEvents = verb({ actor: 'system', budgets: [], notice: null }, run)

async function run(ctx: AppContext): Promise<number> {
  const now = ctx.now()
  const [events, unpaid, addresses] = await ctx.db.batch([
    ctx.db
      .delete(paymentEvents)
      .where(lt(sql`coalesce(${paymentEvents.doneAt}, ${now})`, now - KEEP_EVENTS_MS))
      .returning({ id: paymentEvents.id }),
    ctx.db
      .delete(checkouts)
      .where(
        and(
          or(
            inArray(checkouts.status, ['failed', 'expired']),
            and(eq(checkouts.kind, 'consent'), eq(checkouts.status, 'refunded')),
          ),
          lt(checkouts.createdAt, now - KEEP_UNPAID_MS),
        ),
      )
      .returning({ id: checkouts.id }),
    ctx.db
      .delete(trialAddresses)
      .where(lt(trialAddresses.startedAt, now - KEEP_TRIALS_MS))
      .returning({ id: trialAddresses.addressHash }),
  ])
  return events.length + unpaid.length + addresses.length
}
