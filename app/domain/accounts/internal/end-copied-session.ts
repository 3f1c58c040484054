import { eq, sql } from 'drizzle-orm'
import type { AppContext } from '#app/context.ts'
import { runBatch, type Statement } from '#app/db/run-batch.ts'
import { deliverMessages } from '#app/domain/messages/deliver-messages.server.ts'
import { queueMessage } from '#app/domain/messages/queue-message.server.ts'
import { isLocale } from '#app/i18n/locales.ts'
import { sessions } from '../accounts.schema.ts'
import type { Account, Session } from '../accounts.types.ts'
import { auditEntry } from './audit.ts'
import { closeEndedSockets } from './close-ended-sockets.ts'

/** Ends a session that two parties hold a token of, and tells its owner once, however many calls find out. */
export async function endCopiedSession(ctx: AppContext, account: Account, session: Session): Promise<void> {
  const statements: Statement[] = []
  if (account.email !== null && account.emailConfirmedAt !== null) {
    const { language } = account.metadata
    const notice = {
      channel: 'email',
      recipient: account.email,
      kind: 'session_ended',
      locale: isLocale(language) ? language : ctx.caller.locale,
      params: {
        link: `${ctx.config.siteUrl}/profile#devices`,
        device: session.device,
        at: new Date(ctx.now()).toISOString(),
      },
    } as const
    const onlyIf = sql`exists (select 1 from ${sessions} where ${sessions.id} = ${session.id})`
    statements.push((await queueMessage(ctx, notice, { decoy: false, onlyIf })).statement)
  }
  await runBatch(ctx.db, [
    ...statements,
    ctx.db.delete(sessions).where(eq(sessions.id, session.id)),
    auditEntry(ctx, account.id, 'refresh_token_reused', session.id),
  ])
  closeEndedSockets(ctx, account.id)
  ctx.waitUntil(deliverMessages(ctx))
}
