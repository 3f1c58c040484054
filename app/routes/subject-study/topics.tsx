// The topics of a subject: pages of a ring binder, each with its index tab.
import type { ReactNode } from 'react'
import { Art, type ArtName } from '#app/ui/art/art.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import './topics.css'

export interface TopicCard {
  readonly id: string
  readonly art: ArtName
  readonly title: string
  readonly text: ReactNode
  readonly action: ReactNode
}

export interface TopicsProps {
  /** Of the section, for its heading. */
  id: string
  title: string
  cards: readonly TopicCard[]
}

export function Topics({ id, title, cards }: TopicsProps) {
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={title} />
      <ul className="topics">
        {cards.map(({ id: card, art, title: name, text, action }, index) => (
          <li key={card}>
            <span className="number" aria-hidden="true">
              {index + 1}
            </span>
            <Art name={art} grain />
            <h3>{name}</h3>
            <p>{text}</p>
            {action}
          </li>
        ))}
      </ul>
    </section>
  )
}
