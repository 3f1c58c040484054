import { asc, eq } from 'drizzle-orm'
import { practisedSince } from '#app/domain/practice/practised-since.server.ts'
import { dayOf } from '#app/domain/progress/day-of.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { type PlanFrame, type PlannedDays, planDays } from './plan-days.ts'
import type { PlanWords } from './plan-words.ts'
import { studyMarks, studyPlans } from './study-plans.schema.ts'

export interface StudyPlan extends PlanFrame, PlannedDays {
  readonly id: string
  readonly title: string
  /** The person's own. */
  readonly today: string
  readonly words: PlanWords | null
}

/**
 * Somebody's plans as they are today, the next test first. A skill is done on the days its practice was finished, a subject on
 * the days it was ticked.
 */
export const readStudyPlans = verb(
  { actor: 'user', owner: (userId) => userId, budgets: [], notice: null },
  run,
)

async function run(ctx: AppContext, userId: string): Promise<StudyPlan[]> {
  const [plans, marks] = await ctx.db.batch([
    ctx.db
      .select()
      .from(studyPlans)
      .where(eq(studyPlans.userId, userId))
      .orderBy(asc(studyPlans.testDay), asc(studyPlans.createdAt), asc(studyPlans.id)),
    ctx.db
      .select()
      .from(studyMarks)
      .where(eq(studyMarks.userId, userId))
      .orderBy(asc(studyMarks.markedAt), asc(studyMarks.topic)),
  ])
  if (plans.length === 0) return []
  const since = Math.min(...plans.map(({ createdAt }) => createdAt))
  const practised = await practisedSince(ctx, { playerId: userId, since })
  const today = dayOf(ctx.now(), ctx.caller.timeZone)
  return plans.map(({ id, title, words, wordsAskedAt: _, sinceDay, createdAt, ...choices }) => {
    const shown = practised
      .filter(({ finishedAt }) => finishedAt >= createdAt)
      .map(({ skill, finishedAt }) => ({
        topic: skill,
        day: dayOf(finishedAt, ctx.caller.timeZone),
        at: finishedAt,
      }))
    const said = marks
      .filter(({ planId }) => planId === id)
      .map(({ topic, day, markedAt }) => ({ topic, day, at: markedAt }))
    const done = [...shown, ...said].sort((a, b) => a.at - b.at)
    const { topics, startDay, testDay, weekdays, chunksADay, moves } = choices
    const frame = { topics, startDay, testDay, weekdays, chunksADay, moves, ...(sinceDay && { sinceDay }) }
    return { id, title, today, words, ...frame, ...planDays(frame, { done, today }) }
  })
}
