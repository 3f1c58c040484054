// The last seven days of a child as a page shows them: a sentence, a drawing, the days in words, skills by name.
import { renderToStaticMarkup } from 'react-dom/server'
import type { ChildWeek } from '#app/domain/analytics/analytics.types.ts'
import { currentLocale } from '#app/i18n/current-locale.ts'
import { dateFormat } from '#app/i18n/formats.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { WeekChart } from '#app/ui/week-chart.tsx'
import { skillNames } from './practice.server.ts'

/** Skills of each list that are named; the page of the child has them all. */
const MOST_NAMED = 3

export type ChildWeekView = ReturnType<typeof viewChildWeek>

/** @param id of the child, for names that differ among the drawings of a page */
export function viewChildWeek(id: string, { days, skills }: ChildWeek) {
  const locale = currentLocale()
  const minutes = days.map(({ day, playedMs }) => ({ day, value: Math.round(playedMs / 60_000) }))
  const most = Math.max(...minutes.map(({ value }) => value))
  const sum = Math.max(1, Math.round(days.reduce((ms, { playedMs }) => ms + playedMs, 0) / 60_000))
  const weekday = dateFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const played = days.filter((day) => day.played).length
  return {
    /** Null where nothing was done. */
    done:
      played === 0
        ? null
        : m.family_week_done({ hours: Math.floor(sum / 60), minutes: sum % 60, days: played }),
    /** Made by us, of numbers and weekdays. */
    svg: renderToStaticMarkup(
      <WeekChart
        days={minutes}
        most={Math.max(1, most)}
        bestDay={minutes.find(({ value }) => value > 0 && value === most)?.day ?? null}
        locale={locale}
        id={`week-${id}`}
      />,
    ),
    days: minutes.map(({ day, value }) =>
      m.family_week_day({ day: weekday.format(new Date(day)), minutes: value }),
    ),
    mastered: named(skills?.mastered ?? []),
    begun: named(skills?.begun ?? []),
  }
}

function named(ids: readonly string[]): { id: string; name: string }[] {
  const names = skillNames(ids, currentLocale())
  return ids
    .flatMap((id) => {
      const name = names[id]
      return name === undefined ? [] : [{ id, name }]
    })
    .slice(0, MOST_NAMED)
}
