// The rule of days in a row: of any seven days, two may be rest days. A row grows with each day played, never by a rest day, and
// a third rest day ends it no further back than it has to: the days played since still count.
import { dayBefore } from './day-of.ts'

/** Days without a finished round, in any seven, that leave a row as it is. */
export const REST_DAYS = 2
/** Days before a day that decide about it. */
export const DAYS_LOOKED_AT = 7

/** What is kept of a player's row. */
export interface KeptRow {
  /** The latest day played, YYYY-MM-DD. */
  readonly lastDay: string
  /** Days in a row up to `lastDay`. */
  readonly streakDays: number
}

/** The row as it stands on a day, played or not. @param played days played, at least those of the seven before `day` */
export function rowAt(day: string, kept: KeptRow, played: ReadonlySet<string>): number {
  if (kept.lastDay >= day) return kept.streakDays
  const week = Array.from({ length: DAYS_LOOKED_AT }, (_, index) => dayBefore(day, index + 1))
  const tooMany = week.filter((one) => !played.has(one))[REST_DAYS]
  return tooMany === undefined
    ? kept.streakDays
    : week.filter((one) => one > tooMany && played.has(one)).length
}

/** The row once something is finished on a day. Whoever travelled west, and lives a day twice, loses nothing. */
export function rowWith(day: string, kept: KeptRow, played: ReadonlySet<string>): number {
  return kept.lastDay >= day ? kept.streakDays : rowAt(day, kept, played) + 1
}

/** The row of a list of days played, and the longest there was. */
export function rowsOf(days: readonly string[]): { last: number; longest: number } {
  const played = new Set(days)
  let kept: KeptRow = { lastDay: '', streakDays: 0 }
  let longest = 0
  for (const day of days.toSorted()) {
    kept = { lastDay: day, streakDays: rowWith(day, kept, played) }
    longest = Math.max(longest, kept.streakDays)
  }
  return { last: kept.streakDays, longest }
}
