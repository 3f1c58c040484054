import { and, desc, eq, sql } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import type { Memory } from '#engine/cards/schedule.ts'
import { cardMemories, cardReviews } from './flashcards.schema.ts'

export interface SetMemories {
  /** By card and face. */
  readonly faces: readonly (Memory & { readonly cardId: string; readonly face: string })[]
  /** How long this person looks at a card, as of late; null before the first reviews. */
  readonly secondsEach: number | null
}

/** Reviews that are looked at to say how fast somebody is. */
const LATELY = 50

/** What somebody remembers of a starter set, and how fast they are. */
export const readMemories = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: [], notice: null },
  run,
)

async function run(
  ctx: AppContext,
  { userId, setId }: { userId: string; setId: string },
): Promise<SetMemories> {
  const lately = ctx.db
    .select({ seconds: cardReviews.seconds })
    .from(cardReviews)
    .where(eq(cardReviews.userId, userId))
    .orderBy(desc(cardReviews.reviewedAt))
    .limit(LATELY)
    .as('lately')
  const [faces, [pace]] = await ctx.db.batch([
    ctx.db
      .select()
      .from(cardMemories)
      .where(and(eq(cardMemories.userId, userId), eq(cardMemories.setId, setId))),
    ctx.db.select({ seconds: sql<number | null>`avg(${lately.seconds})` }).from(lately),
  ])
  return {
    faces: faces.map(({ userId: _, setId: _set, ...memory }) => memory),
    secondsEach: pace?.seconds ?? null,
  }
}
