import { asc, eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { auditLog, oneTimeCodes, sessions } from './accounts.schema.ts'
import { auditEntry } from './internal/audit.ts'
import { provedAddresses } from './proved-addresses.ts'
import { readAccount } from './read-account.server.ts'

/**
 * Everything this subject keeps about a person, for the export of their data: no hash, no secret, no code. The export is itself
 * noted, before its history is read; `sessionId` is the session that asked. `addresses` are surely theirs.
 * @throws when there is no such account
 */
export async function exportUser(ctx: AppContext, userId: string, sessionId: string | null) {
  await auditEntry(ctx, userId, 'exported', sessionId)
  const account = await readAccount(ctx, userId)
  if (!account) throw new Error('there is no such account')
  const { identities, factors, ...self } = account
  const [open, codes, noted] = await Promise.all([
    ctx.db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(asc(sessions.createdAt)),
    ctx.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.ownerId, userId)),
    ctx.db.select().from(auditLog).where(eq(auditLog.userId, userId)).orderBy(asc(auditLog.at)),
  ])
  return {
    addresses: provedAddresses(account),
    user: {
      account: self,
      identities,
      factors,
      sessions: open.map(({ id, aal, amr, device, createdAt, refreshedAt }) => ({
        id,
        aal,
        methods: amr.map(({ method, timestamp }) => ({ method, provedAt: timestamp * 1000 })),
        device,
        createdAt,
        refreshedAt,
      })),
      codesSent: codes.map(({ kind, address, sentAt, expiresAt }) => ({ kind, address, sentAt, expiresAt })),
      history: noted.map(({ action, sessionId, at }) => ({ action, sessionId, at })),
    },
  }
}
