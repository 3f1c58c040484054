// A page pasted in: a picture, what it leads to, and where to go. The whole card is one link.
import './feature-card.css'
import type { ReactNode } from 'react'
import { Link } from '#app/ui/link.tsx'
import { Art, type ArtName } from './art/art.tsx'
import { LineIcon } from './line-icon.tsx'
import { Tape } from './sheet.tsx'

export interface FeatureCardProps {
  to: `/${string}`
  art: ArtName
  title: string
  text: string
  /** Says of the whole card how far it is: a tag. */
  mark?: ReactNode
  /** The words of the link at the foot: "Open". */
  action: string
  headingLevel?: 2 | 3 | 4
}

export function FeatureCard({ to, art, title, text, mark, action, headingLevel = 3 }: FeatureCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <Link className="feature-card sheet" to={to} prefetch="intent">
      <Tape />
      <span className="picture">
        <Art name={art} grain />
      </span>
      <Heading>{title}</Heading>
      <p>
        {text} {mark}
      </p>
      <span className="go">
        {action} <LineIcon name="arrow-right" />
      </span>
    </Link>
  )
}

/** Feature cards side by side; the high notebook merges them into one ruled table. */
export function FeatureCards({ children }: { children: ReactNode }) {
  return <div className="feature-cards grid columns-4">{children}</div>
}
