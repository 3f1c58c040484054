import type { QuestionRefusal } from '#engine/curriculum/homework/tidy-question.ts'

/**
 * - malformed: something no page of ours sends
 * - quota_used_up: the plan gives no more questions today
 */
export type AskHomeworkRefusal =
  | QuestionRefusal
  | 'consent_required'
  | 'malformed'
  | 'quota_used_up'
  | 'too_many_requests'
