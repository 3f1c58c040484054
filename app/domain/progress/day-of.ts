// Which day it is for a player, as YYYY-MM-DD. Days are compared and counted as text of that form.

const DAY_MS = 86_400_000

/** The day at that moment (milliseconds) in an IANA time zone; in UTC where the zone is unknown or none. */
export function dayOf(now: number, timeZone: string | null): string {
  return formatterFor(timeZone).format(now)
}

/** The day so many days before (or, with a negative number, after). */
export function dayBefore(day: string, days = 1): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10)
}

/** The Monday of the week a day is in. */
export function mondayOf(day: string): string {
  return dayBefore(day, (new Date(day).getUTCDay() + 6) % 7)
}

/** Swedish writes days as ISO 8601 does. */
function formatterFor(timeZone: string | null): Intl.DateTimeFormat {
  const style = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  try {
    return new Intl.DateTimeFormat('sv-SE', { ...style, timeZone: timeZone ?? 'UTC' })
  } catch {
    return new Intl.DateTimeFormat('sv-SE', { ...style, timeZone: 'UTC' })
  }
}
