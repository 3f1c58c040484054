import type { Band } from '#engine/core/bands.ts'
import type { GradeLevel } from './profiles.types.ts'

const LAST_ELEMENTARY = 5
const LAST_MIDDLE = 8

/** The band a profile's grade level belongs to (spec 001 section 9): K-5, 6-8, 9-12, or the band itself. */
export function bandOfGrade(gradeLevel: GradeLevel): Band {
  switch (gradeLevel) {
    case 'elementary':
    case 'middle':
    case 'high':
      return gradeLevel
    case 'K':
      return 'elementary'
    default: {
      const grade = Number(gradeLevel)
      if (grade <= LAST_ELEMENTARY) return 'elementary'
      return grade <= LAST_MIDDLE ? 'middle' : 'high'
    }
  }
}
