import { and, eq, notInArray, sql } from 'drizzle-orm'
import { runBatch } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { finishedPractices, openPractices, practisedSkills } from './practice.schema.ts'

/**
 * Hands everything a guest has practised over to the user they turned out to be. A skill both have stays as whichever of
 * them met more questions of it. One batch; run again, it finds nothing left to hand over.
 */
export const creditPractice = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: [], notice: null },
  run,
)

async function run(ctx: AppContext, { guestId, userId }: { guestId: string; userId: string }): Promise<void> {
  const attempts = ctx.db
    .select({ attemptId: openPractices.attemptId })
    .from(openPractices)
    .where(eq(openPractices.playerId, userId))
  const { playerId, skill, seen } = practisedSkills
  const better = (mine: string, theirs: string, orEqual: boolean) => sql`exists (
    select 1 from ${practisedSkills} as other where other.player_id = ${theirs} and other.skill = ${skill}
      and other.seen ${sql.raw(orEqual ? '>=' : '>')} ${seen}) and ${playerId} = ${mine}`
  await runBatch(ctx.db, [
    ctx.db
      .update(openPractices)
      .set({ playerId: userId })
      .where(and(eq(openPractices.playerId, guestId), notInArray(openPractices.attemptId, attempts))),
    ctx.db.delete(openPractices).where(eq(openPractices.playerId, guestId)),
    ctx.db.update(finishedPractices).set({ playerId: userId }).where(eq(finishedPractices.playerId, guestId)),
    ctx.db.delete(practisedSkills).where(better(guestId, userId, true)),
    ctx.db.delete(practisedSkills).where(better(userId, guestId, false)),
    ctx.db.update(practisedSkills).set({ playerId: userId }).where(eq(playerId, guestId)),
  ])
}
