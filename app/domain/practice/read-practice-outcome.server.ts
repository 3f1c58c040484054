import { and, eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { levelOf } from '#engine/learning/experience.ts'
import { finishedPractices } from './practice.schema.ts'
import type { PracticeOutcome } from './practice.types.ts'

/** What finishing a session answered; null when this player has not finished it. */
export const readPracticeOutcome = verb(
  { actor: 'player', owner: ({ playerId }) => playerId, budgets: [], notice: null },
  run,
)

async function run(
  ctx: AppContext,
  { playerId, sessionId }: { playerId: string; sessionId: string },
): Promise<PracticeOutcome | null> {
  const row = await ctx.db
    .select()
    .from(finishedPractices)
    .where(and(eq(finishedPractices.sessionId, sessionId), eq(finishedPractices.playerId, playerId)))
    .get()
  return row ? presentPractice(row) : null
}

/** A stored session as its player is told about it. */
export function presentPractice(row: typeof finishedPractices.$inferSelect): PracticeOutcome {
  const { sessionId, skill, asked, right, fixed, mastered, xp, xpBefore, streakDays, boosted } = row
  const xpAfter = xpBefore + xp
  return {
    session: { sessionId, skill, asked, right, fixed, mastered },
    gain: {
      xp,
      xpBefore,
      xpAfter,
      levelBefore: levelOf(xpBefore),
      levelAfter: levelOf(xpAfter),
      streakDays,
      boosted,
    },
  }
}
