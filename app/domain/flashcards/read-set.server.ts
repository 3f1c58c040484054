import { and, asc, eq, sql } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import type { Card } from '#engine/cards/card.ts'
import { cardSets, cards } from './flashcards.schema.ts'
import { picturesOfSet, withPictures } from './internal/pictures-of-set.ts'

export interface SetPage {
  readonly id: string
  readonly title: string
  readonly subtitle: string
  /** Of the whole set. */
  readonly count: number
  /** Those asked for, in their order. */
  readonly cards: readonly Card[]
}

export interface ReadSetInput {
  userId: string
  setId: string
  from: number
  most: number
}

/** Part of the cards of a set somebody made; null: they have no such set. */
export const readSet = verb({ actor: 'user', owner: ({ userId }) => userId, budgets: [], notice: null }, run)

async function run(ctx: AppContext, { userId, setId, from, most }: ReadSetInput): Promise<SetPage | null> {
  const mine = and(eq(cards.setId, setId), eq(cards.userId, userId))
  const [[set], [count], page, pictures] = await ctx.db.batch([
    ctx.db
      .select({ id: cardSets.id, title: cardSets.title, subtitle: cardSets.subtitle })
      .from(cardSets)
      .where(and(eq(cardSets.id, setId), eq(cardSets.userId, userId))),
    ctx.db.select({ cards: sql<number>`count(*)` }).from(cards).where(mine),
    ctx.db
      .select({ id: cards.id, front: cards.front, back: cards.back, reverse: cards.reverse })
      .from(cards)
      .where(mine)
      .orderBy(asc(cards.position), asc(cards.id))
      .limit(most)
      .offset(from),
    picturesOfSet(ctx, { userId, setId }),
  ])
  return set
    ? { ...set, count: count?.cards ?? 0, cards: page.map((card) => withPictures(card, pictures)) }
    : null
}
