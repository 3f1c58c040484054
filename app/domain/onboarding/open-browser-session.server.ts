import type { Proved } from '#app/domain/accounts/accounts.types.ts'
import {
  type BrowserSession,
  startBrowserSession,
} from '#app/domain/accounts/start-browser-session.server.ts'
import { linkConsentedChildren } from '#app/domain/guardians/link-consented-children.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'

/** Signs a browser in, and puts the children this person said yes for under their care. */
export const openBrowserSession = verb(
  { actor: 'proved', owner: ({ userId }) => userId, budgets: [], notice: null },
  run,
)

async function run(ctx: AppContext, proved: Proved): Promise<BrowserSession> {
  const started = await startBrowserSession(ctx, proved)
  if (started.account.email !== null) await linkConsentedChildren(ctx, started.account.email)
  return started
}
