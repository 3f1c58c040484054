import { and, eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { sessions } from './accounts.schema.ts'
import type { Account, Session } from './accounts.types.ts'
import { verifyAccessToken } from './internal/access-token.ts'
import { isBanned } from './internal/is-banned.ts'
import { readAccount } from './read-account.server.ts'
import { type AccountRefusal, accountRefusal } from './refusals.ts'

export type Bearer =
  | { kind: 'anonymous' }
  | { kind: 'user'; account: Account; session: Session }
  | { kind: 'refused'; refusal: AccountRefusal }

/**
 * Who an `Authorization` header stands for. None, or the public client key, is the anonymous role; everything else has to
 * be an access token of ours whose session is still open. A session that was ended is refused at once, not at expiry. It
 * reaches as far as both go: a token from before its session's second factor stays aal1, one from after it is worth no more
 * than the session is now.
 */
export const identifyBearer = verb({ actor: 'holder', budgets: [], notice: null }, run)

async function run(ctx: AppContext, authorization: string | null): Promise<Bearer> {
  if (authorization === null) return { kind: 'anonymous' }
  const token = /^Bearer\s+(\S+)$/i.exec(authorization.trim())?.[1]
  if (token === undefined) return { kind: 'refused', refusal: accountRefusal('bad_jwt') }
  if (token === ctx.config.publicClientKey) return { kind: 'anonymous' }
  const verified = await verifyAccessToken(ctx, token)
  if (!verified.ok) {
    const message = verified.expired ? 'invalid JWT: token is expired' : undefined
    return { kind: 'refused', refusal: accountRefusal('bad_jwt', message ? { message } : {}) }
  }
  const { userId, sessionId, aal } = verified
  const [account, [session]] = await Promise.all([
    readAccount(ctx, userId),
    ctx.db
      .select()
      .from(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId))),
  ])
  if (!account) return { kind: 'refused', refusal: accountRefusal('user_not_found') }
  if (!session) return { kind: 'refused', refusal: accountRefusal('session_not_found') }
  if (isBanned(ctx, account))
    return { kind: 'refused', refusal: accountRefusal('user_banned', { status: 403 }) }
  return { kind: 'user', account, session: aal === 'aal1' ? { ...session, aal } : session }
}
