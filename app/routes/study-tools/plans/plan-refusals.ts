import type { ChangeStudyPlanRefusal } from '#app/domain/study-plans/change-study-plan.server.ts'
import type { CreateStudyPlanRefusal } from '#app/domain/study-plans/create-study-plan.server.ts'
import { m } from '#app/i18n/generated/messages.ts'

export type PlanRefusal = CreateStudyPlanRefusal | ChangeStudyPlanRefusal

const TEXTS: Readonly<Record<PlanRefusal, () => string>> = {
  bad_date: m.timeline_error_date,
  no_topics: m.timeline_error_topics,
  too_many_topics: m.timeline_error_many,
  no_weekdays: m.timeline_error_days,
  malformed: m.timeline_error_again,
  unknown_plan: m.timeline_error_again,
  consent_required: m.timeline_error_consent,
  too_many_plans: m.timeline_error_full,
  too_many_requests: m.timeline_error_wait,
}

/** Why there is no plan yet, or no other one, and what to do. */
export const planRefusalText = (code: PlanRefusal) => TEXTS[code]()
