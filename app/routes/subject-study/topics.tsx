// The topics of a subject: pages of a ring binder, each with its index tab.
import type { FeatureView } from '#app/features/feature.ts'
import { FeatureButton } from '#app/features/feature-button.tsx'
import { Art } from '#app/ui/art/art.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import type { LessonWords } from './lesson-words.server.ts'
import './topics.css'

export interface TopicsProps {
  words: LessonWords['topics']
  features: Readonly<Record<'arithmetic' | 'algebra' | 'geometry', FeatureView>>
}

export function Topics({ words, features }: TopicsProps) {
  return (
    <section aria-labelledby="topics">
      <SectionHead id="topics" title={words.title} />
      <ul className="topics">
        {words.cards.map(({ feature, art, title, text }, index) => (
          <li key={feature}>
            <span className="number" aria-hidden="true">
              {index + 1}
            </span>
            <Art name={art} grain />
            <h3>{title}</h3>
            <p>{text}</p>
            <FeatureButton feature={features[feature]} variant={index === 0 ? 'primary' : 'ghost'}>
              {words.start}
              <span className="visually-hidden"> {title}</span>
            </FeatureButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
