// What the forms of the profile may hold: one schema each for browser and server. Errors are codes; field-error.ts words them.
import {
  int,
  email as isEmail,
  lte,
  maxLength,
  minLength,
  object,
  enum as oneOf,
  optional,
  type output,
  overwrite,
  pipe,
  refine,
  regex,
  string,
  toLowerCase,
  transform,
  trim,
} from 'zod/mini'
import { COUNTRIES } from '#app/domain/profiles/countries.ts'
import {
  PROFILE_FIELD_NAMES,
  type ProfileField,
  type ProfileFields,
} from '#app/domain/profiles/profile-fields.ts'
import {
  DISPLAY_NAME_LENGTH,
  GRADE_LEVELS,
  ROLES,
  takeDisplayName,
  visibleLength,
} from '#app/domain/profiles/profiles.types.ts'
import { LOCALES } from '#app/i18n/locales.ts'

/** Characters at least, UTF-8 bytes at most (spec 000 sections 5 and 9; the auth service's limit). */
export const PASSWORD_LENGTH = { min: 6, max: 72 } as const

const displayName = string().check(
  refine((value) => visibleLength(value) >= DISPLAY_NAME_LENGTH.min, 'name_short'),
  refine((value) => takeDisplayName(value) !== null, 'name_odd'),
)

const orNothing = <const Values extends readonly string[]>(values: Values) =>
  oneOf(['', ...values] as const, 'not_a_choice')

/**
 * A field left out stays as it is; an empty choice unsets it.
 */
export const profileSchema = object({
  displayName: optional(displayName),
  gradeLevel: optional(orNothing(GRADE_LEVELS)),
  language: optional(orNothing(LOCALES)),
  country: optional(orNothing(COUNTRIES)),
  role: optional(orNothing(ROLES)),
})

/** The fields whose value is another than the stored one; null empties a field. */
export function changedFields(
  stored: ProfileFields,
  sent: output<typeof profileSchema>,
): Partial<Record<ProfileField, string | null>> {
  const changes: Partial<Record<ProfileField, string | null>> = {}
  for (const field of PROFILE_FIELD_NAMES) {
    const value = sent[field]?.trim()
    if (value !== undefined && value !== (stored[field] ?? '')) changes[field] = value === '' ? null : value
  }
  return changes
}

const sixDigits = string('code_invalid').check(
  overwrite((value) => value.replace(/\s/g, '')),
  regex(/^[0-9]{6}$/, 'code_invalid'),
)

export const emailSchema = object({
  email: pipe(
    string('email_invalid').check(trim(), toLowerCase(), maxLength(254, 'email_invalid')),
    isEmail('email_invalid'),
  ),
})

/** Digits with country code; blanks, brackets, dashes and a plus sign are how people write them. */
export const phoneSchema = object({
  phone: string('phone_invalid').check(
    overwrite((value) => value.replace(/[\s().-]/g, '').replace(/^\+/, '')),
    regex(/^[1-9][0-9]{6,14}$/, 'phone_invalid'),
  ),
})

/** From 1 to 120, as somebody types it. */
const wholeYears = pipe(
  pipe(string('age_missing').check(trim(), regex(/^[1-9][0-9]{0,2}$/, 'age_missing')), transform(Number)),
  int('age_missing').check(lte(120, 'age_missing')),
)

export const roleSchema = object({
  role: oneOf(['parent', 'teacher'] as const, 'role_missing'),
  age: wholeYears,
})

export const codeSchema = object({ code: sixDigits })

export const passwordSchema = object({
  current: optional(string()),
  password: string('password_short').check(
    refine((value) => [...value].length >= PASSWORD_LENGTH.min, 'password_short'),
    refine((value) => new TextEncoder().encode(value).length <= PASSWORD_LENGTH.max, 'password_long'),
  ),
})

/** One of the two. */
export const confirmSchema = object({ current: optional(string()), nonce: optional(sixDigits) })

/** The password, or for an account without one the address it is known by. */
export const eraseSchema = object({ confirmation: string('mismatch').check(minLength(1, 'mismatch')) })
