// What is said of an answer that cannot be judged, or is right in another form.
import { m } from '#app/i18n/generated/messages.ts'
import type { Verdict } from '#engine/curriculum/check-answer.ts'

/** Null for an answer that counts. */
export function complaintOf(verdict: Verdict): string | null {
  if (verdict.is === 'unreadable') {
    switch (verdict.code) {
      case 'empty':
        return m.practice_type_empty()
      case 'letters':
        return m.practice_type_letters()
      case 'too_long':
        return m.practice_type_long()
      case 'division_by_zero':
        return m.practice_type_zero()
      default:
        return m.practice_type_number()
    }
  }
  if (verdict.is !== 'other-form') return null
  const { wanted } = verdict
  if (typeof wanted === 'object') return m.practice_form_denominator({ denominator: wanted.denominator })
  switch (wanted) {
    case 'whole':
      return m.practice_form_whole()
    case 'decimal':
      return m.practice_form_decimal()
    case 'lowest-terms':
      return m.practice_form_lowest()
    default:
      return m.practice_form_mixed()
  }
}
