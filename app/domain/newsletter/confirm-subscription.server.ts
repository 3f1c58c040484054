import { and, eq, isNull, sql } from 'drizzle-orm'
import { deliverMessages } from '#app/domain/messages/deliver-messages.server.ts'
import { queueMessage } from '#app/domain/messages/queue-message.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { findByToken } from './internal/find-by-token.ts'
import { newsletterMail } from './internal/link.ts'
import { newsletterSubscribers } from './newsletter.schema.ts'

/**
 * The yes from the mailbox, by the token of the mailed link. A second mail says so and how to leave; it comes once, however
 * often yes is said.
 */
export const confirmSubscription = verb({ actor: 'anyone', budgets: ['mailed_link'], notice: null }, run)

async function run(ctx: AppContext, token: string): Promise<Result<null, 'unknown_link'>> {
  const row = await findByToken(ctx, token)
  if (!row) return refuse('unknown_link')
  if (row.confirmedAt !== null) return ok(null)

  const isUnanswered = and(eq(newsletterSubscribers.id, row.id), isNull(newsletterSubscribers.confirmedAt))
  const welcome = await queueMessage(ctx, await newsletterMail(ctx, 'newsletter_welcome', row), {
    decoy: false,
    onlyIf: sql`exists (select 1 from ${newsletterSubscribers} where ${isUnanswered})`,
  })
  await ctx.db.batch([
    welcome.statement,
    ctx.db.update(newsletterSubscribers).set({ confirmedAt: ctx.now() }).where(isUnanswered),
  ])
  ctx.waitUntil(deliverMessages(ctx))
  return ok(null)
}
