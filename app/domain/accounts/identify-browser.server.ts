import { eq } from 'drizzle-orm'
import type { AppContext } from '#app/context.ts'
import { sessions } from './accounts.schema.ts'
import type { SignedIn } from './accounts.types.ts'
import { readBrowserSession } from './internal/browser-sessions.ts'
import { readAccount } from './read-account.server.ts'

/** Who the secret of a browser's cookie stands for; null when nobody (any more). */
export async function identifyBrowser(ctx: AppContext, secret: string | null): Promise<SignedIn | null> {
  const known = secret === null ? null : await readBrowserSession(ctx, secret)
  if (!known) return null
  const [account, [session]] = await Promise.all([
    readAccount(ctx, known.userId),
    ctx.db.select().from(sessions).where(eq(sessions.id, known.sessionId)),
  ])
  return account && session ? { account, session } : null
}
