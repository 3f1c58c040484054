import { readStudyPlans } from '#app/domain/study-plans/read-study-plans.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { readSignedIn } from '#app/request/viewer.server.ts'

export interface PlanLine {
  readonly id: string
  readonly title: string
  readonly testDay: string
  readonly done: number
  readonly left: number
}

/** The plans of whoever is signed in; none for anybody else. */
export async function readPlanList(request: Request, ctx: AppContext): Promise<PlanLine[]> {
  const signedIn = await readSignedIn(request, ctx)
  if (signedIn === null) return []
  const plans = await readStudyPlans(ctx, signedIn.account.id)
  return plans.map(({ id, title, testDay, days }) => {
    const count = (state: string) =>
      days.flatMap(({ chunks }) => chunks).filter((chunk) => chunk.state === state).length
    return { id, title, testDay, done: count('done'), left: count('planned') }
  })
}
