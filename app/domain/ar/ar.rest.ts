// What API clients may do with AR games and sessions: read the games, and each person read, start and end their own sessions.
// A session that a client logs is started by the same rule as on our pages, and its times are the server's.
import { and, eq, isNull, lte } from 'drizzle-orm'
import {
  type DataCode,
  type DataRefusal,
  type DataResult,
  dataRefusal,
} from '#app/domain/data-service/data-refusals.ts'
import { column, declareTable, type Values } from '#app/domain/data-service/declare-table.ts'
import type { AppContext } from '#app/platform/context.ts'
import { arGames, gameSessions } from './ar.schema.ts'
import type { ArStartRefusal } from './ar.types.ts'
import { endArSession } from './end-ar-session.server.ts'
import { sessionsClosed } from './internal/sessions-closed.server.ts'
import { startArSession } from './start-ar-session.server.ts'

/** Without `is_playable`: a description says it. */
export const arGamesTable = declareTable({
  source: arGames,
  columns: {
    id: column('text'),
    name: column('text'),
    type: column('text'),
    description: column('text'),
    min_grade: column('integer'),
    max_grade: column('integer'),
    is_premium_only: column('boolean'),
    has_timed_access: column('boolean'),
    timed_access_cost: column('integer'),
    timed_access_duration: column('integer'),
  },
  primaryKey: ['id'],
  rules: { select: 'everyone', insert: 'nobody', update: 'nobody', delete: 'nobody' },
})

export const gameSessionsTable = declareTable({
  source: gameSessions,
  columns: {
    id: column('uuid', { kept: 'when-made' }),
    user_id: column('uuid'),
    game_id: column('text'),
    game_type: column('text', { accept: (given) => (given === 'ar' ? given : null) }),
    start_time: column('timestamp', { kept: 'when-made' }),
    ends_at: column('timestamp', { kept: 'when-made' }),
    end_time: column('timestamp'),
    duration_seconds: column('integer', { kept: 'when-changed' }),
  },
  primaryKey: ['id'],
  rules: {
    select: { ownedBy: 'user_id' },
    insert: { ownedBy: 'user_id' },
    update: { ownedBy: 'user_id' },
    delete: 'nobody',
  },
  beforeRead: async (ctx, userId) => {
    await sessionsClosed(ctx, and(eq(gameSessions.userId, userId), lte(gameSessions.endsAt, ctx.now())))
  },
  verbs: { insert: startSession, update: endSessions },
})

const REFUSALS: Readonly<Record<ArStartRefusal, readonly [DataCode, string]>> = {
  too_many_requests: ['over_request_rate_limit', 'Request rate limit reached'],
  unknown_game: [
    '23503',
    'insert or update on table "game_sessions" violates foreign key constraint "game_sessions_game_id_fkey"',
  ],
  in_development: ['42501', 'this AR game is still being made'],
  not_entitled: ['42501', 'no plan or pass of this account opens this AR game'],
  no_ar_device: ['42501', 'this device does not support AR games'],
  no_camera: ['42501', 'AR games need the camera'],
  not_logged: ['XX000', 'the session was not logged'],
}

/** A client that logs a session says that its device can play. */
async function startSession(
  ctx: AppContext,
  userId: string,
  { gameId, endedAt }: Values,
): Promise<DataResult<string>> {
  if (endedAt !== null) return dataRefusal('23514', 'a new session is open: its end_time is null')
  const started = await startArSession(ctx, { userId, gameId: String(gameId), device: null })
  return started.ok ? { ok: true, value: started.value.id } : dataRefusal(...REFUSALS[started.code])
}

/** Of a session only its end is told, once; a row that has ended stays as it is. */
async function endSessions(
  ctx: AppContext,
  userId: string,
  keys: readonly unknown[],
  { endedAt, gameId, gameType }: Values,
): Promise<DataResult<null>> {
  if (gameId !== undefined || gameType !== undefined || endedAt === null) return cannotChange
  const open = await ctx.db
    .select({ id: gameSessions.id })
    .from(gameSessions)
    .where(and(eq(gameSessions.userId, userId), isNull(gameSessions.endedAt)))
    .get()
  if (endedAt !== undefined && open && keys.includes(open.id)) {
    const ended = await endArSession(ctx, { userId, sessionId: open.id })
    if (!ended.ok && ended.code === 'too_many_requests') return dataRefusal(...REFUSALS[ended.code])
  }
  return { ok: true, value: null }
}

const cannotChange: DataRefusal = dataRefusal('42501', 'of a session only its end_time is changed')
