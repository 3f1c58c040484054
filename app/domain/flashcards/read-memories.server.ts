import { and, eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import type { Memory } from '#engine/cards/schedule.ts'
import { cardMemories } from './flashcards.schema.ts'

export type FaceMemory = Memory & { readonly cardId: string; readonly face: string }

/** What somebody remembers of a set; one of thousands of cards is read in parts (read-own-study.server.ts). */
export const readMemories = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: [], notice: null },
  run,
)

async function run(
  ctx: AppContext,
  { userId, setId }: { userId: string; setId: string },
): Promise<readonly FaceMemory[]> {
  const faces = await ctx.db
    .select()
    .from(cardMemories)
    .where(and(eq(cardMemories.userId, userId), eq(cardMemories.setId, setId)))
  return faces.map(({ userId: _, setId: _set, ...memory }) => memory)
}
