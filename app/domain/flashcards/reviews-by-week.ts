import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { weeksBack } from '#app/domain/progress/weeks-back.ts'
import type { AppContext } from '#app/platform/context.ts'
import { cardReviews } from './flashcards.schema.ts'

/** Somebody's reviews of cards since a moment, by week; what was undone is left out. A statement for the batch of whoever asks. */
export function reviewsByWeek(ctx: AppContext, { userId, since }: { userId: string; since: number }) {
  const week = weeksBack(cardReviews.reviewedAt, ctx.now())
  return ctx.db
    .select({
      week,
      // Each under a name of its own: a batch answers objects, in which two columns called count(*) are one.
      times: sql<number>`count(*)`.as('times'),
      answered: sql<number>`count(*)`.as('answered'),
      // Anything but "forgot".
      right: sql<number>`sum(${cardReviews.grade} > 1)`,
      durationMs: sql<number>`sum(${cardReviews.seconds}) * 1000`,
    })
    .from(cardReviews)
    .where(
      and(eq(cardReviews.userId, userId), gt(cardReviews.reviewedAt, since), isNull(cardReviews.undoneAt)),
    )
    .groupBy(week)
}
