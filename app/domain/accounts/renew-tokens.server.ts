import { and, eq, sql } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { sessions } from './accounts.schema.ts'
import type { ApiSession, Session } from './accounts.types.ts'
import { issueTokens } from './internal/access-token.ts'
import { readAccount } from './read-account.server.ts'

/**
 * New tokens for a session that just changed (a factor was verified). The counter jumps by two and the floor
 * with it: the refresh token from before is not "the one before the newest", nor good within the reuse interval.
 */
export const renewTokens = verb(
  { actor: 'pending', owner: ({ userId }) => userId, budgets: [], notice: null },
  run,
)

async function run(ctx: AppContext, { id, userId }: Pick<Session, 'id' | 'userId'>): Promise<ApiSession> {
  const [session] = await ctx.db
    .update(sessions)
    .set({
      refreshCounter: sql`${sessions.refreshCounter} + 2`,
      refreshFloor: sql`${sessions.refreshCounter} + 2`,
      refreshPrevious: -1,
      refreshRepeated: -1,
      refreshedAt: ctx.now(),
    })
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning()
  const account = session && (await readAccount(ctx, session.userId))
  if (!account) throw new Error('the session to renew is gone')
  return { account, session, tokens: await issueTokens(ctx, account, session) }
}
