// What a form of the family page led to, as code; the words for it; and which field a refusal belongs to.
import { m } from '#app/i18n/generated/messages.ts'

const DONE = {
  linked: m.family_done_linked,
  unlinked: m.family_done_unlinked,
  asked: m.family_done_asked,
} as const

const REFUSED = {
  unknown_code: m.family_no_unknown_code,
  not_a_minor: m.family_no_not_a_minor,
  too_many_requests: m.family_no_too_many,
  too_many_children: m.family_no_too_many_children,
  not_a_parent: m.family_no_failed,
  not_linked: m.family_no_not_linked,
  not_consenter: m.family_no_failed,
  reauthentication_needed: m.family_no_failed,
  malformed_address: m.family_guardian_email_invalid,
  own_address: m.family_no_own_address,
  other_address: m.family_no_other_address,
  not_needed: m.family_no_not_needed,
  too_soon: m.family_no_too_soon,
  consent_required: m.family_no_limited,
  malformed_body: m.family_no_failed,
} as const

export type DoneCode = keyof typeof DONE
export type RefusedCode = keyof typeof REFUSED
/** The field a refusal is shown at; the others are shown above everything. */
export type FamilyField = 'code' | 'email'

export type Outcome =
  | { done: DoneCode }
  | { refused: RefusedCode; field: FamilyField | null; typed: string }
  | { shown: { code: string; expiresAt: number } }

const FIELDS: Partial<Record<RefusedCode, FamilyField>> = {
  unknown_code: 'code',
  malformed_address: 'email',
  own_address: 'email',
  other_address: 'email',
}

/** @param typed what stays in the field */
export function refused(code: RefusedCode, typed = ''): Outcome {
  return { refused: code, field: FIELDS[code] ?? null, typed }
}

/** The words of an outcome for the top of the page; null when it is shown elsewhere. */
export function outcomeText(outcome: Outcome | undefined): { tone: 'info' | 'error'; text: string } | null {
  if (outcome === undefined || 'shown' in outcome) return null
  if ('done' in outcome) return { tone: 'info', text: DONE[outcome.done]() }
  return outcome.field === null ? { tone: 'error', text: REFUSED[outcome.refused]() } : null
}

/** What a field says after a refusal, and what was typed into it. */
export function fieldOutcome(outcome: Outcome | undefined, field: FamilyField) {
  if (outcome === undefined || !('refused' in outcome) || outcome.field !== field) return null
  return { error: REFUSED[outcome.refused](), typed: outcome.typed }
}
