// Which of the five fields are still open, and what to say about it.
import type { ProfileFields } from '#app/domain/profiles/profile-fields.ts'
import { PROFILE_FIELD_NAMES, type ProfileField } from '#app/domain/profiles/profile-fields.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { sentenceGap } from '#app/i18n/sentence-gap.ts'
import { FIELD_LABELS } from './profile-words.ts'

const FINISH_WORDS: Readonly<Record<ProfileField, () => string>> = {
  displayName: m.profile_missing_display_name,
  gradeLevel: m.profile_missing_grade,
  language: m.profile_missing_language,
  country: m.profile_missing_country,
  role: m.profile_missing_role,
}

export function missingFields(profile: ProfileFields): ProfileField[] {
  return PROFILE_FIELD_NAMES.filter((field) => (profile[field] ?? '').trim() === '')
}

/** Nobody urges a parent or a teacher to name a grade. */
export function asksToFinish({ role }: ProfileFields, missing: readonly ProfileField[]): boolean {
  const optional = role === 'parent' || role === 'teacher' ? 'gradeLevel' : null
  return missing.some((field) => field !== optional)
}

/** "Add your country to finish. 4 of 5 done." */
export function completionText(profile: ProfileFields, locale: string): string {
  const missing = missingFields(profile)
  const total = PROFILE_FIELD_NAMES.length
  const count = m.profile_done_count({ done: String(total - missing.length), total: String(total) })
  const [first] = missing
  if (first === undefined) return `${m.profile_all_done()}${sentenceGap()}${count}`
  if (!asksToFinish(profile, missing)) return `${m.profile_missing_optional()}${sentenceGap()}${count}`
  if (missing.length === 1) return `${FINISH_WORDS[first]()}${sentenceGap()}${count}`
  const fields = new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    missing.map((field) => FIELD_LABELS[field]().toLocaleLowerCase(locale)),
  )
  return `${m.profile_missing_several({ fields })}${sentenceGap()}${count}`
}
