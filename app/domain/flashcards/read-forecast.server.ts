import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { dayBefore, dayOf } from '#app/domain/progress/day-of.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { cardMemories } from './flashcards.schema.ts'
import { byDay, quarterOf } from './internal/by-quarter-hour.ts'

export interface ForecastDay {
  /** YYYY-MM-DD, where the reader is. */
  readonly day: string
  readonly cards: number
}

const DAYS = 7
const DAY_MS = 86_400_000

/** How many faces come back on each of the next seven days, tomorrow first. What is due today or overdue is no part of it. */
export const readForecast = verb({ actor: 'user', owner: (userId) => userId, budgets: [], notice: null }, run)

async function run(ctx: AppContext, userId: string): Promise<ForecastDay[]> {
  const now = ctx.now()
  const { timeZone } = ctx.caller
  const quarter = quarterOf(cardMemories.dueAt)
  const quarters = await ctx.db
    .select({ quarter, cards: sql<number>`count(*)` })
    .from(cardMemories)
    .where(
      and(
        eq(cardMemories.userId, userId),
        gte(cardMemories.dueAt, now),
        lt(cardMemories.dueAt, now + (DAYS + 1) * DAY_MS),
      ),
    )
    .groupBy(quarter)
  const days = byDay(quarters, timeZone)
  const today = dayOf(now, timeZone)
  return Array.from({ length: DAYS }, (_, index) => {
    const day = dayBefore(today, -1 - index)
    const due = days.get(day) ?? []
    return { day, cards: due.reduce((sum, { cards }) => sum + cards, 0) }
  })
}
