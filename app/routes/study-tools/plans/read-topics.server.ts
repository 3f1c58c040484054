import { COURSES } from '#app/domain/practice/courses.ts'
import { type PracticePath, practicePath } from '#app/domain/practice/practice-path.ts'
import { isPlanSubject } from '#app/domain/study-plans/plan-choices.ts'
import { GAME_SUBJECT_OF } from '#app/views/course-of.ts'
import { skillNames } from '#app/views/practice.server.ts'
import type { Language } from '#engine/core/languages.ts'

/** A skill as a plan shows it: its name and where it is practised. Subjects are named by the page. */
export interface TopicSkill {
  readonly name: string
  readonly to: PracticePath
}

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
      { name: names[id] ?? id, to: practicePath(GAME_SUBJECT_OF[subject], band, id) },
    ]),
  )
}
