import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import type { ApiSession, Proved } from './accounts.types.ts'
import { issueTokens } from './internal/access-token.ts'
import { openSession } from './internal/open-session.ts'
import { readAccount } from './read-account.server.ts'

/** Signs a client of the API in: an access token for an hour and the first refresh token. */
export const openApiSession = verb(
  { actor: 'proved', owner: ({ userId }) => userId, budgets: [], notice: null },
  run,
)

async function run(ctx: AppContext, proved: Proved): Promise<ApiSession> {
  const session = await openSession(ctx, proved)
  const account = await readAccount(ctx, proved.userId)
  if (!account) throw new Error('the account of a session just opened is gone')
  return { account, session, tokens: await issueTokens(ctx, account, session) }
}
