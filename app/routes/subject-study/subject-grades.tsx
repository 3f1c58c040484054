// Practice of a subject, a page of the ring binder for each of the grades.
import type { GameSubject } from '#app/domain/catalogue/games.ts'
import { practicePath } from '#app/domain/practice/practice-path.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { SUBJECT_ART } from '#app/views/subject-art.ts'
import type { SubjectGrade } from '#app/views/subject-grades.server.ts'
import { BAND_NAMES } from '#app/words/games.ts'
import { STRAND_NAMES } from '#app/words/strands.ts'
import { Topics } from './topics.tsx'

type Subject = Exclude<GameSubject, 'math'>

export interface SubjectGradesProps {
  subject: Subject
  grades: readonly SubjectGrade[]
}

export function SubjectGrades({ subject, grades }: SubjectGradesProps) {
  return (
    <Topics
      id="grades"
      title={m.lessons_grades_title()}
      cards={grades.map(({ band, skills, strands }) => ({
        id: band,
        art: SUBJECT_ART[subject][band],
        title: BAND_NAMES[band](),
        text: [
          m.lessons_grades_skills({ count: skills }),
          ...strands.map((strand) => STRAND_NAMES[strand]()),
        ].join('\u00A0· '),
        action: (
          <ButtonLink to={practicePath(subject, band)} variant="ghost">
            {m.lessons_grades_go()}
            <span className="visually-hidden"> {BAND_NAMES[band]()}</span>
          </ButtonLink>
        ),
      }))}
    />
  )
}
