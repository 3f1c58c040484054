// A question that nothing of ours answers: why, the nearest we have, and who can help. It costs nothing.
import { Pencil } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import type { HomeworkSubject } from '#engine/curriculum/homework/homework-subjects.ts'
import { WHY_UNSOLVED } from '../solver/why-unsolved.ts'
import type { Prepared, WhyNot } from './prepare-help.ts'
import './homework-room.css'

export interface NoHelpProps {
  subject: HomeworkSubject
  help: Extract<Prepared, { can: false }>
  onFix: () => void
}

export function NoHelp({ subject, help: { why, nearest }, onFix }: NoHelpProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="no-help" aria-labelledby="no-help">
      <h2 id="no-help" ref={heading} tabIndex={-1}>
        {m.tutor_cannot()}
      </h2>
      <p>{reasonOf(why, subject)}</p>
      <p>
        <b>{m.tutor_cannot_free()}</b>
      </p>
      <Button icon={<Pencil aria-hidden />} onClick={onFix}>
        {m.tutor_fix()}
      </Button>
      {nearest.length > 0 && (
        <>
          <h3>{m.tutor_nearest()}</h3>
          <ul>
            {nearest.map(({ id, name, to }) => (
              <li key={id}>
                <Link to={to}>{name}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{m.tutor_teacher()}</p>
    </section>
  )
}

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
