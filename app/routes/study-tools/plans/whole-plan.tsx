import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { dayWords } from '#app/words/days.ts'
import { KIND_NAMES, type PlanPartProps } from './days-ahead.tsx'
import { topicName } from './topic-name.ts'

/** Every day that has something, as a list. */
export function WholePlan({ plan, skills }: PlanPartProps) {
  const locale = useLocale()
  const days = plan.days.filter(({ chunks }) => chunks.some(({ state }) => state !== 'missed'))
  return (
    <details className="whole-plan">
      <summary>{m.timeline_whole()}</summary>
      <ol>
        {days.map(({ day, chunks }) => (
          <li key={day}>
            <time dateTime={day}>{dayWords(day, 'long', locale)}</time>
            <ul>
              {chunks
                .filter(({ state }) => state !== 'missed')
                .map(({ topic, kind, state }) => (
                  <li key={topic}>
                    {topicName(topic, skills)}{' '}
                    <small>{state === 'done' ? m.timeline_done() : KIND_NAMES[kind]()}</small>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ol>
    </details>
  )
}
