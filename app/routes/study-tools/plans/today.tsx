// What today is for: practice to open, subjects to practise and tick, and 25 minutes of focus.
import { Form } from '@remix-run/react'
import { Play } from 'lucide-react'
import { isPlanSubject } from '#app/domain/study-plans/plan-choices.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { ownPath } from '#app/request/own-path.ts'
import { Button, ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import type { SubjectPractice } from '#app/views/topics.server.ts'
import type { PlanPartProps } from './days-ahead.tsx'
import { topicName } from './topic-name.ts'

export interface TodayProps extends PlanPartProps {
  subjects: SubjectPractice
}

export function Today({ plan, skills, subjects }: TodayProps) {
  const chunks = plan.days.find(({ day }) => day === plan.today)?.chunks ?? []
  const next = chunks.find(({ state }) => state === 'planned')
  if (!next)
    return (
      <section className="today" aria-labelledby="today">
        <h2 id="today">{m.timeline_today()}</h2>
        <p>{chunks.length > 0 ? m.timeline_today_done() : m.timeline_today_none()}</p>
        <Ticked plan={plan} skills={skills} />
      </section>
    )
  const name = topicName(next.topic, skills)
  const isSubject = isPlanSubject(next.topic)
  const practice = isSubject ? subjects[next.topic] : skills[next.topic]?.to
  return (
    <section className="today" aria-labelledby="today">
      <h2 id="today">{m.timeline_today_topic({ topic: name })}</h2>
      <p>{wordsFor(isSubject, practice !== undefined)}</p>
      <ButtonRow>
        {practice && (
          <ButtonLink to={practice} icon={<Play aria-hidden />}>
            {m.timeline_practice()}
          </ButtonLink>
        )}
        {(isSubject || !practice) && (
          <Tick topic={next.topic} isDone variant={practice ? 'ghost' : 'primary'} />
        )}
        <ButtonLink to={ownPath('/study-tools/focus', { plan: plan.id, topic: next.topic })} variant="ghost">
          {m.timeline_focus_start()}
        </ButtonLink>
      </ButtonRow>
      <Ticked plan={plan} skills={skills} />
    </section>
  )
}

function wordsFor(isSubject: boolean, hasPractice: boolean): string {
  if (!hasPractice) return m.timeline_today_subject()
  return isSubject ? m.timeline_today_either() : m.timeline_today_practice()
}

/** Subjects ticked today, to be taken back. */
function Ticked({ plan, skills }: PlanPartProps) {
  const today = plan.days.find(({ day }) => day === plan.today)?.chunks ?? []
  return today
    .filter(({ topic, state }) => state === 'done' && isPlanSubject(topic))
    .map(({ topic }) => (
      <div key={topic} className="ticked">
        {m.timeline_ticked({ topic: topicName(topic, skills) })}{' '}
        <Tick topic={topic} isDone={false} variant="ghost" />
      </div>
    ))
}

interface TickProps {
  topic: string
  /** What pressing it makes of it. */
  isDone: boolean
  variant: 'primary' | 'secondary' | 'ghost'
}

function Tick({ topic, isDone, variant }: TickProps) {
  return (
    <Form method="post">
      <input type="hidden" name="topic" value={topic} />
      <Button
        type="submit"
        name="intent"
        value={isDone ? 'done' : 'undo'}
        variant={variant}
        size={isDone ? 'regular' : 'small'}
      >
        {isDone ? m.timeline_tick() : m.timeline_untick()}
      </Button>
    </Form>
  )
}
