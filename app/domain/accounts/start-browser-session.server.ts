import type { AppContext } from '#app/platform/context.ts'
import type { Proved, SignedIn } from './accounts.types.ts'
import { createBrowserSession } from './internal/browser-sessions.ts'
import { openSession } from './internal/open-session.ts'
import { readAccount } from './read-account.server.ts'

export interface BrowserSession extends SignedIn {
  /** Goes into the browser's cookie and nowhere else. */
  secret: string
}

/** See onboarding/open-browser-session, which does what follows for families. */
export async function startBrowserSession(ctx: AppContext, proved: Proved): Promise<BrowserSession> {
  const session = await openSession(ctx, proved)
  const account = await readAccount(ctx, proved.userId)
  if (!account) throw new Error('a session was opened for nobody')
  const secret = await createBrowserSession(ctx, { userId: proved.userId, sessionId: session.id })
  return { secret, account, session }
}
