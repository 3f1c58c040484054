// The one file that knows Lucia. It keeps browsers' cookies: rows whose id is the SHA-256 of the cookie's secret, good for
// 30 days since last used. Lucia 3 is in retirement; what it does here is a table, a date and a join.
import { DrizzleSQLiteAdapter } from '@lucia-auth/adapter-drizzle'
import { eq } from 'drizzle-orm'
import { type DatabaseSession, type DatabaseUser, Lucia, TimeSpan } from 'lucia'
import type { AppContext } from '#app/platform/context.ts'
import { secretHash } from '#app/platform/keys.server.ts'
import { browserSessions, users } from '../accounts.schema.ts'
import { BROWSER_SESSION_LIFETIME } from '../accounts.types.ts'

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<{ sessionId: string }>
    DatabaseSessionAttributes: { sessionId: string }
  }
}

/** Lucia's own adapter asks for the cookie's row and for its user in two trips. */
class OneTripAdapter extends DrizzleSQLiteAdapter {
  private readonly ctx: AppContext

  constructor(ctx: AppContext) {
    super(ctx.db, browserSessions, users)
    this.ctx = ctx
  }

  override async getSessionAndUser(id: string): Promise<[DatabaseSession | null, DatabaseUser | null]> {
    const [found] = await this.ctx.db
      .select({ cookie: browserSessions, knownUser: users.id })
      .from(browserSessions)
      .leftJoin(users, eq(users.id, browserSessions.userId))
      .where(eq(browserSessions.id, id))
    if (!found) return [null, null]
    const { userId, expiresAt, sessionId } = found.cookie
    return [
      { id, userId, expiresAt: new Date(expiresAt * 1000), attributes: { sessionId } },
      found.knownUser === null ? null : { id: found.knownUser, attributes: {} },
    ]
  }
}

function lucia(ctx: AppContext) {
  return new Lucia(new OneTripAdapter(ctx), {
    sessionExpiresIn: new TimeSpan(BROWSER_SESSION_LIFETIME, 's'),
    getSessionAttributes: ({ sessionId }) => ({ sessionId }),
  })
}

/** Gives a browser a secret of its own for a session; only its hash is stored. */
export async function createBrowserSession(
  ctx: AppContext,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<string> {
  const secret = ctx.newSecret()
  await lucia(ctx).createSession(userId, { sessionId }, { sessionId: await secretHash(secret) })
  return secret
}

/** The session a cookie's secret stands for, or null. Using it moves its end ahead. */
export async function readBrowserSession(
  ctx: AppContext,
  secret: string,
): Promise<{ userId: string; sessionId: string } | null> {
  const { session } = await lucia(ctx).validateSession(await secretHash(secret))
  return session && { userId: session.userId, sessionId: session.sessionId }
}
