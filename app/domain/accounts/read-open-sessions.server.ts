import { eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { sessions } from './accounts.schema.ts'
import { awaitsSecondFactor } from './acting-user.ts'
import { isBanned } from './internal/is-banned.ts'
import { readAccount } from './read-account.server.ts'

/** The ids of a person's sessions that open something now: none of a banned or erased account. */
export const readOpenSessions = verb({ actor: 'system', budgets: [], notice: null }, run)

async function run(ctx: AppContext, userId: string): Promise<ReadonlySet<string>> {
  const [account, rows] = await Promise.all([
    readAccount(ctx, userId),
    ctx.db.select().from(sessions).where(eq(sessions.userId, userId)),
  ])
  if (!account || isBanned(ctx, account)) return new Set()
  const open = rows.filter((session) => !awaitsSecondFactor({ account, session }))
  return new Set(open.map(({ id }) => id))
}
