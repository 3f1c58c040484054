import { asc, inArray } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { newsletterSubscribers } from './newsletter.schema.ts'

/** Whether these addresses are on the list, and since when. */
export async function exportSubscription(ctx: AppContext, addresses: readonly string[]) {
  if (addresses.length === 0) return []
  const emails = addresses.map((address) => address.trim().toLowerCase())
  return ctx.db
    .select({
      address: newsletterSubscribers.address,
      language: newsletterSubscribers.locale,
      createdAt: newsletterSubscribers.createdAt,
      confirmedAt: newsletterSubscribers.confirmedAt,
    })
    .from(newsletterSubscribers)
    .where(inArray(newsletterSubscribers.address, emails))
    .orderBy(asc(newsletterSubscribers.createdAt))
}
