import { linkConsentedChildren } from '#app/domain/guardians/link-consented-children.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import type { Proved, SignedIn } from './accounts.types.ts'
import { createBrowserSession } from './internal/browser-sessions.ts'
import { openSession } from './internal/open-session.ts'
import { readAccount } from './read-account.server.ts'

export interface BrowserSession extends SignedIn {
  /** Goes into the browser's cookie and nowhere else. */
  secret: string
}

/** Signs a browser in. */
export const openBrowserSession = verb(
  { actor: 'proved', owner: ({ userId }) => userId, budgets: [], notice: null },
  run,
)

async function run(ctx: AppContext, proved: Proved): Promise<BrowserSession> {
  const session = await openSession(ctx, proved)
  const account = await readAccount(ctx, proved.userId)
  if (!account) throw new Error('a session was opened for nobody')
  if (account.email !== null) await linkConsentedChildren(ctx, account.email)
  const secret = await createBrowserSession(ctx, { userId: proved.userId, sessionId: session.id })
  return { secret, account, session }
}
