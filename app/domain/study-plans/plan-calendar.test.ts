import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarFile } from './plan-calendar.ts'

const AT = Date.UTC(2026, 8, 1, 9, 30)

const fileOf = (summary: string) =>
  calendarFile({ id: 'p1', name: 'Plan', madeAt: AT, days: [{ day: '2026-09-30', summary }] })

/** As a calendar reads it (RFC 5545 sections 3.1 and 3.3.11). */
function readSummary(file: string): string | undefined {
  const line = file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((one) => one.startsWith('SUMMARY:'))
  return line?.slice('SUMMARY:'.length).replace(/\\([\\;,n])/g, (_, sign) => (sign === 'n' ? '\n' : sign))
}

test('an all-day event, ending at the start of the next day', () => {
  expect(fileOf('Fractions').split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sparkbook//Study plan//EN',
    'NAME:Plan',
    'X-WR-CALNAME:Plan',
    'BEGIN:VEVENT',
    'UID:20260930-p1@sparkbook',
    'DTSTAMP:20260901T093000Z',
    'DTSTART;VALUE=DATE:20260930',
    'DTEND;VALUE=DATE:20261001',
    'SUMMARY:Fractions',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('whatever the words: they are read back, and no line is longer than 75 octets or adds a property', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 200 }).map((text) => text.replace(/\p{Cc}/gu, '\n'))
  fc.assert(
    fc.property(words, (summary) => {
      const file = fileOf(summary)
      expect(readSummary(file)).toBe(summary)
      const lines = file.split('\r\n')
      for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      expect(lines.filter((line) => !line.startsWith(' '))).toHaveLength(15)
    }),
  )
})
