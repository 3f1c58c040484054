import { eq, sql } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { cardMemories } from './flashcards.schema.ts'

export interface SetProgress {
  /** Faces that were learned and are not forgotten. */
  readonly known: number
  /** Faces that are to be asked again by now. */
  readonly due: number
}

/** How far somebody is with each set they have studied, by the set's id. */
export const readCardProgress = verb(
  { actor: 'user', owner: (userId) => userId, budgets: [], notice: null },
  run,
)

async function run(ctx: AppContext, userId: string): Promise<ReadonlyMap<string, SetProgress>> {
  const { setId, state, dueAt } = cardMemories
  const rows = await ctx.db
    .select({
      setId,
      known: sql<number>`sum(${state} = 2)`,
      due: sql<number>`sum(${dueAt} <= ${ctx.now()})`,
    })
    .from(cardMemories)
    .where(eq(cardMemories.userId, userId))
    .groupBy(setId)
  return new Map(rows.map(({ setId: id, ...progress }) => [id, progress]))
}
