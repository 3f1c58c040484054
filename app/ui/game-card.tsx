// A game in the hub: picture, name, subjects, one sentence, what was won there and the way in.
import './game-card.css'
import type { ReactNode } from 'react'
import { Art, type ArtName } from './art/art.tsx'
import { classNames } from './class-names.ts'
import { Sheet } from './sheet.tsx'
import { Tag, Tags } from './tag.tsx'

export interface GameCardProps {
  art: ArtName
  title: string
  description: string
  tags: readonly string[]
  /** Beside the action: a Badge ("AR") or a StarRow. */
  badge?: ReactNode
  /** Usually a ButtonLink; should name the game for screen readers. */
  action: ReactNode
  /** A line of its own above the action: best score, a condition. */
  note?: ReactNode
  /** Reads the card to those who do not read yet. */
  speaker?: ReactNode
  headingLevel?: 2 | 3 | 4
  /** Two columns of its grid wide, the picture beside the words. */
  wide?: boolean
}

export function GameCard(props: GameCardProps) {
  const {
    art,
    title,
    description,
    tags,
    badge,
    action,
    note,
    speaker,
    headingLevel = 3,
    wide = false,
  } = props
  const Heading = `h${headingLevel}` as const
  return (
    <Sheet as="article" className={classNames('game-card', wide && 'wide')}>
      <span className="picture">
        <Art name={art} grain />
      </span>
      <Heading>{title}</Heading>
      <Tags>
        {tags.map((tag, index) => (
          <Tag key={tag} tone={index === 0 ? 'primary' : 'secondary'}>
            {tag}
          </Tag>
        ))}
      </Tags>
      <p className="description">{description}</p>
      {note !== undefined && <div className="note">{note}</div>}
      <div className="foot">
        <div>{badge}</div>
        {action}
      </div>
      {speaker}
    </Sheet>
  )
}
