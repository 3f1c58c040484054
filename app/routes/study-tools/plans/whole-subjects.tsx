import type { PlanSubject } from '#app/domain/study-plans/plan-choices.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { SUBJECT_NAMES } from '#app/words/games.ts'

export interface WholeSubjectsProps {
  subjects: readonly PlanSubject[]
  ticked?: readonly string[] | undefined
  heading?: 'h2' | 'h4'
}

/** Subjects to tick as a whole, beside the skills. */
export function WholeSubjects({ subjects, ticked = [], heading: Heading = 'h2' }: WholeSubjectsProps) {
  return (
    <div className="subject">
      <Heading>{m.timeline_subjects()}</Heading>
      <p className="hint">{m.timeline_subjects_hint()}</p>
      <div className="choices">
        {subjects.map((subject) => (
          <label key={subject}>
            <input type="checkbox" name="topic" value={subject} defaultChecked={ticked.includes(subject)} />{' '}
            {SUBJECT_NAMES[subject]()}
          </label>
        ))}
      </div>
    </div>
  )
}

export function subjectNames(subjects: readonly PlanSubject[]): Readonly<Record<string, string>> {
  return Object.fromEntries(subjects.map((subject) => [subject, SUBJECT_NAMES[subject]()]))
}
