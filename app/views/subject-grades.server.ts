// What a subject has to practise, grades by grades.
import type { GameSubject } from '#app/domain/catalogue/games.ts'
import { skillsToPractise } from '#app/domain/practice/courses.ts'
import { BANDS, type Band } from '#engine/core/bands.ts'
import type { Language } from '#engine/core/languages.ts'
import { COURSE_OF } from './course-of.ts'
import type { Strand } from './practice.server.ts'

export interface SubjectGrade {
  readonly band: Band
  /** How many skills have exercises. */
  readonly skills: number
  /** Of those skills, in the order of the map. */
  readonly strands: readonly Strand[]
}

/** The bands whose skills of the subject have exercises in the language. */
export function subjectGrades(subject: GameSubject, language: Language): SubjectGrade[] {
  return BANDS.map((band) => {
    const skills = skillsToPractise(COURSE_OF[subject], language, band)
    return {
      band,
      skills: skills.length,
      strands: [...new Set(skills.map(({ strand }) => strand as Strand))],
    }
  }).filter(({ skills }) => skills > 0)
}
