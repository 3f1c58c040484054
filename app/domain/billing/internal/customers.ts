import { eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { secretHash } from '#app/platform/keys.server.ts'
import { customers } from '../billing.schema.ts'
import type { Buyer } from '../billing.types.ts'

export type CustomerRow = typeof customers.$inferSelect

/** A buyer as the tables know them: of a guest's secret only the hash. */
export type Owner = { readonly userId: string } | { readonly claimHash: string }

export async function ownerOf(buyer: Buyer): Promise<Owner> {
  return 'userId' in buyer ? buyer : { claimHash: await secretHash(buyer.claimSecret) }
}

export function findCustomer(ctx: AppContext, owner: Owner): Promise<CustomerRow | undefined> {
  const theirs =
    'userId' in owner ? eq(customers.userId, owner.userId) : eq(customers.claimHash, owner.claimHash)
  return ctx.db.select().from(customers).where(theirs).get()
}

/**
 * Makes the owner known at the provider, before there is anything to pay, and notes it here. Of two at the same time both
 * get the same: the key is made of who it is. `instead` names a customer the provider has lost.
 * @throws PaymentsUnavailable
 */
export async function createCustomer(
  ctx: AppContext,
  owner: Owner,
  { email, instead }: { email: string | null; instead: string | null },
): Promise<CustomerRow> {
  const { locale } = ctx.caller
  const who = 'userId' in owner ? owner.userId : owner.claimHash
  const key = await secretHash(JSON.stringify([who, email, locale, instead]))
  const { customerId } = await ctx.payments.createCustomer({ key, email, locale })
  const now = ctx.now()
  const row = { id: customerId, ...owner, askedAt: 0, knownAt: 0, createdAt: now }
  const release = ctx.db
    .update(customers)
    .set({ userId: null, claimHash: null, erasedAt: now, nextLookAt: now })
    .where(eq(customers.id, instead ?? ''))
  await ctx.db.batch([release, ctx.db.insert(customers).values(row).onConflictDoNothing()])
  const known = await findCustomer(ctx, owner)
  if (!known) throw new Error('a customer was noted and is not there')
  return known
}
