// What a field says when it is faulty (spec 000 section 5). Schemas name the code, screens say the words.
import { m } from '#app/i18n/generated/messages.ts'

const FIELD_WORDS = {
  email_invalid: m.auth_email_invalid,
  phone_invalid: m.auth_phone_invalid,
  password_short: m.auth_password_short,
  password_long: m.auth_password_long,
  name_short: m.auth_name_short,
  name_long: m.auth_name_long,
  role_invalid: m.auth_role_invalid,
  grade_missing: m.auth_grade_missing,
  language_missing: m.auth_language_missing,
  country_missing: m.auth_country_missing,
  code_invalid: m.auth_code_invalid,
  age_missing: m.family_age_missing,
  age_already_stated: m.auth_error_age_already_stated,
  age_adult: m.family_age_adult,
  guardian_email_invalid: m.family_guardian_email_invalid,
  guardian_email_own: m.family_no_own_address,
} as const

export type FieldCode = keyof typeof FIELD_WORDS

/** The first of a field's faults in words; undefined when there is none. */
export function fieldText(errors: readonly string[] | undefined): string | undefined {
  const code = errors?.[0]
  if (code === undefined) return undefined
  return isFieldCode(code) ? FIELD_WORDS[code]() : code
}

function isFieldCode(value: string): value is FieldCode {
  return Object.hasOwn(FIELD_WORDS, value)
}
