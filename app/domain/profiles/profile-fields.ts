// Every field of a profile: its name in the database and on the wire, and what is taken as a value of it. Sign-up, forms, the data
// service, the stored row and the ring of completeness read this table (spec 000 section 3).
import { LOCALES } from '#app/i18n/locales.ts'
import { COUNTRIES } from './countries.ts'
import { GRADE_LEVELS, ROLES, takeDisplayName } from './profiles.types.ts'

/** What takes one of `values`, and null for all else. */
export function takeOneOf<const Value extends string>(values: readonly Value[]) {
  return (given: unknown): Value | null => values.find((value) => value === given) ?? null
}

export const PROFILE_FIELDS = {
  displayName: { column: 'display_name', take: takeDisplayName },
  gradeLevel: { column: 'grade_level', take: takeOneOf(GRADE_LEVELS) },
  language: { column: 'language', take: takeOneOf(LOCALES) },
  country: { column: 'country', take: takeOneOf(COUNTRIES) },
  role: { column: 'role', take: takeOneOf(ROLES) },
} as const satisfies Readonly<Record<string, { column: string; take: (given: unknown) => string | null }>>

export type ProfileField = keyof typeof PROFILE_FIELDS

export const PROFILE_FIELD_NAMES = Object.keys(PROFILE_FIELDS) as ProfileField[]

/** The fields a person fills in; null: not said. */
export type ProfileFields = {
  [Field in ProfileField]: ReturnType<(typeof PROFILE_FIELDS)[Field]['take']>
}

export interface Profile extends ProfileFields {
  /** The user's id. */
  id: string
}

/** A profile of what `read` finds for each field; what is missing or none of ours counts as not said. */
export function takeProfileFields(read: (field: ProfileField, column: string) => unknown): ProfileFields {
  const taken = Object.entries(PROFILE_FIELDS).map(([field, { column, take }]) => [
    field,
    take(read(field as ProfileField, column)),
  ])
  return Object.fromEntries(taken) as ProfileFields
}

/** What someone told us at sign-up, in the spec's words. */
export function readProfileFields(metadata: Readonly<Record<string, unknown>>): ProfileFields {
  return takeProfileFields((_, column) => metadata[column])
}
