import { eq } from 'drizzle-orm'
import type { AppContext, NoticeKind } from '#app/context.ts'
import { runBatch } from '#app/db/run-batch.ts'
import { deliverMessages } from '#app/domain/messages/deliver-messages.server.ts'
import { queueMessage } from '#app/domain/messages/queue-message.server.ts'
import { isLocale } from '#app/i18n/locales.ts'
import { verb } from '#app/platform/verb.ts'
import { users } from './accounts.schema.ts'

/**
 * Where a notice to a user goes, read now, and what mails it, called later: the verb in between may erase the account.
 * Only to an address they proved.
 */
export const prepareNotice = verb({ actor: 'system', budgets: [], notice: null }, run)

async function run(ctx: AppContext, userId: string): Promise<(notice: NoticeKind) => Promise<void>> {
  const [user] = await ctx.db
    .select({ email: users.email, metadata: users.metadata })
    .from(users)
    .where(eq(users.id, userId))
  const recipient = user?.email ?? null
  if (!user || recipient === null) return async () => {}
  const { language } = user.metadata
  const locale = isLocale(language) ? language : ctx.caller.locale
  return async (notice) => {
    const params = { notice, link: `${ctx.config.siteUrl}/password-reset` }
    const message = { channel: 'email', recipient, kind: 'account_notice', locale, params } as const
    const { statement } = await queueMessage(ctx, message, { decoy: false })
    await runBatch(ctx.db, [statement])
    ctx.waitUntil(deliverMessages(ctx))
  }
}
