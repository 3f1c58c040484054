import { eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { secretHash } from '#app/platform/keys.server.ts'
import { newsletterSubscribers } from '../newsletter.schema.ts'
import { CONFIRM_LIFETIME_MS } from '../newsletter-limits.ts'

/** The subscriber of a link; null when there is none, or when it was not answered in time. */
export async function findByToken(ctx: AppContext, token: string) {
  if (token === '') return null
  const isTheirs = eq(newsletterSubscribers.tokenHash, await secretHash(token))
  const [row] = await ctx.db.select().from(newsletterSubscribers).where(isTheirs)
  if (!row) return null
  return row.confirmedAt === null && row.createdAt + CONFIRM_LIFETIME_MS <= ctx.now() ? null : row
}
