import { renderToStaticMarkup } from 'react-dom/server'
import type { DayProgress } from '#app/domain/progress/progress.types.ts'
import { dateFormat } from '#app/i18n/formats.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { WeekChart } from '#app/ui/week-chart.tsx'

export const DAYS_SHOWN = 28
const WEEK = 7

export interface DrawnWeek {
  /** The day it begins with, YYYY-MM-DD. */
  from: string
  /** "Oct 25 – 31", in the reader's language. */
  title: string
  /** The chart as SVG markup, made by us from numbers and weekdays. */
  svg: string
}

/** Weeks of seven days each, the newest first, drawn to one scale. */
export function drawWeeks(days: readonly DayProgress[], bestDay: string | null, locale: Locale): DrawnWeek[] {
  const most = Math.max(1, ...days.map(({ xp }) => xp))
  const range = dateFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' })
  const weeks: DrawnWeek[] = []
  for (let start = days.length - WEEK; start >= 0; start -= WEEK) {
    const week = days.slice(start, start + WEEK)
    const [first, last] = [week[0], week.at(-1)]
    if (!first || !last) continue
    weeks.push({
      from: first.day,
      title: range.formatRange(new Date(first.day), new Date(last.day)),
      svg: renderToStaticMarkup(
        <WeekChart
          days={week.map(({ day, xp }) => ({ day, value: xp }))}
          most={most}
          bestDay={bestDay}
          locale={locale}
          id={`pen-${first.day}`}
        />,
      ),
    })
  }
  return weeks
}
