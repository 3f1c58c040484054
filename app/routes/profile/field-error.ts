// The words of the codes that schemas.ts names. What a verb refused is a text already: actions put it into words.
import { m } from '#app/i18n/generated/messages.ts'

const WORDS: Readonly<Record<string, () => string>> = {
  name_short: m.auth_name_short,
  name_odd: m.auth_name_long,
  not_a_choice: m.profile_update_failed,
  email_invalid: m.auth_email_invalid,
  email_same: m.profile_email_same,
  phone_invalid: m.auth_phone_invalid,
  password_short: m.auth_password_short,
  password_long: m.auth_password_long,
  password_wrong: m.profile_password_wrong,
  code_invalid: m.auth_code_invalid,
  code_needed: m.profile_password_code_lead,
  age_missing: m.family_age_missing,
  role_missing: m.profile_role_missing,
  mismatch: m.profile_erase_mismatch,
}

/** The first of a field's errors in words; undefined without any. */
export function fieldError(errors: readonly string[] | undefined): string | undefined {
  const [error] = errors ?? []
  return error === undefined ? undefined : (WORDS[error]?.() ?? error)
}
