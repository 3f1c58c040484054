import { isLocale } from '#app/i18n/locales.ts'
import { isCountry } from './countries.ts'
import type { profiles } from './profiles.schema.ts'
import { isGradeLevel, isRole, type Profile } from './profiles.types.ts'

/** A stored row as the product knows it; a value that is none of ours (any more) counts as not said. */
export function toProfile(row: typeof profiles.$inferSelect): Profile {
  const { id, displayName, gradeLevel, language, country, role } = row
  return {
    id,
    displayName,
    gradeLevel: isGradeLevel(gradeLevel) ? gradeLevel : null,
    language: isLocale(language) ? language : null,
    country: isCountry(country) ? country : null,
    role: isRole(role) ? role : null,
  }
}
