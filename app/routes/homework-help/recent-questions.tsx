import { Form } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Art } from '#app/ui/art/art.tsx'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { TimeInText } from '#app/ui/local-time.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { SUBJECT_NAMES } from '#app/words/games.ts'
import { FEATURES } from './features.ts'
import type { HomeworkShelf } from './read-shelf.server.ts'
import { SUBJECTS } from './subjects.ts'
import './recent-questions.css'

const EXAMPLES = [
  { subject: 'math', art: 'math-small', text: m.homework_recent_math },
  { subject: 'science', art: 'science-small', text: m.homework_recent_science },
  { subject: 'history', art: 'history-small', text: m.homework_recent_history },
] as const

/** The person's own questions; samples, marked as such, as long as there is none (spec 001 section 2). */
export function RecentQuestions({
  questions,
  isRefused,
}: {
  questions: HomeworkShelf['questions']
  /** One was not deleted: it was too much at once. */
  isRefused: boolean
}) {
  const isEmpty = questions.length === 0
  return (
    <section ref={useFocusOnDelete(questions)} tabIndex={-1} aria-labelledby="recent">
      <SectionHead
        id="recent"
        title={m.homework_recent()}
        lead={isEmpty ? m.homework_recent_lead() : m.homework_recent_own()}
      />
      {isRefused && !isEmpty && (
        <Notice tone="error" role="alert">
          <p>{m.homework_error_too_many_requests()}</p>
        </Notice>
      )}
      <ul className="recent-questions">{isEmpty ? <Examples /> : <OwnQuestions questions={questions} />}</ul>
    </section>
  )
}

/** The pressed button goes with its question: the keyboard stays at the list, not at the top of the page. */
function useFocusOnDelete(questions: HomeworkShelf['questions']) {
  const section = useRef<HTMLElement>(null)
  const before = useRef(questions)
  useEffect(() => {
    const isDeleted = before.current.some((one) => !questions.some(({ id }) => id === one.id))
    before.current = questions
    if (isDeleted && document.activeElement === document.body) section.current?.focus({ preventScroll: true })
  }, [questions])
  return section
}

function OwnQuestions({ questions }: { questions: HomeworkShelf['questions'] }) {
  return questions.map(({ id, subject, question, createdAt }) => (
    <li key={id}>
      <Art name={SUBJECTS.find((one) => one.id === subject)?.art ?? 'math-small'} />
      <p className="text">
        <Link to="/homework-help" state={{ question, subject, isKnown: true, questionId: id }}>
          {question}
        </Link>
        <span className="at">
          {SUBJECT_NAMES[subject]()}, <TimeInText at={createdAt} say={(time) => time} />
        </span>
      </p>
      <Form method="post" action="/homework-help">
        <input type="hidden" name="questionId" value={id} />
        <Button type="submit" variant="ghost" size="small">
          {m.homework_delete()}
          <span className="visually-hidden"> {question.slice(0, 60)}</span>
        </Button>
      </Form>
    </li>
  ))
}

function Examples() {
  const isThere = 'to' in FEATURES.homeworkQuestion
  return EXAMPLES.map(({ subject, art, text }) => (
    <li key={subject}>
      <Art name={art} />
      <p className="text">
        {isThere ? (
          <Link to="/homework-help" state={{ question: text(), subject, isKnown: true }}>
            {text()}
          </Link>
        ) : (
          text()
        )}
      </p>
      <p className="tags">
        <Tag>{SUBJECT_NAMES[subject]()}</Tag>
        <Tag tone="secondary">{m.homework_example()}</Tag>
      </p>
    </li>
  ))
}
