import { eq } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { oneTimeCodes, users } from './accounts.schema.ts'
import type { Account } from './accounts.types.ts'
import { auditEntry } from './internal/audit.ts'
import { pendingsEnded } from './internal/pending-sign-ups.ts'

/**
 * The statements that forget everything of this subject about a person, for the batch that erases the account. What hangs on
 * the user's row goes with it by the tables' own rule (cascade): identities, sessions, cookies, flows, factors. What stays is
 * the audit log, which holds ids and no names.
 */
export function userErased(ctx: AppContext, { id, email, phone }: Account): Statement[] {
  return [
    ctx.db.delete(oneTimeCodes).where(eq(oneTimeCodes.ownerId, id)),
    ...(email === null ? [] : pendingsEnded(ctx, { channel: 'email', value: email })),
    ...(phone === null ? [] : pendingsEnded(ctx, { channel: 'sms', value: phone })),
    ctx.db.delete(users).where(eq(users.id, id)),
    auditEntry(ctx, id, 'erased'),
  ]
}
