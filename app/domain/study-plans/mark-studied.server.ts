import { and, eq, sql } from 'drizzle-orm'
import { dayOf } from '#app/domain/progress/day-of.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { isPlanSubject } from './plan-choices.ts'
import { studyMarks, studyPlans } from './study-plans.schema.ts'

export interface MarkStudiedInput {
  userId: string
  planId: string
  topic: string
  isDone: boolean
}

/**
 * Ticks a subject as studied today, or takes the tick back. Only a subject of the person's own plan; a skill is done by its
 * practice alone. Twice is once.
 */
export const markStudied = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: ['change'], notice: null },
  run,
)

async function run(ctx: AppContext, { userId, planId, topic, isDone }: MarkStudiedInput): Promise<void> {
  if (!isPlanSubject(topic)) return
  const day = dayOf(ctx.now(), ctx.caller.timeZone)
  if (!isDone) {
    await ctx.db
      .delete(studyMarks)
      .where(
        and(
          eq(studyMarks.userId, userId),
          eq(studyMarks.planId, planId),
          eq(studyMarks.topic, topic),
          eq(studyMarks.day, day),
        ),
      )
    return
  }
  const { id } = studyPlans
  await ctx.db
    .insert(studyMarks)
    .select(
      sql`select ${id}, ${userId}, ${topic}, ${day}, ${ctx.now()} from ${studyPlans}
        where ${and(eq(id, planId), eq(studyPlans.userId, userId))}
          and exists (select 1 from json_each(${studyPlans.topics}) where value = ${topic})`,
    )
    .onConflictDoNothing()
}
