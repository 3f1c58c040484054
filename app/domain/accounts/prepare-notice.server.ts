import { eq } from 'drizzle-orm'
import { runBatch } from '#app/db/run-batch.ts'
import { deliverMessages } from '#app/domain/messages/deliver-messages.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import type { NoticeKind } from '#app/platform/message.ts'
import { verb } from '#app/platform/verb.ts'
import { users } from './accounts.schema.ts'
import { ownerNotice } from './internal/owner-mail.ts'

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
  return async (notice) => {
    const statements = user ? await ownerNotice(ctx, user, notice) : []
    if (statements.length === 0) return
    await runBatch(ctx.db, statements)
    ctx.waitUntil(deliverMessages(ctx))
  }
}
