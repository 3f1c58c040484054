// How much of a profile is filled in (spec 000 section 5). Null and blank text both count as not set.
import type { ProfileFields } from './profiles.types.ts'

type Filled = Readonly<Record<keyof ProfileFields, string | null>>

function isSet(value: string | null): boolean {
  return value !== null && value.trim() !== ''
}

/** Complete means a name and a grade; language, country and role only raise the percentage. */
export function isProfileComplete({ displayName, gradeLevel }: Pick<Filled, 'displayName' | 'gradeLevel'>) {
  return isSet(displayName) && isSet(gradeLevel)
}

/** Of the five fields, how many are set: 0, 20, 40, 60, 80 or 100. */
export function profilePercentage({ displayName, gradeLevel, language, country, role }: Filled): number {
  const fields = [displayName, gradeLevel, language, country, role]
  return Math.round((fields.filter(isSet).length / fields.length) * 100)
}
