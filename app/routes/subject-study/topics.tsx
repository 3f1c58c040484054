// The topics of a subject: pages of a ring binder, each with its index tab.
import { FeatureButton } from '#app/features/feature-button.tsx'
import { m } from '#app/i18n/generated/messages.ts'
import { Art } from '#app/ui/art/art.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { FEATURES } from './features.ts'
import './topics.css'

const TOPICS = [
  { id: 'arithmetic', art: 'abacus', title: m.lessons_arithmetic, text: m.lessons_arithmetic_text },
  { id: 'algebra', art: 'balance', title: m.lessons_algebra, text: m.lessons_algebra_text },
  { id: 'geometry', art: 'compass', title: m.lessons_geometry, text: m.lessons_geometry_text },
] as const

export function Topics() {
  return (
    <section aria-labelledby="topics">
      <SectionHead id="topics" title={m.lessons_topics_title()} />
      <ul className="topics">
        {TOPICS.map(({ id, art, title, text }, index) => (
          <li key={id}>
            <span className="number" aria-hidden="true">
              {index + 1}
            </span>
            <Art name={art} grain />
            <h3>{title()}</h3>
            <p>{text()}</p>
            <FeatureButton feature={FEATURES[id]} variant={index === 0 ? 'primary' : 'ghost'}>
              {m.lessons_start()}
              <span className="visually-hidden"> {title()}</span>
            </FeatureButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
