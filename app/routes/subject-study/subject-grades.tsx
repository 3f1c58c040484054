// Practice of a subject, a page of the ring binder for each of the grades.
import type { GameSubject } from '#app/domain/catalogue/games.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { Art, type ArtName } from '#app/ui/art/art.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import type { SubjectGrade } from '#app/views/subject-grades.server.ts'
import { BAND_NAMES } from '#app/words/games.ts'
import { STRAND_NAMES } from '#app/words/strands.ts'
import type { Band } from '#engine/core/bands.ts'
import './topics.css'

type Subject = Exclude<GameSubject, 'math'>

const DRAWINGS: Readonly<Record<Subject, Readonly<Record<Band, ArtName>>>> = {
  science: { elementary: 'magnifier', middle: 'science', high: 'compass' },
  english: { elementary: 'words', middle: 'quill', high: 'test-sheet' },
  history: { elementary: 'hourglass', middle: 'history', high: 'quill' },
}

export interface SubjectGradesProps {
  subject: Subject
  grades: readonly SubjectGrade[]
}

export function SubjectGrades({ subject, grades }: SubjectGradesProps) {
  return (
    <section aria-labelledby="grades">
      <SectionHead id="grades" title={m.lessons_grades_title()} />
      <ul className="topics">
        {grades.map(({ band, skills, strands }, index) => (
          <li key={band}>
            <span className="number" aria-hidden="true">
              {index + 1}
            </span>
            <Art name={DRAWINGS[subject][band]} grain />
            <h3>{BAND_NAMES[band]()}</h3>
            <p>
              {m.lessons_grades_skills({ count: skills })}
              {strands.map((strand) => ` · ${STRAND_NAMES[strand]()}`)}
            </p>
            <ButtonLink to={`/games/subject/${subject}/${band}`} variant={index === 0 ? 'primary' : 'ghost'}>
              {m.lessons_grades_go()}
              <span className="visually-hidden"> {BAND_NAMES[band]()}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
