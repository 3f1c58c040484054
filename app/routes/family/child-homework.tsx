import type { HomeworkQuestion } from '#app/domain/homework/read-homework.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { Fold } from '#app/ui/fold.tsx'
import { TimeInText } from '#app/ui/local-time.tsx'
import { SUBJECT_NAMES } from '#app/words/games.ts'
import './child-writings.css'

/** What a child asked for help with; nothing where there is none. */
export function ChildHomework({ name, asked }: { name: string; asked: readonly HomeworkQuestion[] }) {
  if (asked.length === 0) return null
  return (
    <Fold label={m.family_homework()} about={name}>
      <p>{m.family_homework_text()}</p>
      <ul className="child-writings">
        {asked.map(({ id, subject, question, createdAt }) => (
          <li key={id}>
            <p className="asked">{question}</p>
            <p className="since">
              {SUBJECT_NAMES[subject]()} ·{' '}
              <TimeInText at={createdAt} say={(time) => m.family_texts_at({ time })} />
            </p>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
