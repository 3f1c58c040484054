// A plan as a calendar file (RFC 5545): one all-day event for each study day that is still to come, and the test.
import { dayBefore } from '#app/domain/progress/day-of.ts'

export interface CalendarDay {
  /** YYYY-MM-DD */
  readonly day: string
  readonly summary: string
  readonly description?: string
}

export interface Calendar {
  /** Makes the events' ids: the same plan imported again replaces its days. */
  readonly id: string
  readonly name: string
  readonly days: readonly CalendarDay[]
  /** Milliseconds since the epoch. */
  readonly madeAt: number
}

export function calendarFile({ id, name, days, madeAt }: Calendar): string {
  const stamp = new Date(madeAt).toISOString().replace(/[-:]|\.\d+/g, '')
  const dateOf = (day: string) => day.replaceAll('-', '')
  const events = days.flatMap(({ day, summary, description }) => [
    'BEGIN:VEVENT',
    `UID:${dateOf(day)}-${id}@sparkbook`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${dateOf(day)}`,
    `DTEND;VALUE=DATE:${dateOf(dayBefore(day, -1))}`,
    `SUMMARY:${escapeText(summary)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ])
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sparkbook//Study plan//EN',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events,
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** RFC 5545 section 3.3.11; other control characters are not allowed at all. */
function escapeText(text: string): string {
  return text
    .replace(/\r\n|\r/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

const LINE_OCTETS = 75
const utf8 = new TextEncoder()

/** Section 3.1: at most 75 octets a line, a continuation begins with a space, no character is cut. */
function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = utf8.encode(character).length
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
