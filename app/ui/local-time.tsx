import { useSyncExternalStore } from 'react'
import { dateFormat } from '#app/i18n/formats.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'

const never = () => () => {}

const FORMATS = {
  /** "December 1, 2026" */
  day: { dateStyle: 'long' },
  /** "Dec 1, 2026, 3:30 PM": what was. */
  past: { dateStyle: 'medium', timeStyle: 'short' },
  /** "Dec 1, 2026, 3:30 PM EST": what somebody relies on, so the zone is named. */
  moment: {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  },
  /** "3:30 PM EST" */
  clock: { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type TimeFormat = keyof typeof FORMATS

export interface LocalTimeProps {
  /** Milliseconds since the epoch. */
  at: number
  format?: TimeFormat
}

/**
 * A moment in the reader's language and, once the browser runs, their time zone. The server, which does not know the zone, writes
 * UTC and says so.
 */
export function LocalTime({ at, format = 'moment' }: LocalTimeProps) {
  const locale = useLocale()
  const timeZone = useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  )
  return <time dateTime={new Date(at).toISOString()}>{timeText(at, { format, locale, timeZone })}</time>
}

export interface TimeInTextProps extends LocalTimeProps {
  /** The message, given the words at the place of the time. */
  say: (time: string) => string
}

/** A message with a moment in it. */
export function TimeInText({ say, ...time }: TimeInTextProps) {
  const [before, after] = say(PLACE).split(PLACE)
  return (
    <>
      {before}
      <LocalTime {...time} />
      {after}
    </>
  )
}

/** Of the private use area: no message has it. */
const PLACE = '\uE000'

/** @param timeZone IANA name; null: UTC, named */
export function timeText(
  at: number,
  { format, locale, timeZone }: { format: TimeFormat; locale: Locale; timeZone: string | null },
): string {
  const text = dateFormat(locale, { ...FORMATS[format], timeZone: timeZone ?? 'UTC' }).format(at)
  return timeZone !== null || 'timeZoneName' in FORMATS[format] ? text : `${text} (UTC)`
}
