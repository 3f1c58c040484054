import { eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { sessions } from './accounts.schema.ts'
import type { SignedIn } from './accounts.types.ts'
import { accountOf, accountQueries } from './internal/account-queries.ts'
import { readBrowserSession } from './internal/browser-sessions.ts'
import { isBanned } from './internal/is-banned.ts'

/** How closely "last active" follows a browser: not every page view is written down. */
const ACTIVITY_STEP_MS = 60 * 60_000

/** Who the secret of a browser's cookie stands for; null when nobody (any more), or a banned account. */
export const identifyBrowser = verb({ actor: 'holder', budgets: [], notice: null }, run)

function run(ctx: AppContext, secret: string | null): Promise<SignedIn | null> {
  return ctx.identity.once(`browser ${secret}`, () => identify(ctx, secret))
}

async function identify(ctx: AppContext, secret: string | null): Promise<SignedIn | null> {
  const known = secret === null ? null : await readBrowserSession(ctx, secret)
  if (!known) return null
  const [[session], ...rows] = await ctx.db.batch([
    ctx.db.select().from(sessions).where(eq(sessions.id, known.sessionId)),
    ...accountQueries(ctx, known.userId),
  ])
  const account = accountOf(ctx, rows)
  if (!account || !session || isBanned(ctx, account)) return null
  const now = ctx.now()
  if (now - session.refreshedAt > ACTIVITY_STEP_MS)
    ctx.waitUntil(ctx.db.update(sessions).set({ refreshedAt: now }).where(eq(sessions.id, session.id)).run())
  return { account, session }
}
