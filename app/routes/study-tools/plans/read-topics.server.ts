import type { GameSubject } from '#app/domain/catalogue/games.ts'
import { COURSES } from '#app/domain/practice/courses.ts'
import { isPlanSubject } from '#app/domain/study-plans/plan-choices.ts'
import { skillNames } from '#app/views/practice.server.ts'
import type { Language } from '#engine/core/languages.ts'
import type { Subject } from '#engine/curriculum/skill.ts'

/** A skill as a plan shows it: its name and where it is practised. Subjects are named by the page. */
export interface TopicSkill {
  readonly name: string
  readonly to: `/games/subject/${string}`
}

/** What a subject of the map is called in addresses. */
const ADDRESS_OF = {
  mathematics: 'math',
  language: 'english',
  science: 'science',
  history: 'history',
} as const satisfies Record<Subject, GameSubject>

/** Of the topics those that are skills. */
export function readTopics(
  topics: readonly string[],
  language: Language,
): Readonly<Record<string, TopicSkill>> {
  const ids = topics.filter((topic) => !isPlanSubject(topic))
  const names = skillNames(ids, language)
  const skills = COURSES.flatMap((course) => course.skills.filter(({ id }) => ids.includes(id)))
  return Object.fromEntries(
    skills.map(({ id, subject, band }) => [
      id,
      { name: names[id] ?? id, to: `/games/subject/${ADDRESS_OF[subject]}/${band}?skill=${id}` },
    ]),
  )
}
