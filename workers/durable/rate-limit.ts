// One object a subject (a guest, a caller): counts calls in a fixed window, then forgets itself.
// A fixed window may let twice the limit through at its edge; for what it guards here that is fine.
import { DurableObject } from 'cloudflare:workers'
import type { Allowance } from '#app/context.ts'

export class RateLimit extends DurableObject {
  constructor(state: DurableObjectState, env: Cloudflare.Env) {
    super(state, env)
    state.storage.sql.exec(
      'create table if not exists current_window (id integer primary key check (id = 1), ends_at integer not null, calls integer not null)',
    )
  }

  /** Counts one call. `limit` calls a `windowMs` milliseconds pass; the rest learn how long to wait. */
  async take(limit: number, windowMs: number): Promise<Allowance> {
    const now = Date.now()
    const { sql } = this.ctx.storage
    const open = sql
      .exec<{ ends_at: number; calls: number }>(
        'select ends_at, calls from current_window where ends_at > ?',
        now,
      )
      .toArray()[0]
    if (open && open.calls >= limit) return { allowed: false, retryAfterMs: open.ends_at - now }
    const endsAt = open?.ends_at ?? now + windowMs
    sql.exec('insert or replace into current_window values (1, ?, ?)', endsAt, (open?.calls ?? 0) + 1)
    if (!open) await this.ctx.storage.setAlarm(endsAt)
    return { allowed: true, retryAfterMs: 0 }
  }

  /** Whether this object can read its own storage; for the health check. */
  ping(): boolean {
    return this.ctx.storage.sql.exec<{ one: number }>('select 1 as one').one().one === 1
  }

  override async alarm(): Promise<void> {
    this.ctx.storage.sql.exec('delete from current_window where ends_at <= ?', Date.now())
  }
}
