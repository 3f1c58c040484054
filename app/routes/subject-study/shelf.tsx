// Recommended resources, standing on a shelf. One that is still to come is a sample (spec 001 section 2), reviews and all; one
// that is there shows none, as nobody has reviewed it.
import { Star } from 'lucide-react'
import { isComingSoon } from '#app/features/feature.ts'
import { FeatureButton } from '#app/features/feature-button.tsx'
import { m } from '#app/i18n/generated/messages.ts'
import { Art } from '#app/ui/art/art.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { FEATURES } from './features.ts'
import './shelf.css'

const RESOURCES = [
  {
    id: 'videos',
    art: 'film',
    // The spec's series of videos; what there is instead is drawn and narrated here.
    title: isComingSoon(['videos']) ? m.lessons_videos : m.lesson_watch_title,
    text: isComingSoon(['videos']) ? m.lessons_videos_text : m.lesson_watch_text,
    reviews: 124,
    action: m.lessons_videos_go,
  },
  {
    id: 'solver',
    art: 'solved-steps',
    title: m.lessons_solver,
    text: m.lessons_solver_text,
    reviews: 89,
    action: m.lessons_solver_go,
  },
] as const

export function Shelf() {
  return (
    <section aria-labelledby="shelf">
      <SectionHead id="shelf" title={m.lessons_shelf_title()} lead={m.lessons_shelf_lead()} />
      <ul className="shelf">
        {RESOURCES.map(({ id, art, title, text, reviews, action }) => (
          <li key={id}>
            <Art name={art} grain />
            <div className="words">
              <h3>{title()}</h3>
              <p>{text()}</p>
              {isComingSoon([id]) && (
                <p className="reviews">
                  <Star aria-hidden /> {m.lessons_reviews({ count: reviews })}
                </p>
              )}
              <FeatureButton feature={FEATURES[id]} variant="secondary">
                {action()}
                <span className="visually-hidden"> {title()}</span>
              </FeatureButton>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
