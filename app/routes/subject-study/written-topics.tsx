// The topics of a subject that has written lessons.
import { m } from '#app/i18n/generated/messages.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { TopicLessons } from '#app/views/lessons.server.ts'
import { topicWords } from './topic-words.ts'
import { Topics } from './topics.tsx'

/** Titles of lessons that a card names. */
const NAMED = 2

export function WrittenTopics({ topics }: { topics: readonly TopicLessons[] }) {
  return (
    <Topics
      id="topics"
      title={m.lessons_short_title()}
      cards={topics.map(({ topic, lessons }, index) => {
        const { art, title } = topicWords(topic)
        return {
          id: topic,
          art,
          title,
          text: [
            m.lessons_topic_lessons({ count: lessons.length }),
            ...lessons.slice(0, NAMED).map((lesson) => lesson.title),
          ].join('\u00A0· '),
          action: (
            <ButtonLink
              to={`/subject-study/lessons?topic=${topic}`}
              variant={index === 0 ? 'primary' : 'ghost'}
            >
              {m.lessons_start()}
              <span className="visually-hidden"> {title}</span>
            </ButtonLink>
          ),
        }
      })}
    />
  )
}
