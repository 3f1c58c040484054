import { and, eq, gt, sql } from 'drizzle-orm'
import { weeksBack } from '#app/domain/progress/weeks-back.ts'
import type { AppContext } from '#app/platform/context.ts'
import { practiceTests } from './practice-tests.schema.ts'

/** Somebody's tests handed in since a moment, by week; a statement for the batch of whoever asks. */
export function testsByWeek(ctx: AppContext, { userId, since }: { userId: string; since: number }) {
  const week = weeksBack(practiceTests.finishedAt, ctx.now())
  return ctx.db
    .select({
      week,
      times: sql<number>`count(*)`,
      answered: sql<number>`sum(coalesce(${practiceTests.counted}, json_array_length(${practiceTests.questions})))`,
      right: sql<number>`sum(coalesce(${practiceTests.right}, 0))`,
      // Named: a batch answers objects, and a column called 0 would stand first in one.
      durationMs: sql<number>`0`.as('duration_ms'),
    })
    .from(practiceTests)
    .where(and(eq(practiceTests.userId, userId), gt(practiceTests.finishedAt, since)))
    .groupBy(week)
}
