import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { LocalTime, type TimeFormat, TimeInText, timeText } from './local-time.tsx'

vi.mock('@remix-run/react', () => ({ useRouteLoaderData: () => undefined }))

const AT = Date.UTC(2026, 11, 1, 2, 30)
const FORMATS: readonly TimeFormat[] = ['day', 'past', 'moment', 'clock']

describe('a moment', () => {
  it.each(FORMATS)('is written by the server in UTC, by name (%s)', (format) => {
    const html = renderToStaticMarkup(<LocalTime at={AT} format={format} />)
    expect(html).toContain('dateTime="2026-12-01T02:30:00.000Z"')
    expect(html).toContain('UTC')
  })

  it.each([
    ['day', 'November 30, 2026'],
    ['past', 'Nov 30, 2026, 9:30 PM'],
    ['moment', 'Nov 30, 2026, 9:30 PM EST'],
    ['clock', '9:30 PM EST'],
  ] as const)('is in the zone of its reader (%s)', (format, text) => {
    const inNewYork = timeText(AT, { format, locale: 'en', timeZone: 'America/New_York' })
    expect(inNewYork.replace(/\s/g, ' ')).toBe(text)
  })

  it('stands in a message where the message wants it', () => {
    const html = renderToStaticMarkup(
      <TimeInText at={AT} format="day" say={(date) => `Until ${date}, it’s yours.`} />,
    )
    expect(html).toMatch(/^Until <time [^>]*>December 1, 2026 \(UTC\)<\/time>, it’s yours\.$/)
  })
})
