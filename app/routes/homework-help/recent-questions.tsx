import { m } from '#app/i18n/generated/messages.ts'
import { Art } from '#app/ui/art/art.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { SUBJECT_NAMES } from '#app/words/games.ts'
import './recent-questions.css'

const EXAMPLES = [
  { subject: 'math', art: 'math-small', text: m.homework_recent_math },
  { subject: 'science', art: 'science-small', text: m.homework_recent_science },
  { subject: 'history', art: 'history-small', text: m.homework_recent_history },
] as const

/** Sample text, marked as such (spec 001 section 2). */
export function RecentQuestions() {
  return (
    <section aria-labelledby="recent">
      <SectionHead id="recent" title={m.homework_recent()} lead={m.homework_recent_lead()} />
      <ul className="recent-questions">
        {EXAMPLES.map(({ subject, art, text }) => (
          <li key={subject}>
            <Art name={art} />
            <p className="text">{text()}</p>
            <p className="tags">
              <Tag>{SUBJECT_NAMES[subject]()}</Tag>
              <Tag tone="secondary">{m.homework_example()}</Tag>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
