import { and, eq, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { errorFields } from '#app/platform/error-fields.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { gameSessions } from '../ar.schema.ts'
import type { ArSession } from '../ar.types.ts'
import { notifyClock } from './notify-clock.server.ts'
import { sessionsClosed } from './sessions-closed.server.ts'
import { toArSession } from './to-ar-session.ts'

export interface SessionWish {
  userId: string
  gameId: string
  endsAt: number
  /** A session of this game that is open already goes on until `endsAt` where that is later; else it is left as it stands. */
  extends: boolean
}

/**
 * Opens the user's session of a game. One that is open already is answered, however often and wherever this is asked for; one of
 * another game, or whose time is up, is closed by it. One batch, so that two calls at once make one session.
 */
export async function openSession(
  ctx: AppContext,
  { userId, gameId, endsAt, extends: isExtending }: SessionWish,
): Promise<Result<ArSession, 'not_logged'>> {
  const now = ctx.now()
  const open = and(eq(gameSessions.userId, userId), isNull(gameSessions.endedAt))
  const isOther = or(ne(gameSessions.gameId, gameId), lte(gameSessions.endsAt, now))
  const id = ctx.newId()
  let closed: { id: string }[]
  let found: Parameters<typeof toArSession>[0][]
  try {
    ;[closed, , , found] = await ctx.db.batch([
      sessionsClosed(ctx, and(eq(gameSessions.userId, userId), isOther)).returning({ id: gameSessions.id }),
      ctx.db
        .insert(gameSessions)
        .values({ id, userId, gameId, gameType: 'ar', startedAt: now, endsAt })
        .onConflictDoNothing(),
      ctx.db
        .update(gameSessions)
        .set({ endsAt: sql`max(${gameSessions.endsAt}, cast(${isExtending ? endsAt : 0} as integer))` })
        .where(open),
      ctx.db.select().from(gameSessions).where(open),
    ])
  } catch (error) {
    ctx.log.error('logging an AR session failed', errorFields(error))
    return refuse('not_logged')
  }
  const row = found[0]
  if (!row) throw new Error('a session just opened cannot be read')
  await notifyClock(ctx, async (clocks) => {
    for (const over of closed) await clocks.drop(userId, over.id)
    await clocks.track(userId, { id: row.id, kind: 'ar-session', name: gameId, endsAt: row.endsAt })
  })
  return ok(toArSession(row, now))
}
