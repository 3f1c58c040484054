import { and, eq } from 'drizzle-orm'
import { refuseWhileLimited } from '#app/domain/profiles/refuse-while-limited.server.ts'
import { dayOf } from '#app/domain/progress/day-of.ts'
import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { weakestFirst } from './internal/weakest-first.ts'
import type { PlanChoiceRefusal, PlanChoices } from './plan-choices.ts'
import { readPlanChoices } from './read-plan-choices.ts'
import { studyPlans } from './study-plans.schema.ts'

export interface ChangeStudyPlanInput extends Omit<PlanChoices, 'title'> {
  userId: string
  planId: string
}

/** unknown_plan: there is none of this person */
export type ChangeStudyPlanRefusal =
  | PlanChoiceRefusal
  | 'unknown_plan'
  | 'consent_required'
  | 'too_many_requests'

/**
 * Other choices from today on, the weakest topics first as practice knows them by now. What was done stays done; days that are over
 * are held against nobody.
 */
export const changeStudyPlan = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: ['change'], notice: null },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  { userId, planId, ...given }: ChangeStudyPlanInput,
): Promise<Result<null, ChangeStudyPlanRefusal>> {
  const limited = await refuseWhileLimited(ctx, userId)
  if (limited) return limited
  const today = dayOf(ctx.now(), ctx.caller.timeZone)
  const choices = readPlanChoices({ ...given, title: '' }, today)
  if (!choices.ok) return choices
  const { testDay, weekdays, chunksADay } = choices.value
  const topics = await weakestFirst(ctx, userId, choices.value.topics)
  const { meta } = await ctx.db
    .update(studyPlans)
    .set({ testDay, topics, weekdays, chunksADay, sinceDay: today, words: null, wordsAskedAt: null })
    .where(and(eq(studyPlans.id, planId), eq(studyPlans.userId, userId)))
  return meta.changes > 0 ? ok(null) : refuse('unknown_plan')
}
