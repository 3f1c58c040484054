import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import { dayBefore, dayOf } from '#app/domain/progress/day-of.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { cardReviews } from './flashcards.schema.ts'
import { byDay, quarterOf } from './internal/by-quarter-hour.ts'

export interface HistoryDay {
  /** YYYY-MM-DD, where the reader is. */
  readonly day: string
  readonly reviews: number
  /** Of these, answered with anything but "forgot". */
  readonly knew: number
}

export const HISTORY_DAYS = 28
const DAY_MS = 86_400_000

/** How the reviews of a set went on each of the last four weeks' days, oldest first, today last. What was undone does not count. */
export const readHistory = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: [], notice: null },
  run,
)

async function run(
  ctx: AppContext,
  { userId, setId }: { userId: string; setId: string },
): Promise<HistoryDay[]> {
  const { timeZone } = ctx.caller
  const now = ctx.now()
  const quarter = quarterOf(cardReviews.reviewedAt)
  const quarters = await ctx.db
    .select({
      quarter,
      reviews: sql<number>`count(*)`,
      knew: sql<number>`sum(${cardReviews.grade} > 1)`,
    })
    .from(cardReviews)
    .where(
      and(
        eq(cardReviews.userId, userId),
        eq(cardReviews.setId, setId),
        isNull(cardReviews.undoneAt),
        gte(cardReviews.reviewedAt, now - (HISTORY_DAYS + 1) * DAY_MS),
      ),
    )
    .groupBy(quarter)
  const days = byDay(quarters, timeZone)
  const today = dayOf(now, timeZone)
  return Array.from({ length: HISTORY_DAYS }, (_, index) => {
    const day = dayBefore(today, HISTORY_DAYS - 1 - index)
    const then = days.get(day) ?? []
    return {
      day,
      reviews: then.reduce((sum, { reviews }) => sum + reviews, 0),
      knew: then.reduce((sum, { knew }) => sum + knew, 0),
    }
  })
}
