// A question that nothing of ours answers: the lesson that explains it, or why there is no help; the nearest we have, and who can
// help. It costs nothing.
import { Pencil } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import type { FoundLesson } from '#engine/curriculum/homework/find-lesson.ts'
import type { HomeworkSubject } from '#engine/curriculum/homework/homework-subjects.ts'
import { WHY_UNSOLVED } from '../solver/why-unsolved.ts'
import type { Prepared, WhyNot } from './prepare-help.ts'
import './homework-room.css'

export interface NoHelpProps {
  subject: HomeworkSubject
  help: Extract<Prepared, { can: false }>
  onFix: () => void
}

export function NoHelp({ subject, help: { why, lesson, nearest }, onFix }: NoHelpProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const explains = lesson?.isAbout ? lesson : null
  const near = lesson && !lesson.isAbout ? lesson : null
  return (
    <section className="no-help" aria-labelledby="no-help">
      <h2 id="no-help" ref={heading} tabIndex={-1}>
        {explains ? m.tutor_lesson_explains() : m.tutor_cannot()}
      </h2>
      {explains ? <Explained lesson={explains} /> : <p>{reasonOf(why, subject)}</p>}
      <p>
        <b>{m.tutor_cannot_free()}</b>
      </p>
      <Button variant={explains ? 'ghost' : 'primary'} icon={<Pencil aria-hidden />} onClick={onFix}>
        {m.tutor_fix()}
      </Button>
      {(near || nearest.length > 0) && (
        <>
          <h3>{m.tutor_nearest()}</h3>
          <ul>
            {near && (
              <li>
                <Link to={lessonPath(near)}>{m.tutor_lesson({ title: near.title })}</Link>
              </li>
            )}
            {nearest.map(({ id, name, to }) => (
              <li key={id}>
                <Link to={to}>{name}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{explains ? m.tutor_teacher_more() : m.tutor_teacher()}</p>
    </section>
  )
}

function Explained({ lesson }: { lesson: FoundLesson }) {
  return (
    <>
      <p className="idea">{lesson.idea.join(' ')}</p>
      {lesson.source !== null && <p className="source">{m.tutor_source({ source: lesson.source })}</p>}
      <ButtonLink to={lessonPath(lesson)} keyAction>
        {m.tutor_lesson({ title: lesson.title })}
      </ButtonLink>
    </>
  )
}

const lessonPath = ({ skill }: FoundLesson) => `/subject-study/lessons/${skill}` as const

function reasonOf(why: WhyNot, subject: HomeworkSubject): string {
  switch (why) {
    case 'words':
      if (subject === 'math') return m.tutor_cannot_words()
      return subject === 'english' ? m.tutor_cannot_writing() : m.tutor_cannot_fact()
    case 'withheld':
      return m.tutor_cannot_withheld()
    case 'letter_for_digit':
      return m.tutor_cannot_look_alike()
    case 'nothing_to_do':
      return m.solver_nothing_to_do()
    default:
      return WHY_UNSOLVED[why]()
  }
}
