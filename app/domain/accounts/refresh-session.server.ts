import { and, eq, sql } from 'drizzle-orm'
import type { AppContext } from '#app/context.ts'
import { sessions } from './accounts.schema.ts'
import type { ApiSession } from './accounts.types.ts'
import { issueTokens } from './internal/access-token.ts'
import { auditEntry } from './internal/audit.ts'
import { isBanned } from './internal/is-banned.ts'
import { limitCalls } from './internal/limits.ts'
import { readRefreshToken } from './internal/refresh-token.ts'
import { readAccount } from './read-account.server.ts'
import { type AccountResult, deny } from './refusals.ts'

/** Within this time after a refresh any older token answers with the newest one: several tabs ask at once. */
export const REUSE_INTERVAL_MS = 10_000

/**
 * New tokens for a refresh token. The newest token moves the session on; the one before it (its answer may have been
 * lost) answers with the newest again, whatever its age; an older one, after the reuse interval, was stolen by someone:
 * the session ends. One conditional update decides between calls at the same moment.
 */
export async function refreshSession(ctx: AppContext, token: string): Promise<AccountResult<ApiSession>> {
  const limited = await limitCalls(ctx, 'token')
  if (limited) return limited
  const read = await readRefreshToken(ctx.config, token)
  if (read.kind === 'malformed') return deny('validation_failed', { message: 'Refresh token is not valid' })
  if (read.kind === 'unknown') return deny('refresh_token_not_found')

  const { sessionId, counter } = read
  const now = ctx.now()
  const [[moved], [current]] = await ctx.db.batch([
    ctx.db
      .update(sessions)
      .set({ refreshCounter: sql`${sessions.refreshCounter} + 1`, refreshedAt: now })
      .where(and(eq(sessions.id, sessionId), eq(sessions.refreshCounter, counter)))
      .returning(),
    ctx.db.select().from(sessions).where(eq(sessions.id, sessionId)),
  ])
  const session = moved ?? current
  if (!session || counter > session.refreshCounter) return deny('refresh_token_not_found')
  const behind = session.refreshCounter - counter
  if (behind > 1 && now - session.refreshedAt > REUSE_INTERVAL_MS) {
    await ctx.db.batch([
      ctx.db.delete(sessions).where(eq(sessions.id, sessionId)),
      auditEntry(ctx, session.userId, 'refresh_token_reused', sessionId),
    ])
    return deny('refresh_token_already_used')
  }
  if (counter < session.refreshFloor) return deny('refresh_token_already_used')
  const account = await readAccount(ctx, session.userId)
  if (!account) return deny('refresh_token_not_found')
  if (isBanned(ctx, account)) return deny('user_banned', { message: 'Invalid Refresh Token: User Banned' })
  return { ok: true, value: { account, session, tokens: await issueTokens(ctx, account, session) } }
}
