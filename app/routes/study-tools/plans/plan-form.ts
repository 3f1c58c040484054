import type { PlanChoices } from '#app/domain/study-plans/plan-choices.ts'

export type PlanForm = Omit<PlanChoices, 'title'>

/** What a form of a plan was sent with: for the plan, and to fill the form in again when it is refused, where no script keeps it. */
export function readPlanForm(form: Pick<FormData | URLSearchParams, 'get' | 'getAll'>): PlanForm {
  return {
    testDay: String(form.get('testDate') ?? '').slice(0, 100),
    topics: form.getAll('topic').map(String),
    weekdays: form.getAll('weekday').map(Number),
    chunksADay: Number(form.get('chunks')),
  }
}
