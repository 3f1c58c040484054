// The top of the hub for who has played: level, days in a row, and the goal they set themselves for today.
import type { CSSProperties } from 'react'
import type { WeekDay } from '#app/domain/progress/progress.types.ts'
import { dateFormat, numberFormat } from '#app/i18n/formats.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { DAILY_GOALS, type DailyGoal } from '#app/preferences/preferences.ts'
import { useDailyGoal, useLocale } from '#app/preferences/use-preferences.ts'
import { Art } from '#app/ui/art/art.tsx'
import { StarRow } from '#app/ui/art/star-row.tsx'
import { PreferenceForm } from '#app/ui/shell/preference-form.tsx'
import type { ProgressView } from '#app/views/progress.server.ts'
import { goalReached } from './goal-reached.ts'
import './today-panel.css'

export function TodayPanel({ progress }: { progress: ProgressView }) {
  const { xp, level, levelFrom, levelTo, streakDays, week } = progress
  const { format } = numberFormat(useLocale())
  return (
    <dl className="today-panel" data-testid="today">
      <div>
        <dt>{m.progress_level_word()}</dt>
        <dd>{format(level)}</dd>
        <dd className="more">
          <span
            className="bar"
            style={{ '--share': `${((xp - levelFrom) / (levelTo - levelFrom)) * 100}%` } as CSSProperties}
          />
          {m.progress_to_next({ xp: format(levelTo - xp), level: format(level + 1) })}
        </dd>
      </div>
      <div>
        <dt>{m.progress_days_in_row()}</dt>
        <dd>{format(streakDays)}</dd>
        <dd className="more">
          <Week days={week} />
          {m.progress_rest_rule()}
        </dd>
      </div>
      <Goal playedMs={week.at(-1)?.playedMs ?? 0} />
    </dl>
  )
}

function Week({ days }: { days: readonly WeekDay[] }) {
  const locale = useLocale()
  const short = dateFormat(locale, { weekday: 'narrow', timeZone: 'UTC' })
  const long = dateFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  return (
    <ol className="week">
      {days.map(({ day, played }, index) => {
        const at = new Date(day)
        const said = { day: long.format(at) }
        const isToday = index === days.length - 1
        const words = played ? m.progress_day_played : isToday ? m.progress_day_today : m.progress_day_rest
        return (
          <li key={day} data-day={played ? 'played' : isToday ? 'today' : 'rest'}>
            <span className="visually-hidden">{words(said)}</span>
            <span className="mark" aria-hidden="true">
              {played && <Art name="badge-streak-small" sticker />}
            </span>
            <span aria-hidden="true">{short.format(at)}</span>
          </li>
        )
      })}
    </ol>
  )
}

function Goal({ playedMs }: { playedMs: number }) {
  const [goal, chooseGoal] = useDailyGoal()
  const { format } = numberFormat(useLocale())
  const { minutes, left, stars } = goalReached(playedMs, Number(goal))
  return (
    <div className="goal">
      <dt>{m.progress_goal()}</dt>
      <dd>{m.progress_goal_of({ done: format(minutes), goal: format(Number(goal)) })}</dd>
      <dd className="more">
        <StarRow earned={stars} total={3} label={m.progress_goal_stars({ earned: stars, total: 3 })} />
        <span className="left">
          {left === 0 ? m.progress_goal_done() : m.progress_goal_left({ minutes: left })}
        </span>
        <PreferenceForm preference="dailyGoal" onChoose={(value) => chooseGoal(value as DailyGoal)}>
          <fieldset>
            <legend>{m.progress_goal_choose()}</legend>
            {DAILY_GOALS.map((minutesADay) => (
              <button
                type="submit"
                key={minutesADay}
                name="value"
                value={minutesADay}
                aria-pressed={minutesADay === goal}
              >
                {m.progress_goal_pick({ minutes: format(Number(minutesADay)) })}
              </button>
            ))}
          </fieldset>
        </PreferenceForm>
      </dd>
    </div>
  )
}
