import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { checkouts, customers, paymentEvents } from '../billing.schema.ts'
import type { CheckoutRow } from './checkout-status.ts'
import type { CustomerRow } from './customers.ts'

/** What we know just before the provider is asked. */
export interface CustomerSnapshot {
  customer: CustomerRow
  /** Stamp of the question: later questions have higher ones, whoever asks. */
  askedAt: number
  rows: CheckoutRow[]
  /** Events this question will have answered. */
  eventIds: string[]
}

/** Stamps a question about a customer; null when there is no such customer. One round trip. */
export async function takeSnapshot(ctx: AppContext, customerId: string): Promise<CustomerSnapshot | null> {
  const [stamped, rows, events] = await ctx.db.batch([
    ctx.db
      .update(customers)
      .set({ askedAt: sql`max(${customers.askedAt} + 1, ${ctx.now()})` })
      .where(eq(customers.id, customerId))
      .returning(),
    ctx.db.select().from(checkouts).where(eq(checkouts.customerId, customerId)),
    ctx.db
      .select({ id: paymentEvents.id })
      .from(paymentEvents)
      .where(and(eq(paymentEvents.customerId, customerId), isNull(paymentEvents.doneAt)))
      .limit(1_000),
  ])
  const [customer] = stamped
  if (!customer) return null
  return { customer, askedAt: customer.askedAt, rows, eventIds: events.map(({ id }) => id) }
}

/** The statement that notes events as dealt with. */
export function eventsDone(ctx: AppContext, ids: readonly string[]): Statement {
  return ctx.db
    .update(paymentEvents)
    .set({ doneAt: ctx.now() })
    .where(sql`${paymentEvents.id} in (select value from json_each(${JSON.stringify(ids)}))`)
}

/**
 * A statement that fails, and its whole batch with it, unless the customer is as it was when the question was stamped and no
 * later question has been answered meanwhile. (D1 cannot look before it writes; the id it tries to insert is null.)
 */
export function failIfOutdated(ctx: AppContext, { customer, askedAt }: CustomerSnapshot): Statement {
  const { id, claimedBy } = customer
  return ctx.db.insert(customers).select(
    sql`select null, null, null, null, null, 0, 0, null, null, 0 where not exists (select 1 from ${customers}
      where id = ${id} and known_at < ${askedAt} and claimed_by is ${claimedBy} and erased_at is null)`,
  )
}

/** Whether a batch failed for that reason. */
export function isOutdated(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return /NOT NULL constraint failed: customers\.id/.test(error.message) || isOutdated(error.cause)
}
