// The topics of a subject: pages of a ring binder, each with its index tab.
import { FeatureButton } from '#app/features/feature-button.tsx'
import { m } from '#app/i18n/generated/messages.ts'
import { Art } from '#app/ui/art/art.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { LESSON_TOPICS } from '#engine/curriculum/lessons/lessons.ts'
import { FEATURES } from './features.ts'
import { TOPIC_WORDS } from './topic-words.ts'
import './topics.css'

export function Topics() {
  return (
    <section aria-labelledby="topics">
      <SectionHead id="topics" title={m.lessons_topics_title()} />
      <ul className="topics">
        {LESSON_TOPICS.map((id, index) => {
          const { art, title, text } = TOPIC_WORDS[id]
          return (
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
          )
        })}
      </ul>
    </section>
  )
}
