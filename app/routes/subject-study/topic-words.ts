import { m } from '#app/i18n/generated/messages.ts'
import type { ArtName } from '#app/ui/art/art.tsx'
import type { LessonTopic } from '#engine/curriculum/lessons/lessons.ts'

interface TopicWords {
  readonly art: ArtName
  readonly title: () => string
  readonly text: () => string
}

export const TOPIC_WORDS: Readonly<Record<LessonTopic, TopicWords>> = {
  arithmetic: { art: 'abacus', title: m.lessons_arithmetic, text: m.lessons_arithmetic_text },
  algebra: { art: 'balance', title: m.lessons_algebra, text: m.lessons_algebra_text },
  geometry: { art: 'compass', title: m.lessons_geometry, text: m.lessons_geometry_text },
}
