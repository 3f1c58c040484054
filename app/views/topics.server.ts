import { COURSES } from '#app/domain/practice/courses.ts'
import { type PracticePath, practicePath } from '#app/domain/practice/practice-path.ts'
import { isPlanSubject, type PlanSubject } from '#app/domain/study-plans/plan-choices.ts'
import { COURSE_OF, GAME_SUBJECT_OF } from '#app/views/course-of.ts'
import { hasPractice, skillNames } from '#app/views/practice.server.ts'
import type { Band } from '#engine/core/bands.ts'
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

/** Where whole subjects are practised. */
export type SubjectPractice = Readonly<Partial<Record<PlanSubject, PracticePath>>>

/** Of the topics those that are subjects with practice for a band. */
export function readSubjectPractice(
  topics: readonly string[],
  band: Band,
  language: Language,
): SubjectPractice {
  const subjects = topics.filter(isPlanSubject)
  return Object.fromEntries(
    subjects
      .filter((subject) => hasPractice({ subject: COURSE_OF[subject], band, language }))
      .map((subject) => [subject, practicePath(subject, band)]),
  )
}
