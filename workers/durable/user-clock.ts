// One object a user: all that counts down for them, and the pages they have open. One alarm, armed for the earliest end.
// It decides nothing: whether something has ended is asked of the database on every read. It only tells at once.
import { DurableObject } from 'cloudflare:workers'
import { endTimedAccess } from '#app/domain/access/end-timed-access.server.ts'
import { readOpenSessions } from '#app/domain/accounts/read-open-sessions.server.ts'
import { endArSession } from '#app/domain/ar/end-ar-session.server.ts'
import { BASE_LOCALE } from '#app/i18n/locales.ts'
import { type ClockMessage, type Countdown, SESSION_ENDED, TRY_AGAIN } from '#app/platform/clock-messages.ts'
import { errorFields } from '#app/platform/error-fields.ts'
import type { Env } from '../env.ts'
import { loadContext } from '../load-context.ts'
import { createLog } from '../log.ts'
import { type ClockObject, SOCKET_OF } from './clock-object.ts'

interface Row extends Record<string, SqlStorageValue> {
  id: string
  user_id: string
  kind: Countdown['kind']
  name: string
  ends_at: number
}

/** Whose page a socket is. It outlives the object's sleep. */
interface SocketOwner {
  userId: string
  sessionId: string
}

function ownerOf(socket: WebSocket): SocketOwner {
  return socket.deserializeAttachment()
}

export class UserClock extends DurableObject<Env> implements ClockObject {
  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    state.storage.sql.exec(
      'create table if not exists countdowns (id text primary key, user_id text not null, kind text not null, name text not null, ends_at integer not null)',
    )
  }

  /** Starts a countdown, or moves its end; told twice it changes nothing. */
  async track(userId: string, { id, kind, name, endsAt }: Countdown): Promise<void> {
    const { sql } = this.ctx.storage
    const known = sql.exec<Row>('select * from countdowns where id = ?', id).toArray()[0]
    if (known?.ends_at === endsAt || endsAt <= Date.now()) return
    sql.exec('insert or replace into countdowns values (?, ?, ?, ?, ?)', id, userId, kind, name, endsAt)
    await this.arm()
    await this.tell({ type: 'start', now: Date.now(), countdown: { id, kind, name, endsAt } })
  }

  /** Ends a countdown before its time. */
  async drop(id: string): Promise<void> {
    const { rowsWritten } = this.ctx.storage.sql.exec('delete from countdowns where id = ?', id)
    if (rowsWritten === 0) return
    await this.arm()
    await this.tell({ type: 'end', now: Date.now(), id })
  }

  /** Where it cannot be read which sessions are over, all close: pages come back, as whom they can show. */
  async closeEnded(): Promise<void> {
    const sockets = this.openSockets()
    const owners = new Set(sockets.map((socket) => ownerOf(socket).userId))
    const context = this.context()
    try {
      const open = await Promise.all([...owners].map((userId) => readOpenSessions(context, userId)))
      for (const socket of sockets) {
        const { sessionId } = ownerOf(socket)
        if (!open.some((sessions) => sessions.has(sessionId))) socket.close(SESSION_ENDED, 'session ended')
      }
    } catch (error) {
      context.log.error('reading open sessions failed', errorFields(error))
      for (const socket of sockets) socket.close(TRY_AGAIN, 'try again later')
    }
  }

  /** A page opens its socket; it is told at once what runs. The object may sleep while sockets are open. */
  override async fetch(request: Request): Promise<Response> {
    if (request.headers.get('Upgrade')?.toLowerCase() !== 'websocket')
      return new Response(null, { status: 426, headers: { Upgrade: 'websocket' } })
    const { 0: page, 1: own } = new WebSocketPair()
    const owner: SocketOwner = {
      userId: request.headers.get(SOCKET_OF.user) ?? '',
      sessionId: request.headers.get(SOCKET_OF.session) ?? '',
    }
    this.ctx.acceptWebSocket(own)
    own.serializeAttachment(owner)
    own.send(JSON.stringify(this.sync()))
    return new Response(null, { status: 101, webSocket: page })
  }

  /** Pages ask for the time again when they wake up. */
  override async webSocketMessage(socket: WebSocket, text: string | ArrayBuffer): Promise<void> {
    if (text !== 'sync') return
    await this.closeEnded()
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(this.sync()))
  }

  override webSocketClose(socket: WebSocket): void {
    socket.close()
  }

  /** May come late, twice or never: what is due is ended, what is not stays, and the next end is armed. */
  override async alarm(): Promise<void> {
    const { sql } = this.ctx.storage
    const due = sql
      .exec<Row>('select * from countdowns where ends_at <= ? order by ends_at', Date.now())
      .toArray()
    for (const { id, user_id: userId, kind } of due) {
      if (kind === 'timed-feature') await endTimedAccess(this.context(), { userId, accessId: id })
      if (kind === 'ar-session') await endArSession(this.context(), { userId, sessionId: id })
      sql.exec('delete from countdowns where id = ?', id)
      await this.tell({ type: 'end', now: Date.now(), id })
    }
    await this.arm()
  }

  private sync(): ClockMessage {
    const now = Date.now()
    const rows = this.ctx.storage.sql
      .exec<Row>('select * from countdowns where ends_at > ? order by ends_at', now)
      .toArray()
    return {
      type: 'sync',
      now,
      countdowns: rows.map(({ id, kind, name, ends_at: endsAt }) => ({ id, kind, name, endsAt })),
    }
  }

  private openSockets(): WebSocket[] {
    return this.ctx.getWebSockets().filter(({ readyState }) => readyState === WebSocket.OPEN)
  }

  private async arm(): Promise<void> {
    const { storage } = this.ctx
    const next = storage.sql.exec<{ at: number | null }>('select min(ends_at) as at from countdowns').one().at
    if (next === null) await storage.deleteAlarm()
    else if ((await storage.getAlarm()) !== next) await storage.setAlarm(next)
  }

  /** Nobody hears a word whose session is over, also where nobody told the object: a ban, an idle session. */
  private async tell(message: ClockMessage): Promise<void> {
    const text = JSON.stringify(message)
    await this.closeEnded()
    for (const socket of this.openSockets()) socket.send(text)
  }

  private context() {
    return {
      ...loadContext(this.env, {
        log: createLog({ clock: 'user' }),
        caller: { address: '', network: '', userAgent: '', locale: BASE_LOCALE, timeZone: null },
        origin: '',
        identify: null,
        waitUntil: (work) => this.ctx.waitUntil(work),
      }),
      // This object is the clock: it deletes what it ends by itself.
      clocks: { track: async () => {}, drop: async () => {}, closeEnded: async () => {} },
      // What ends by itself is nobody's call: all users' alarms would share one limit.
      limiter: { take: async () => ({ allowed: true, retryAfterMs: 0 }) },
    }
  }
}
