import { and, eq } from 'drizzle-orm'
import { dayOf } from '#app/domain/progress/day-of.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { isDay } from './read-plan-choices.ts'
import { studyPlans } from './study-plans.schema.ts'

/** Moves a plan keeps; the oldest go first. */
const MOST_MOVES = 100

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
  const plan = await ctx.db.select().from(studyPlans).where(mine).get()
  const today = dayOf(ctx.now(), ctx.caller.timeZone)
  if (!plan?.topics.includes(topic) || from === to) return false
  const isAhead = (day: string) => isDay(day) && today <= day && day < plan.testDay
  if (!isAhead(from) || !isAhead(to)) return false
  const before = plan.moves.find((one) => one.topic === topic && one.to === from)
  const others = plan.moves.filter((one) => one !== before)
  // It stays away from the day it was moved from first.
  const first = before && before.from < from ? before.from : from
  const moves = first === to ? others : [...others, { topic, from: first, to }].slice(-MOST_MOVES)
  await ctx.db.update(studyPlans).set({ moves }).where(mine)
  return true
}
