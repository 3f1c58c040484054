import type { AskHomeworkRefusal } from '#app/domain/homework/ask-refusals.ts'
import { m } from '#app/i18n/generated/messages.ts'

/** sign_in: of nobody signed in. offline, again: there was no answer. */
export type AskError = AskHomeworkRefusal | 'sign_in' | 'offline' | 'again'

export const ASK_ERRORS: Readonly<Record<Exclude<AskError, 'quota_used_up'>, () => string>> = {
  empty: m.homework_error_empty,
  too_long: m.homework_error_too_long,
  consent_required: m.homework_error_consent_required,
  malformed: m.homework_error_again,
  too_many_requests: m.homework_error_too_many_requests,
  sign_in: m.homework_sign_in,
  offline: m.homework_error_offline,
  again: m.homework_error_again,
}
