import { type Band, isBand } from '#engine/core/bands.ts'
import { bandOf, type Grade } from '#engine/curriculum/skill.ts'

/** The band of the grade in somebody's profile; in the middle where there is none. */
export function ownBand(gradeLevel: string | null): Band {
  if (isBand(gradeLevel)) return gradeLevel
  const grade = gradeLevel === 'K' ? 0 : Number(gradeLevel ?? Number.NaN)
  return Number.isInteger(grade) && grade >= 0 && grade <= 12 ? bandOf(grade as Grade) : 'middle'
}
