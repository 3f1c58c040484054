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
      case 'too_large':
        return m.practice_type_large()
      case 'unknown_letter':
        return m.practice_type_other_letter()
      case 'unknown_sign':
        return m.practice_type_sign()
      case 'brackets':
        return m.practice_type_brackets()
      case 'incomplete':
        return m.practice_type_incomplete()
      case 'not_real':
        return m.practice_type_not_real()
      case 'no_relation':
        return m.practice_type_no_relation()
      case 'relation':
        return m.practice_type_relation()
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
    case 'any':
    case 'simplified':
      return m.practice_form_simplified()
    case 'expanded':
      return m.practice_form_expanded()
    case 'factored':
      return m.practice_form_factored()
    case 'solved':
      return m.practice_form_solved()
    case 'exact':
      return m.practice_form_exact()
    case 'accents':
      return m.practice_form_accents()
    default:
      return m.practice_form_mixed()
  }
}
