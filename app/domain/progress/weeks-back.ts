// Weeks counted back from a moment, for what is compared week by week: no calendar, so they are the same in every time zone.
import { type AnyColumn, sql } from 'drizzle-orm'

export const WEEK_MS = 7 * 86_400_000

/**
 * The week a moment (milliseconds) lies in, to group by: 0 is the seven days before `now`, 1 the seven before these. Cast, as D1
 * binds every number as a float.
 */
export const weeksBack = (moment: AnyColumn, now: number) =>
  sql<number>`cast((${now} - ${moment}) / ${sql.raw(String(WEEK_MS))} as integer)`

/** What was done in one week. */
export interface WeekTally {
  /** As weeksBack counts them. */
  readonly week: number
  /** Rounds, sessions, tests or reviews. */
  readonly times: number
  readonly answered: number
  readonly right: number
  /** Milliseconds; 0 where time is not kept. */
  readonly durationMs: number
}
