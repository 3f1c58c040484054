import { eq, sql } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { factors, sessions, users } from '../accounts.schema.ts'
import type { Proved, Session } from '../accounts.types.ts'
import { auditEntry } from './audit.ts'
import { deviceName } from './device-name.ts'
import { networkHash, networkRemembered } from './known-networks.ts'

/**
 * Writes a session at aal1 for someone who just proved who they are, and notes the sign-in. Where a second factor is
 * still to come, a password alone makes no network the owner's (verify-factor.server.ts does).
 */
export async function openSession(ctx: AppContext, { userId, method, at }: Proved): Promise<Session> {
  const now = ctx.now()
  const session = {
    id: ctx.newId(),
    userId,
    aal: 'aal1' as const,
    amr: [{ method, timestamp: Math.floor((at ?? now) / 1000) }],
    refreshCounter: 0,
    refreshFloor: 0,
    refreshPrevious: -1,
    refreshRepeated: -1,
    device: deviceName(ctx.caller.userAgent),
    createdAt: now,
    refreshedAt: now,
  }
  const network = await networkHash(ctx, userId)
  const isWhole = sql`not exists (select 1 from ${factors}
    where ${factors.userId} = ${userId} and ${factors.status} = 'verified')`
  await ctx.db.batch([
    ctx.db.insert(sessions).values(session),
    ctx.db.update(users).set({ lastSignInAt: now }).where(eq(users.id, userId)),
    networkRemembered(ctx, userId, network, isWhole),
    auditEntry(ctx, userId, 'signed_in', session.id),
  ])
  return session
}
