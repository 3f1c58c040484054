// Recommended resources, standing on a shelf.
import { Star } from 'lucide-react'
import type { FeatureView } from '#app/features/feature.ts'
import { FeatureButton } from '#app/features/feature-button.tsx'
import { Art } from '#app/ui/art/art.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import type { LessonWords } from './lesson-words.server.ts'
import './shelf.css'

export interface ShelfProps {
  words: LessonWords['shelf']
  features: Readonly<Record<'videos' | 'solver', FeatureView>>
}

export function Shelf({ words, features }: ShelfProps) {
  return (
    <section aria-labelledby="shelf">
      <SectionHead id="shelf" title={words.title} lead={words.lead} />
      <ul className="shelf">
        {words.resources.map(({ feature, art, title, text, reviews, action }) => (
          <li key={feature}>
            <Art name={art} grain />
            <div className="words">
              <h3>{title}</h3>
              <p>{text}</p>
              <p className="reviews">
                <Star aria-hidden /> {reviews}
              </p>
              <FeatureButton feature={features[feature]} variant="secondary">
                {action}
                <span className="visually-hidden"> {title}</span>
              </FeatureButton>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
