import { and, eq, sql } from 'drizzle-orm'
import { refuseWhileLimited } from '#app/domain/profiles/refuse-while-limited.server.ts'
import { dayOf } from '#app/domain/progress/day-of.ts'
import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { weakestFirst } from './internal/weakest-first.ts'
import type { PlanChoiceRefusal, PlanChoices } from './plan-choices.ts'
import { readPlanChoices } from './read-plan-choices.ts'
import { studyPlans } from './study-plans.schema.ts'

/** Plans a person keeps at a time. */
export const MAX_PLANS = 10

export interface CreateStudyPlanInput extends PlanChoices {
  userId: string
  /** The form's own key: the same one answers with the same plan. */
  attemptId: string
}

/**
 * - consent_required: a grown-up's yes is missing, and a plan says what somebody writes and when their test is
 * - too_many_plans: there are MAX_PLANS; one has to be deleted first
 */
export type CreateStudyPlanRefusal =
  | PlanChoiceRefusal
  | 'consent_required'
  | 'too_many_plans'
  | 'too_many_requests'

/** Keeps a plan from today on, its weakest topics first as practice knows them by now. */
export const createStudyPlan = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: ['change'], notice: null },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  { userId, attemptId, ...given }: CreateStudyPlanInput,
): Promise<Result<{ planId: string }, CreateStudyPlanRefusal>> {
  const limited = await refuseWhileLimited(ctx, userId)
  if (limited) return limited
  const today = dayOf(ctx.now(), ctx.caller.timeZone)
  const choices = readPlanChoices(given, today)
  if (!choices.ok) return choices
  const { title, testDay, topics, weekdays, chunksADay } = choices.value
  const [, found] = await ctx.db.batch([
    ctx.db
      .insert(studyPlans)
      .select(
        sql`select ${ctx.newId()}, ${userId}, ${attemptId}, ${title}, ${today}, ${testDay},
            ${JSON.stringify(await weakestFirst(ctx, userId, topics))}, ${JSON.stringify(weekdays)}, ${chunksADay},
            ${ctx.now()}, null, '[]', null, null
          where (select count(*) from ${studyPlans} where ${studyPlans.userId} = ${userId}) < ${MAX_PLANS}`,
      )
      .onConflictDoNothing({ target: [studyPlans.userId, studyPlans.attemptId] }),
    ctx.db
      .select({ planId: studyPlans.id })
      .from(studyPlans)
      .where(and(eq(studyPlans.userId, userId), eq(studyPlans.attemptId, attemptId))),
  ])
  return found[0] ? ok(found[0]) : refuse('too_many_plans')
}
