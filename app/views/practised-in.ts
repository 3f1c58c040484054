// Where a practised skill belongs, for pages that speak of skills of all subjects.
import type { GameSubject } from '#app/domain/catalogue/games.ts'
import { COURSES } from '#app/domain/practice/courses.ts'
import { type PracticePath, practicePath } from '#app/domain/practice/practice-path.ts'
import type { Language } from '#engine/core/languages.ts'
import { GAME_SUBJECT_OF } from './course-of.ts'

interface PractisedIn {
  readonly subject: GameSubject
  /** null: the skill is not practised in this language. */
  pathIn(language: Language): PracticePath | null
}

/** The game subject of a skill, and the page that practises it; null for what is on no map (reviews, sums of games). */
export function practisedIn(skill: string): PractisedIn | null {
  for (const course of COURSES) {
    const found = course.skills.find(({ id }) => id === skill)
    if (!found) continue
    const subject = GAME_SUBJECT_OF[course.subject]
    const isIn = (language: Language) => (course.language ?? language) === language
    return {
      subject,
      pathIn: (language) => (isIn(language) ? practicePath(subject, found.band, skill) : null),
    }
  }
  return null
}
