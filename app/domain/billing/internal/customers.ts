import { and, eq, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { isUserSql } from '#app/db/is-user-sql.ts'
import type { GuestHolder } from '#app/domain/access/read-entitlements.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { secretHash } from '#app/platform/keys.server.ts'
import { customers } from '../billing.schema.ts'
import type { Buyer, Paying } from '../billing.types.ts'

export type CustomerRow = typeof customers.$inferSelect

/**
 * Whose customer it is. Of the same person three things are told apart: the Buyer, who holds a guest's secret; the Holder of
 * rights, by whose hash it is stored; and this one, who besides may pay for a child.
 */
export type CustomerOwner = Paying | GuestHolder

export async function ownerOf(buyer: Buyer, childId: string | null = null): Promise<CustomerOwner> {
  if ('userId' in buyer) return { userId: buyer.userId, childId }
  return { claimHash: await secretHash(buyer.claimSecret) }
}

/** Who pays by a customer, and for whom; null: a guest nobody has claimed. */
export function payingOf({ userId, claimedBy, childId }: CustomerRow): Paying | null {
  const payer = userId ?? claimedBy
  return payer === null ? null : { userId: payer, childId }
}

/** Whose everything is that a customer buys; null: a guest's. */
export function learnerOf(customer: CustomerRow): string | null {
  return customer.childId ?? customer.userId ?? customer.claimedBy
}

export function findCustomer(ctx: AppContext, owner: CustomerOwner): Promise<CustomerRow | undefined> {
  const theirs = 'userId' in owner ? isPayingSql(owner) : eq(customers.claimHash, owner.claimHash)
  return ctx.db.select().from(customers).where(theirs).get()
}

/** Customers of somebody: what they pay for, and what a guardian pays for them. */
export function isOfSql(userId: string): SQL | undefined {
  return or(eq(customers.userId, userId), eq(customers.claimedBy, userId), eq(customers.childId, userId))
}

function isPayingSql({ userId, childId }: Paying): SQL | undefined {
  const isFor = childId === null ? isNull(customers.childId) : eq(customers.childId, childId)
  return and(eq(customers.userId, userId), isFor)
}

/** Whether a customer is known and its account, if it has one, was not erased meanwhile: what is opened for it is ours to look after. */
export function isKeptSql(customerId: string | SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${customers} where ${customers.id} = ${customerId} and ${customers.erasedAt} is null)`
}

/**
 * Makes the owner known at the provider, before there is anything to pay, and notes it here. Of two at the same time both
 * get the same: the key is made of who it is. `instead` names a customer the provider has lost, or we have closed.
 * @returns null: the account was erased meanwhile
 * @throws PaymentsUnavailable
 */
export async function createCustomer(
  ctx: AppContext,
  owner: CustomerOwner,
  { email, instead }: { email: string | null; instead: string | null },
): Promise<CustomerRow | null> {
  const { locale } = ctx.caller
  const userId = 'userId' in owner ? owner.userId : null
  const claimHash = 'claimHash' in owner ? owner.claimHash : null
  const childId = 'childId' in owner ? owner.childId : null
  const who = userId ?? claimHash
  const key = await secretHash(JSON.stringify([who, email, locale, instead, ...(childId ? [childId] : [])]))
  const { customerId } = await ctx.payments.createCustomer({ key, email, locale })
  const now = ctx.now()
  const release = ctx.db
    .update(customers)
    .set({ userId: null, childId: null, claimHash: null, erasedAt: now, reconcileAt: now })
    .where(and(eq(customers.id, instead ?? ''), isNull(customers.erasedAt)))
  const note = ctx.db
    .insert(customers)
    .select(
      sql`select ${customerId}, ${userId}, ${childId}, ${claimHash}, null, 0, 0, null, null, ${now}
        where (${userId} is null or ${isUserSql(sql`${userId}`)}) and (${childId} is null or ${isUserSql(sql`${childId}`)})`,
    )
    .onConflictDoNothing()
  const [, , [sameId]] = await ctx.db.batch([
    release,
    note,
    ctx.db.select().from(customers).where(eq(customers.id, customerId)),
  ])
  // Under the same key the provider answers with the same customer, also with one we have closed since.
  if (sameId && sameId.erasedAt !== null) return createCustomer(ctx, owner, { email, instead: customerId })
  return (await findCustomer(ctx, owner)) ?? null
}
