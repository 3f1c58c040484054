import { eq, sql } from 'drizzle-orm'
import { runBatch } from '#app/db/run-batch.ts'
import { deliverMessages } from '#app/domain/messages/deliver-messages.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { sessions } from '../accounts.schema.ts'
import type { Account, Session } from '../accounts.types.ts'
import { closeEndedSockets } from '../close-ended-sockets.server.ts'
import { auditEntry } from './audit.ts'
import { ownerMail } from './owner-mail.ts'

/** Ends a session that two parties hold a token of, and tells its owner once, however many calls find out. */
export async function endCopiedSession(ctx: AppContext, account: Account, session: Session): Promise<void> {
  const at = new Date(ctx.now()).toISOString()
  const params = { link: `${ctx.config.siteUrl}/profile/security#devices`, device: session.device, at }
  const onlyIf = sql`exists (select 1 from ${sessions} where ${sessions.id} = ${session.id})`
  await runBatch(ctx.db, [
    ...(await ownerMail(ctx, account, { kind: 'session_ended', params }, onlyIf)),
    ctx.db.delete(sessions).where(eq(sessions.id, session.id)),
    auditEntry(ctx, account.id, 'refresh_token_reused', session.id),
  ])
  closeEndedSockets(ctx, account.id)
  ctx.waitUntil(deliverMessages(ctx))
}
