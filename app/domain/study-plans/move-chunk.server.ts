import { and, eq, sql } from 'drizzle-orm'
import { dayOf } from '#app/domain/progress/day-of.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import type { MovedChunk } from './plan-days.ts'
import { isDay } from './read-plan-choices.ts'
import { studyPlans } from './study-plans.schema.ts'

/** Moves a plan keeps; the oldest go first. */
const MOST_MOVES = 100
/** Moves of the same plan at the same moment. */
const MOST_TRIES = 5

export interface MoveChunkInput {
  userId: string
  planId: string
  topic: string
  from: string
  to: string
}

/**
 * Puts a chunk that is still to come on another day of the plan, not before today; answers whether it did. Moved again, it is on the
 * last day it was moved to.
 */
export const moveChunk = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: ['change'], notice: null },
  run,
)

async function run(ctx: AppContext, { userId, planId, topic, from, to }: MoveChunkInput): Promise<boolean> {
  const mine = and(eq(studyPlans.id, planId), eq(studyPlans.userId, userId))
  // Written only while the moves are still those that were read; else they are read again.
  for (let tried = 0; tried < MOST_TRIES; tried++) {
    const plan = await ctx.db.select().from(studyPlans).where(mine).get()
    const moves = plan && moved(ctx, plan, { topic, from, to })
    if (!moves) return false
    const { meta } = await ctx.db
      .update(studyPlans)
      .set({ moves })
      .where(and(mine, sql`${studyPlans.moves} = ${JSON.stringify(plan.moves)}`))
    if (meta.changes > 0) return true
  }
  return false
}

/** The moves of a plan with one more; null: it may not be moved so. */
function moved(
  ctx: AppContext,
  plan: typeof studyPlans.$inferSelect,
  { topic, from, to }: MovedChunk,
): MovedChunk[] | null {
  const today = dayOf(ctx.now(), ctx.caller.timeZone)
  if (!plan.topics.includes(topic) || from === to) return null
  const isAhead = (day: string) => isDay(day) && today <= day && day < plan.testDay
  if (!isAhead(from) || !isAhead(to)) return null
  const before = plan.moves.find((one) => one.topic === topic && one.to === from)
  const others = plan.moves.filter((one) => one !== before)
  // It stays away from the day it was moved from first.
  const first = before && before.from < from ? before.from : from
  return first === to ? others : [...others, { topic, from: first, to }].slice(-MOST_MOVES)
}
