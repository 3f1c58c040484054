// The heading of a section, with its one sentence and, once a page at most, a doodle that points at something.
import './section-head.css'
import type { ReactNode } from 'react'

export interface SectionHeadProps {
  title: ReactNode
  /** For aria-labelledby of the section. */
  id?: string
  lead?: ReactNode
  level?: 1 | 2 | 3
  doodle?: ReactNode
}

export function SectionHead({ title, id, lead, level = 2, doodle }: SectionHeadProps) {
  const Heading = `h${level}` as const
  return (
    <div className="section-head">
      <div className="line">
        <Heading id={id}>{title}</Heading>
        {doodle}
      </div>
      {lead !== undefined && <p className="lead">{lead}</p>}
    </div>
  )
}
