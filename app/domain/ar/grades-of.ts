// Which AR games are for whom (spec 001, section 6).
import { type Band, isBand } from '#engine/core/bands.ts'

interface Grades {
  readonly minGrade: number
  readonly maxGrade: number
}

const BAND_GRADES: Readonly<Record<Band, Grades>> = {
  elementary: { minGrade: 0, maxGrade: 5 },
  middle: { minGrade: 6, maxGrade: 8 },
  high: { minGrade: 9, maxGrade: 12 },
}
const KINDERGARTEN = 0
/** What counts for a grade that is no number. */
const OTHERWISE = 6

/** The grades a profile's grade level stands for: K is 0, a number itself, a band all of its grades, anything else 6. */
export function gradesOf(gradeLevel: string): Grades {
  if (isBand(gradeLevel)) return BAND_GRADES[gradeLevel]
  const grade = gradeLevel === 'K' ? KINDERGARTEN : /^\d+$/.test(gradeLevel) ? Number(gradeLevel) : OTHERWISE
  return { minGrade: grade, maxGrade: grade }
}

/** Whether two ranges of grades have one in common, their ends included. */
export function overlap(a: Grades, b: Grades): boolean {
  return a.minGrade <= b.maxGrade && b.minGrade <= a.maxGrade
}
