// The words of roles, grades and countries, and the lists the profile's form offers.
import { COUNTRIES } from '#app/domain/profiles/countries.ts'
import type { ProfileField, ProfileFields } from '#app/domain/profiles/profile-fields.ts'
import type { GradeLevel, Role } from '#app/domain/profiles/profiles.types.ts'
import { currentLocale } from '#app/i18n/current-locale.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { LOCALE_NAMES, LOCALES } from '#app/i18n/locales.ts'
import type { NativeSelectItem } from '#app/ui/native-select.tsx'

const ROLE_WORDS: Readonly<Record<Role, () => string>> = {
  student: m.auth_role_student,
  parent: m.auth_role_parent,
  teacher: m.auth_role_teacher,
}

const BAND_WORDS: Readonly<Record<string, () => string>> = {
  elementary: m.grade_elementary,
  middle: m.grade_middle,
  high: m.grade_high,
}

export const FIELD_LABELS: Readonly<Record<ProfileField, () => string>> = {
  displayName: m.auth_display_name,
  gradeLevel: m.auth_grade,
  language: m.auth_language,
  country: m.auth_country,
  role: m.profile_role,
}

export function roleName(role: Role): string {
  return ROLE_WORDS[role]()
}

export function gradeName(grade: GradeLevel): string {
  const band = BAND_WORDS[grade]
  if (band) return band()
  return grade === 'K' ? m.profile_grade_kindergarten() : m.profile_grade_number({ grade })
}

/** The twelve countries by their names in the reader's language, with codes as values. Names come from the server: one spelling. */
export function countryItems(): NativeSelectItem[] {
  const names = new Intl.DisplayNames(currentLocale(), { type: 'region' })
  return COUNTRIES.map((code) => ({ value: code, label: names.of(code.toUpperCase()) ?? code }))
}

/** What each list of the form offers; a stored single grade is offered beside the three bands. */
export function choicesFor(profile: ProfileFields, countries: readonly NativeSelectItem[]) {
  const notSet: NativeSelectItem = { value: '', label: m.profile_not_set() }
  const { gradeLevel, role } = profile
  const bands: NativeSelectItem[] = Object.entries(BAND_WORDS).map(([value, word]) => ({
    value,
    label: word(),
  }))
  const own =
    gradeLevel === null || gradeLevel in BAND_WORDS
      ? []
      : [{ value: gradeLevel, label: gradeName(gradeLevel) }]
  const roles = Object.entries(ROLE_WORDS).map(([value, word]) => ({ value, label: word() }))
  return {
    gradeLevel: [notSet, ...own, ...bands],
    language: [notSet, ...LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))],
    country: [notSet, ...countries],
    role: role === null ? [notSet, ...roles] : roles,
  }
}
