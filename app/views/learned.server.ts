// What can be practised in a band, by subject, in the reader's words.
import { CORE_SUBJECTS } from '#app/domain/catalogue/core-subjects.ts'
import { findCourse } from '#app/domain/practice/courses.ts'
import { type PracticePath, practicePath } from '#app/domain/practice/practice-path.ts'
import { SUBJECT_NAMES } from '#app/words/games.ts'
import { STRAND_NAMES } from '#app/words/strands.ts'
import type { Band } from '#engine/core/bands.ts'
import type { Language } from '#engine/core/languages.ts'
import { COURSE_OF } from './course-of.ts'
import type { Strand } from './practice.server.ts'

export interface LearnedSubject {
  readonly name: string
  /** Of its practice. */
  readonly path: PracticePath
  /** Names, in the order of the map. */
  readonly strands: readonly string[]
  /** Skills that have exercises. */
  readonly skills: number
}

/** Subjects without exercises in this language are left out. */
export function viewLearned(band: Band, language: Language): LearnedSubject[] {
  return CORE_SUBJECTS.flatMap(({ subject }) => {
    const { skills = [], generators = {} } = findCourse(COURSE_OF[subject], language) ?? {}
    const open = skills.filter((skill) => skill.band === band && Object.hasOwn(generators, skill.id))
    if (open.length === 0) return []
    return {
      name: SUBJECT_NAMES[subject](),
      path: practicePath(subject, band),
      strands: [...new Set(open.map(({ strand }) => strand as Strand))].map((strand) =>
        STRAND_NAMES[strand](),
      ),
      skills: open.length,
    }
  })
}
