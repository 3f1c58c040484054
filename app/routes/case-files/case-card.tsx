import { m } from '#app/i18n/generated/messages.ts'
import { Art } from '#app/ui/art/art.tsx'
import { Link } from '#app/ui/link.tsx'
import type { CaseCover } from '#app/views/case-files.server.ts'
import { SUBJECT_ART } from '#app/views/subject-art.ts'
import { Folder } from './folder.tsx'
import { SolvedStamp } from './solved-stamp.tsx'

export interface CaseCardProps {
  cover: CaseCover
  isSolved: boolean
  /** Whoever looks has the right to every case. */
  hasAll: boolean
}

/** A closed folder in the list, with its question on the label. */
export function CaseCard({ cover, isSolved, hasAll }: CaseCardProps) {
  const { id, band, subject, title, question, minutes, isOpen } = cover
  return (
    <Folder as="li" of={cover}>
      <Link to={`/case-files/${id}`} className="cover">
        <h3>{title}</h3>
        <p className="question-label">{question}</p>
        <span className="foot">
          <span>{m.cases_minutes({ count: minutes })}</span>
          {!hasAll && (
            <span className="state" data-open={isOpen || undefined}>
              {isOpen ? m.cases_open() : m.cases_premium()}
            </span>
          )}
        </span>
        {isSolved ? <SolvedStamp /> : <Art name={SUBJECT_ART[subject][band]} />}
      </Link>
    </Folder>
  )
}
