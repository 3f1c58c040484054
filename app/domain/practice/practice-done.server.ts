import { count, eq, sql } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { finishedPractices } from './practice.schema.ts'

/** The statements that answer how many sessions a player has finished, and which skills they have ever mastered, each once. */
export function practiceDone(ctx: AppContext, playerId: string) {
  const mine = eq(finishedPractices.playerId, playerId)
  return [
    ctx.db.select({ count: count() }).from(finishedPractices).where(mine),
    ctx.db
      .selectDistinct({ skill: sql<string>`skills.value`.as('skill') })
      .from(sql`${finishedPractices}, json_each(${finishedPractices.mastered}) as skills`)
      .where(mine),
  ] as const
}
