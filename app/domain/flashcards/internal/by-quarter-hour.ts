// Counted by the database, told by the days of the reader: quarters of an hour are fine enough, as every time zone's midnight is on
// one of them (in India at half past, in Nepal at a quarter past).
import { type AnyColumn, sql } from 'drizzle-orm'
import { dayOf } from '#app/domain/progress/day-of.ts'

const QUARTER_HOUR_MS = 900_000

/** The quarter of an hour since 1970 of a moment in milliseconds, to group by. */
export const quarterOf = (moment: AnyColumn) => sql<number>`${moment} / ${sql.raw(String(QUARTER_HOUR_MS))}`

/** Rows by the day (YYYY-MM-DD) they fall on in that time zone. */
export function byDay<Row extends { quarter: number }>(
  rows: readonly Row[],
  timeZone: string | null,
): ReadonlyMap<string, Row[]> {
  const days = new Map<string, Row[]>()
  for (const row of rows) {
    const day = dayOf(row.quarter * QUARTER_HOUR_MS, timeZone)
    days.set(day, [...(days.get(day) ?? []), row])
  }
  return days
}
