// Where a practised skill belongs, for pages that speak of skills of all subjects.
import type { GameSubject } from '#app/domain/catalogue/games.ts'
import { COURSES } from '#app/domain/practice/courses.ts'
import type { Language } from '#engine/core/languages.ts'
import { COURSE_OF } from './course-of.ts'

interface PractisedIn {
  readonly subject: GameSubject
  /** null: the skill is not practised in this language. */
  pathIn(language: Language): `/games/subject/${string}` | null
}

/** The game subject of a skill, and the page that practises it; null for what is on no map (reviews, sums of games). */
export function practisedIn(skill: string): PractisedIn | null {
  for (const course of COURSES) {
    const found = course.skills.find(({ id }) => id === skill)
    const subject = (Object.keys(COURSE_OF) as GameSubject[]).find((one) => COURSE_OF[one] === course.subject)
    if (!found || !subject) continue
    const isIn = (language: Language) => (course.language ?? language) === language
    const path: `/games/subject/${string}` = `/games/subject/${subject}/${found.band}?skill=${skill}`
    return { subject, pathIn: (language) => (isIn(language) ? path : null) }
  }
  return null
}
