import { and, eq, gte, lt, ne, sql } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { sessions } from './accounts.schema.ts'
import type { ApiSession, Session } from './accounts.types.ts'
import { issueTokens } from './internal/access-token.ts'
import { endCopiedSession } from './internal/end-copied-session.ts'
import { isBanned } from './internal/is-banned.ts'
import { readRefreshToken } from './internal/refresh-token.ts'
import { readAccount } from './read-account.server.ts'
import { type AccountResult, accountGateRefusal, accountRefusal } from './refusals.ts'

/** Within this time after a refresh any older token answers with the newest one: several tabs ask at once. */
export const REUSE_INTERVAL_MS = 10_000

/**
 * New tokens for a refresh token.
 * - The newest token moves the session on.
 * - The one that was exchanged for it answers with the newest again, whatever its age: the answer may have been lost.
 * - That happening late in two generations running may be two holders, or one with a bad connection. So the second time
 *   a newer token is given, and the one nobody may have received is dead: an honest client never had it.
 * - Any other older token, after the reuse interval, is held by a second party: the session ends, its owner is told.
 * One batch decides between calls at the same moment.
 */
export const refreshSession = verb(
  { actor: 'holder', budgets: ['token'], notice: null },
  run,
  accountGateRefusal,
)

async function run(ctx: AppContext, token: string): Promise<AccountResult<ApiSession>> {
  const read = await readRefreshToken(ctx.config, token)
  if (read.kind === 'malformed')
    return accountRefusal('validation_failed', { message: 'Refresh token is not valid' })
  if (read.kind === 'unknown') return accountRefusal('refresh_token_not_found')

  const { sessionId, counter } = read
  const session = await exchangeToken(ctx, sessionId, counter)
  if (!session || counter > session.refreshCounter) return accountRefusal('refresh_token_not_found')
  const account = await readAccount(ctx, session.userId)
  if (!account) return accountRefusal('refresh_token_not_found')
  if (isCopied(ctx, session, counter)) {
    await endCopiedSession(ctx, account, session)
    return accountRefusal('refresh_token_already_used')
  }
  if (counter < session.refreshFloor) return accountRefusal('refresh_token_already_used')
  if (isBanned(ctx, account))
    return accountRefusal('user_banned', { message: 'Invalid Refresh Token: User Banned' })
  return { ok: true, value: { account, session, tokens: await issueTokens(ctx, account, session) } }
}

/** The session after token number `counter` was shown; undefined when there is none. */
async function exchangeToken(
  ctx: AppContext,
  sessionId: string,
  counter: number,
): Promise<Session | undefined> {
  const { refreshCounter, refreshedAt, refreshPrevious, refreshRepeated } = sessions
  const now = ctx.now()
  const ofSession = eq(sessions.id, sessionId)
  const again = sql`${refreshRepeated} = ${refreshPrevious}`
  const [, , [session]] = await ctx.db.batch([
    ctx.db
      .update(sessions)
      .set({ refreshCounter: sql`${refreshCounter} + 1`, refreshPrevious: counter, refreshedAt: now })
      .where(and(ofSession, eq(refreshCounter, counter))),
    // The token before the newest, late, and for the first time in this generation.
    ctx.db
      .update(sessions)
      .set({
        refreshCounter: sql`${refreshCounter} + (${again})`,
        refreshRepeated: sql`${refreshCounter} + (${again})`,
        refreshedAt: sql`iif(${again}, ${now}, ${refreshedAt})`,
      })
      .where(
        and(
          ofSession,
          eq(refreshPrevious, counter),
          gte(sql`${counter}`, sessions.refreshFloor),
          lt(refreshedAt, now - REUSE_INTERVAL_MS),
          ne(refreshRepeated, refreshCounter),
        ),
      ),
    ctx.db.select().from(sessions).where(ofSession),
  ])
  return session
}

/** Whether this token was given up a while ago, so that whoever shows it is not the only holder. */
function isCopied(ctx: AppContext, session: Session, counter: number): boolean {
  const { refreshCounter, refreshPrevious, refreshedAt } = session
  // A call that just moved the session on shows the token that is now the one before.
  const isKnown = counter === refreshCounter || counter === refreshPrevious
  return !isKnown && ctx.now() - refreshedAt > REUSE_INTERVAL_MS
}
