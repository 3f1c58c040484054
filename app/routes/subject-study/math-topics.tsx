// The topics of mathematics: the spec's three, by the names it gives them, and those of high school.
import { FeatureButton } from '#app/features/feature-button.tsx'
import { m } from '#app/i18n/generated/messages.ts'
import { LESSON_TOPICS, type LessonTopic } from '#engine/curriculum/lessons/lessons.ts'
import { FEATURES } from './features.ts'
import { topicWords } from './topic-words.ts'
import { Topics } from './topics.tsx'

const TEXTS: Readonly<Record<LessonTopic, () => string>> = {
  arithmetic: m.lessons_arithmetic_text,
  algebra: m.lessons_algebra_text,
  geometry: m.lessons_geometry_text,
  functions: m.lessons_functions_text,
  trigonometry: m.lessons_trigonometry_text,
  statistics: m.lessons_statistics_text,
  calculus: m.lessons_calculus_text,
}

export function MathTopics() {
  return (
    <Topics
      id="topics"
      title={m.lessons_topics_title()}
      cards={LESSON_TOPICS.map((id, index) => {
        const { art, title } = topicWords(id)
        return {
          id,
          art,
          title,
          text: TEXTS[id](),
          action: (
            <FeatureButton feature={FEATURES[id]} variant={index === 0 ? 'primary' : 'ghost'}>
              {m.lessons_start()}
              <span className="visually-hidden"> {title}</span>
            </FeatureButton>
          ),
        }
      })}
    />
  )
}
