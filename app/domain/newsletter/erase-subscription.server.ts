import { inArray } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { newsletterSubscribers } from './newsletter.schema.ts'

/** The statements that take these addresses off the list, for the batch that erases an account. */
export function subscriptionErased(ctx: AppContext, addresses: readonly string[]): Statement[] {
  if (addresses.length === 0) return []
  const emails = addresses.map((address) => address.trim().toLowerCase())
  return [ctx.db.delete(newsletterSubscribers).where(inArray(newsletterSubscribers.address, emails))]
}
