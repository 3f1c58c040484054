import { desc, eq, sql } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { cardMemories, cardSets, cards } from './flashcards.schema.ts'

export interface OwnSet {
  readonly id: string
  readonly title: string
  readonly subtitle: string
  readonly cards: number
  /** Questions its cards ask. */
  readonly faces: number
}

export interface Sets {
  /** Newest first. */
  readonly own: readonly OwnSet[]
  /** By the set's id, starter sets too: faces that were learned and are not forgotten. */
  readonly known: ReadonlyMap<string, number>
}

/** The sets somebody made, and how far they are with every set they have studied. */
export const readSets = verb({ actor: 'user', owner: (userId) => userId, budgets: [], notice: null }, run)

async function run(ctx: AppContext, userId: string): Promise<Sets> {
  const [own, known] = await ctx.db.batch([
    ctx.db
      .select({
        id: cardSets.id,
        title: cardSets.title,
        subtitle: cardSets.subtitle,
        cards: sql<number>`count(${cards.id})`,
        faces: sql<number>`coalesce(sum(${cards.faces}), 0)`,
      })
      .from(cardSets)
      .leftJoin(cards, eq(cards.setId, cardSets.id))
      .where(eq(cardSets.userId, userId))
      .groupBy(cardSets.id)
      .orderBy(desc(cardSets.createdAt)),
    ctx.db
      .select({ setId: cardMemories.setId, faces: sql<number>`sum(${cardMemories.state} = 2)` })
      .from(cardMemories)
      .where(eq(cardMemories.userId, userId))
      .groupBy(cardMemories.setId),
  ])
  return { own, known: new Map(known.map(({ setId, faces }) => [setId, faces])) }
}
