import { and, asc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { errorFields } from '#app/platform/error-fields.ts'
import { verb } from '#app/platform/verb.ts'
import { customers, paymentEvents } from './billing.schema.ts'
import { convergeCustomer } from './converge-customer.server.ts'

/** Customers asked about in one run: what is left is next. Guests have places of their own: however many leave checkouts
 * behind, no plan depends on them. */
const MOST = 20
const MAX_GUESTS = 10
/** An event is someone's work for so long before it counts as left behind. */
const EVENT_PATIENCE_MS = 60_000
/** Keeps two runs, and a customer whose question fails, out of each other's way. */
const LEASE_MS = 10 * 60_000

/**
 * Asks the provider about customers no event may have told of: checkouts that are open, events somebody claimed and did not
 * finish, plans that end, accounts that were erased, and everyone who pays once a day. Whatever was lost is put right here.
 * @returns how many customers were asked about
 * @throws the first failure, after all have had their turn
 */
export const reconcilePayments = verb({ actor: 'system', budgets: [], notice: null }, run)

async function run(ctx: AppContext): Promise<number> {
  const failures: unknown[] = []
  let count = 0
  for (const customerId of await dueCustomers(ctx)) {
    try {
      await ctx.db
        .update(customers)
        .set({ reconcileAt: ctx.now() + LEASE_MS })
        .where(eq(customers.id, customerId))
      await convergeCustomer(ctx, customerId)
      count++
    } catch (error) {
      failures.push(error)
      ctx.log.error('reconciling a customer failed', { customerId, ...errorFields(error) })
    }
  }
  if (failures.length > 0) throw failures[0]
  return count
}

async function dueCustomers(ctx: AppContext): Promise<Set<string>> {
  const now = ctx.now()
  const isGuest = sql`(${customers.userId} is null and ${customers.claimedBy} is null and ${customers.erasedAt} is null)`
  const dueOf = (whose: SQL, most: number) =>
    ctx.db
      .select({ id: customers.id })
      .from(customers)
      .where(and(lte(customers.reconcileAt, now), whose))
      .orderBy(asc(customers.reconcileAt))
      .limit(most)
  const [members, guests, left] = await ctx.db.batch([
    dueOf(sql`not ${isGuest}`, MOST),
    dueOf(isGuest, MAX_GUESTS),
    ctx.db
      .selectDistinct({ id: sql<string>`${paymentEvents.customerId}` })
      .from(paymentEvents)
      .leftJoin(customers, eq(customers.id, paymentEvents.customerId))
      .where(
        and(
          isNull(paymentEvents.doneAt),
          lte(paymentEvents.receivedAt, now - EVENT_PATIENCE_MS),
          lte(sql`coalesce(${customers.askedAt}, 0)`, now - EVENT_PATIENCE_MS),
        ),
      )
      .limit(MOST),
  ])
  return new Set([...members, ...guests, ...left].map(({ id }) => id))
}
