import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import { refuseWhileLimited } from '#app/domain/profiles/refuse-while-limited.server.ts'
import { writeForUs } from '#app/domain/writing/write-for-us.server.ts'
import { asSystem } from '#app/platform/actor.ts'
import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { type PlanWeek, type PlanWords, planWeeks } from './plan-words.ts'
import { readStudyPlans, type StudyPlan } from './read-study-plans.server.ts'
import { studyPlans } from './study-plans.schema.ts'

export interface WritePlanWordsInput {
  userId: string
  planId: string
  /** What each topic of the plan is called. */
  names: Readonly<Record<string, string>>
}

/**
 * - unknown_plan: there is none of this person, or its test is over
 * - not_entitled: the plan has no AI study plans
 */
export type WritePlanWordsRefusal =
  | 'unknown_plan'
  | 'not_entitled'
  | 'consent_required'
  | 'daily_limit'
  | 'provider_failed'
  /** Or they are being written at this moment. */
  | 'too_many_requests'

/** Longer than the model is waited for: whoever began is gone. */
const GONE_MS = 60_000

/**
 * Puts an introduction and a tip a week beside a plan, once: by the language model where one is set up, else by our own tutor. The
 * model is told the plan's weeks and the names of its topics, never its title.
 */
export const writePlanWords = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: ['write'], notice: null },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  { userId, planId, names }: WritePlanWordsInput,
): Promise<Result<null, WritePlanWordsRefusal>> {
  const limited = await refuseWhileLimited(ctx, userId)
  if (limited) return limited
  if (!(await readEntitlements(ctx, { userId })).features.has('ai-study-plans')) return refuse('not_entitled')
  const plan = (await readStudyPlans(ctx, userId)).find(({ id }) => id === planId)
  if (!plan || plan.today >= plan.testDay) return refuse('unknown_plan')
  if (plan.words !== null) return ok(null)
  const mine = and(eq(studyPlans.id, planId), eq(studyPlans.userId, userId))
  const now = ctx.now()
  const isFree = or(isNull(studyPlans.wordsAskedAt), lt(studyPlans.wordsAskedAt, now - GONE_MS))
  const { meta } = await ctx.db
    .update(studyPlans)
    .set({ wordsAskedAt: now })
    .where(and(mine, isNull(studyPlans.words), isFree))
  if (meta.changes === 0) return refuse('too_many_requests')
  const asked = await askForWords(ctx, { userId, plan, names })
  await ctx.db
    .update(studyPlans)
    .set({ wordsAskedAt: null, ...(asked.ok && { words: asked.value }) })
    .where(and(mine, eq(studyPlans.wordsAskedAt, now)))
  return asked.ok ? ok(null) : asked
}

async function askForWords(
  ctx: AppContext,
  { userId, plan, names }: { userId: string; plan: StudyPlan; names: WritePlanWordsInput['names'] },
): Promise<Result<PlanWords, 'daily_limit' | 'provider_failed'>> {
  const weeks = planWeeks(plan.days, plan.today)
  const prompt = weeks.map((week, index) => weekLine(week, index, names)).join('\n')
  const written = await writeForUs(asSystem(ctx), { userId, right: 'ai-study-plans', task: 'plan', prompt })
  if (!written.ok) return written
  const words: PlanWords | null =
    written.value === null ? { by: 'built-in' } : readWords(written.value, weeks)
  return words === null ? refuse('provider_failed') : ok(words)
}

function weekLine({ fresh, again, chunks }: PlanWeek, index: number, names: WritePlanWordsInput['names']) {
  const named = (topics: readonly string[]) =>
    topics.map((topic) => names[topic] ?? topic).join(', ') || 'nothing'
  return `Week ${index + 1}, ${chunks} sessions of 25 minutes. New: ${named(fresh)}. Again: ${named(again)}.`
}

/** Null where it is no introduction and a line a week. */
function readWords(text: string, weeks: readonly PlanWeek[]): PlanWords | null {
  const [introduction, ...tips] = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (introduction === undefined || tips.length !== weeks.length) return null
  return {
    by: 'model',
    introduction,
    tips: weeks.map(({ day }, index) => ({ day, tip: tips[index] ?? '' })),
  }
}
