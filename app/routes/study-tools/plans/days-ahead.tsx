// Eight days from yesterday on, the test's among them when it is near: a column each, on phones a row.
import type { StudyPlan } from '#app/domain/study-plans/read-study-plans.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { Art } from '#app/ui/art/art.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { LineIcon } from '#app/ui/line-icon.tsx'
import type { TopicSkill } from '#app/views/topics.server.ts'
import { dayWords } from '#app/words/days.ts'
import { topicName } from './topic-name.ts'

export interface PlanPartProps {
  plan: StudyPlan
  skills: Readonly<Record<string, TopicSkill>>
}

const COLUMNS = 8

export const KIND_NAMES = {
  learn: m.timeline_kind_learn,
  review: m.timeline_kind_review,
  last: m.timeline_kind_last,
} as const

export function DaysAhead({ plan, skills }: PlanPartProps) {
  const locale = useLocale()
  const index = plan.days.findIndex(({ day }) => day >= plan.today)
  const days = plan.days.slice(Math.max(0, index - 1)).slice(0, COLUMNS)
  return (
    <section aria-labelledby="days-ahead">
      <h2 id="days-ahead" className="visually-hidden">
        {m.timeline_ahead()}
      </h2>
      <ol className="days-ahead">
        {days.map(({ day, isStudyDay, chunks }) => (
          <li key={day} className={classNames(day === plan.today && 'now')}>
            <DayHead day={day} locale={locale} />
            {chunks.length === 0 && (
              <p className="rest">{isStudyDay ? m.timeline_light() : m.timeline_day_off()}</p>
            )}
            <ul>
              {chunks.map(({ topic, kind, state }) => (
                <li key={topic} className={`chunk ${kind} ${state}`}>
                  <b>{topicName(topic, skills)}</b>
                  <span>
                    {state === 'done' && <LineIcon name="check" />}
                    {state === 'planned' ? KIND_NAMES[kind]() : STATE_NAMES[state]()}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
        {days.length < COLUMNS && (
          <li className="test">
            <DayHead day={plan.testDay} locale={locale} />
            <Art name="test-sheet" />
            <b>{m.timeline_test()}</b>
          </li>
        )}
      </ol>
    </section>
  )
}

const STATE_NAMES = { done: m.timeline_done, missed: m.timeline_missed } as const

function DayHead({ day, locale }: { day: string; locale: string }) {
  return (
    <h3>
      <time dateTime={day}>
        <span aria-hidden="true">{dayWords(day, 'short', locale)}</span>{' '}
        <span aria-hidden="true" className="number">
          {dayWords(day, 'number', locale)}
        </span>
        <span className="visually-hidden">{dayWords(day, 'long', locale)}</span>
      </time>
    </h3>
  )
}
