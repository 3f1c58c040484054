import type { AppContext } from '#app/context.ts'
import { linkConsentedChildren } from '#app/domain/guardians/link-consented-children.server.ts'
import type { Proved, Session } from './accounts.types.ts'
import { createBrowserSession } from './internal/browser-sessions.ts'
import { openSession } from './internal/open-session.ts'
import { readAccount } from './read-account.server.ts'

/** Signs a browser in. `secret` goes into its cookie and nowhere else. */
export async function openBrowserSession(
  ctx: AppContext,
  proved: Proved,
): Promise<{ secret: string; session: Session }> {
  const session = await openSession(ctx, proved)
  const account = await readAccount(ctx, proved.userId)
  if (account?.email != null) await linkConsentedChildren(ctx, account.email)
  const secret = await createBrowserSession(ctx, { userId: proved.userId, sessionId: session.id })
  return { secret, session }
}
