import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

/** So many rounds may be played at the same time: one account on several devices of a family. */
export const ROUNDS_AT_ONCE = 4
/** How far a browser's clock may run ahead of ours over one round (milliseconds). */
export const CLOCK_SLACK_MS = 5_000

/** What was finished: rounds, or practice sessions. */
interface Finished {
  playerId: SQLiteColumn
  startedAt: SQLiteColumn
  finishedAt: SQLiteColumn
  durationMs: SQLiteColumn
}

interface TimeClaimed {
  playerId: string
  startedAt: number
  /** What the round's moves took in all (milliseconds). */
  totalMs: number
  now: number
}

/**
 * Whether a player has had the time for one more round, at the moment the statement runs. Of every span from the opening
 * of a round until now, the rounds opened and finished within it, this one's included, cannot have filled more than
 * ROUNDS_AT_ONCE times its length: whoever opens many rounds together and posts them all together has no more time for it.
 */
export function hasTimeFor<Table extends Finished & SQLWrapper>(
  table: Table,
  { playerId, startedAt, totalMs, now }: TimeClaimed,
): SQL {
  const { playerId: player, startedAt: started, finishedAt: finished, durationMs } = table
  // Rounds finished before this one was opened took nothing of its time.
  const meanwhile = sql`${player} = ${playerId} and ${finished} >= ${startedAt}`
  return sql`not exists (
    select 1 from (
      select ${started} as since from ${table} where ${meanwhile} and ${started} <= ${startedAt}
      union select ${startedAt})
    where ${totalMs} + coalesce((
        select sum(${durationMs}) from ${table} where ${meanwhile} and ${started} >= since), 0)
      > ${ROUNDS_AT_ONCE} * (${now} - since) + ${CLOCK_SLACK_MS})`
}
