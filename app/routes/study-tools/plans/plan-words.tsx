// Words beside a plan: an introduction, the tip of this week, and those of the weeks to come. Asked for by a press, once a plan.
import { Form, useNavigation } from '@remix-run/react'
import { type PlanWeek, planWeeks } from '#app/domain/study-plans/plan-words.ts'
import type { StudyPlan } from '#app/domain/study-plans/read-study-plans.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { Button } from '#app/ui/button.tsx'
import { dayWords } from '#app/words/days.ts'
import type { PlanPartProps } from './days-ahead.tsx'
import { topicName } from './topic-name.ts'

export function AskForWords() {
  const isSending = useNavigation().formData?.get('intent') === 'words'
  return (
    <Form method="post" className="ask-words">
      <p>{m.timeline_words_offer()}</p>
      <Button type="submit" name="intent" value="words" variant="ghost" size="small" busy={isSending}>
        {isSending ? m.timeline_words_writing() : m.timeline_words_ask()}
      </Button>
    </Form>
  )
}

export function PlanWords({ plan, skills }: PlanPartProps) {
  const locale = useLocale()
  if (plan.words === null) return null
  const { introduction, tips } = wordsOf(plan, skills)
  const [now, ...later] = tips.filter((_, index) => (tips[index + 1]?.day ?? plan.testDay) > plan.today)
  return (
    <section className="plan-words" aria-labelledby="words">
      <h2 id="words" className="visually-hidden">
        {m.timeline_words_title()}
      </h2>
      <p className="introduction">{introduction}</p>
      {now && (
        <p className="tip">
          <b>{m.timeline_words_week()}</b> {now.tip}
        </p>
      )}
      {later.length > 0 && (
        <details>
          <summary>{m.timeline_words_later()}</summary>
          <ul>
            {later.map(({ day, tip }) => (
              <li key={day}>
                <b>{m.timeline_words_from({ day: dayWords(day, 'long', locale) })}</b> {tip}
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="by">
        {plan.words.by === 'model' ? m.timeline_words_by_model() : m.timeline_words_by_us()}
      </p>
    </section>
  )
}

function wordsOf(plan: StudyPlan, skills: PlanPartProps['skills']) {
  if (plan.words?.by === 'model') return plan.words
  const weeks = planWeeks(plan.days, plan.today)
  const chunks = weeks.reduce((sum, week) => sum + week.chunks, 0)
  return {
    introduction: m.timeline_words_own({ count: chunks, topics: plan.topics.length }),
    tips: weeks.map((week) => ({ day: week.day, tip: ownTip(week, skills) })),
  }
}

function ownTip({ fresh, again, isLast }: PlanWeek, skills: PlanPartProps['skills']): string {
  const first = (topics: readonly string[]) => topicName(topics[0] ?? '', skills)
  if (isLast) return m.timeline_words_own_last()
  return fresh.length > 0
    ? m.timeline_words_own_fresh({ topic: first(fresh) })
    : m.timeline_words_own_again({ topic: first(again) })
}
