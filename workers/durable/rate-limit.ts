// One object a subject (a guest, an address, a caller). It holds one number, the time at which everything counted so far
// has leaked away (the "theoretical arrival time" of the generic cell rate algorithm, ITU-T I.371), then deletes its storage.
import { DurableObject } from 'cloudflare:workers'
import type { Allowance } from '#app/platform/context.ts'

export class RateLimit extends DurableObject {
  /**
   * Counts one call. On average `limit` calls a `windowMs` milliseconds pass, at most `burst` of them at once;
   * the rest learn how long to wait.
   */
  async take(limit: number, windowMs: number, burst: number): Promise<Allowance> {
    const now = Date.now()
    const { sql } = this.ctx.storage
    sql.exec('create table if not exists emptied (id integer primary key check (id = 1), at real not null)')
    const share = windowMs / limit
    const stored = sql.exec<{ at: number }>('select at from emptied').toArray()[0]?.at ?? now
    const emptiedAt = Math.max(stored, now) + share
    const waitMs = emptiedAt - burst * share - now
    // Half a millisecond of slack: shares are fractions.
    if (waitMs > 0.5) return { allowed: false, retryAfterMs: Math.ceil(waitMs) }
    sql.exec('insert or replace into emptied values (1, ?)', emptiedAt)
    await this.ctx.storage.setAlarm(Math.ceil(emptiedAt))
    return { allowed: true, retryAfterMs: 0 }
  }

  /** Whether this object can read its own storage; for the health check. */
  ping(): boolean {
    return this.ctx.storage.sql.exec<{ one: number }>('select 1 as one').one().one === 1
  }

  /** An idle object stores nothing, so that the platform evicts it. */
  override async alarm(): Promise<void> {
    const { storage } = this.ctx
    const at = storage.sql.exec<{ at: number }>('select at from emptied').toArray()[0]?.at ?? 0
    if (at > Date.now()) {
      await storage.setAlarm(Math.ceil(at))
      return
    }
    await storage.deleteAlarm()
    await storage.deleteAll()
  }
}
