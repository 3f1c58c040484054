// A notebook on the shelf: one grade level, its label and sticker drawn in that notebook's own hand (nested
// data-level). The only place where two notebooks meet on one screen. A chosen one has a ribbon, and says so.
import './notebook-cover.css'
import type { ReactNode } from 'react'
import { type Badge, Sticker } from './art/sticker.tsx'
import { classNames } from './class-names.ts'
import { Ranges } from './ranges.tsx'
import type { ThemeLevel } from './theme/theme-level.ts'

export type CoverLevel = Exclude<ThemeLevel, 'default'>

const STICKERS: Readonly<Record<CoverLevel, Badge>> = {
  elementary: 'star',
  'middle-school': 'streak',
  high: 'perfect',
}

export interface NotebookCoverProps {
  level: CoverLevel
  title: string
  subtitle: string
  /** The sticker; each level has its own by default. */
  badge?: Badge
  selected?: boolean
  headingLevel?: 2 | 3 | 4
  /** The action, usually a Button. */
  children: ReactNode
}

export function NotebookCover(props: NotebookCoverProps) {
  const {
    level,
    title,
    subtitle,
    badge = STICKERS[level],
    selected = false,
    headingLevel = 3,
    children,
  } = props
  const Heading = `h${headingLevel}` as const
  return (
    <article className={classNames('notebook-cover', selected && 'selected')}>
      <div className="face">
        <span className={`cloth ${level}`} data-level={level} aria-hidden="true" />
        <div className="label" data-level={level}>
          <Heading>{title}</Heading>
          <p>
            <Ranges in={subtitle} />
          </p>
        </div>
        <div className="foot">
          <div className="action">{children}</div>
          <span className="stuck" data-level={level}>
            <Sticker badge={badge} />
          </span>
        </div>
      </div>
    </article>
  )
}
