import { bandOfGrade } from '#app/domain/profiles/band-of-grade.ts'
import type { Profile } from '#app/domain/profiles/profile-fields.ts'
import type { Band } from '#engine/core/bands.ts'

/** Whom a text is for; as for the youngest where nobody told. */
export function bandOf(profile: Profile | null): Band {
  return profile?.gradeLevel ? bandOfGrade(profile.gradeLevel) : 'elementary'
}
