import type { AppContext } from '#app/context.ts'
import type { Proved, Session } from './accounts.types.ts'
import { createBrowserSession } from './internal/browser-sessions.ts'
import { openSession } from './internal/open-session.ts'

/** Signs a browser in. `secret` goes into its cookie and nowhere else. */
export async function openBrowserSession(
  ctx: AppContext,
  proved: Proved,
): Promise<{ secret: string; session: Session }> {
  const session = await openSession(ctx, proved)
  const secret = await createBrowserSession(ctx, { userId: proved.userId, sessionId: session.id })
  return { secret, session }
}
