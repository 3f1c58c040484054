// How much of a profile is filled in (spec 000 section 5). Null and blank text both count as not set.
import { PROFILE_FIELD_NAMES, type ProfileField } from './profile-fields.ts'

type Filled = Readonly<Record<ProfileField, string | null>>

function isSet(value: string | null): boolean {
  return value !== null && value.trim() !== ''
}

/** Complete means a name and a grade; language, country and role only raise the percentage. */
export function isProfileComplete({ displayName, gradeLevel }: Pick<Filled, 'displayName' | 'gradeLevel'>) {
  return isSet(displayName) && isSet(gradeLevel)
}

/** Of the fields, how many are set: 0 to 100. */
export function profilePercentage(profile: Filled): number {
  const set = PROFILE_FIELD_NAMES.filter((field) => isSet(profile[field]))
  return Math.round((set.length / PROFILE_FIELD_NAMES.length) * 100)
}
