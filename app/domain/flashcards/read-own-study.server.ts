import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { type Card, type Face, facesOf } from '#engine/cards/card.ts'
import type { Memory } from '#engine/cards/schedule.ts'
import { cardMemories, cardSets, cards } from './flashcards.schema.ts'
import { picturesOfSet, withPictures } from './internal/pictures-of-set.ts'

export interface OwnStudy {
  readonly title: string
  /** What is due, longest overdue first, then what is new, in the order of the set. */
  readonly faces: readonly { cardId: string; face: Face; card: Card; memory: Memory | null }[]
}

/** More than anybody studies at once: a set may hold thousands. */
const MOST_DUE = 200
const MOST_NEW = 100

/** What there is to study now in a set somebody made; null: they have no such set. */
export const readOwnStudy = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: [], notice: null },
  run,
)

async function run(
  ctx: AppContext,
  { userId, setId }: { userId: string; setId: string },
): Promise<OwnStudy | null> {
  const mine = and(eq(cards.setId, setId), eq(cards.userId, userId))
  const remembered = and(eq(cardMemories.userId, userId), eq(cardMemories.setId, setId))
  const card = { id: cards.id, front: cards.front, back: cards.back, reverse: cards.reverse }
  const fresh = ctx.db
    .select(card)
    .from(cards)
    .where(
      and(
        mine,
        sql`${cards.faces} > (select count(*) from card_memories as known where known.user_id = ${userId}
          and known.set_id = ${setId} and known.card_id = ${cards.id})`,
      ),
    )
    .orderBy(asc(cards.position), asc(cards.id))
    .limit(MOST_NEW)
  const [[set], due, begun, known, pictures] = await ctx.db.batch([
    ctx.db
      .select({ title: cardSets.title })
      .from(cardSets)
      .where(and(eq(cardSets.id, setId), eq(cardSets.userId, userId))),
    ctx.db
      .select({ card, memory: cardMemories })
      .from(cardMemories)
      .innerJoin(cards, and(mine, eq(cards.id, cardMemories.cardId)))
      .where(and(remembered, lte(cardMemories.dueAt, ctx.now())))
      .orderBy(asc(cardMemories.dueAt))
      .limit(MOST_DUE),
    fresh,
    ctx.db
      .select({ cardId: cardMemories.cardId, face: cardMemories.face })
      .from(cardMemories)
      .where(and(remembered, sql`${cardMemories.cardId} in (select id from (${fresh}))`)),
    picturesOfSet(ctx, { userId, setId }),
  ])
  if (!set) return null
  const seen = new Set(known.map(({ cardId, face }) => `${cardId} ${face}`))
  return {
    title: set.title,
    faces: [
      // A card that was changed may no longer ask what is remembered of it.
      ...due.flatMap(({ card: of, memory: { userId: _, setId: _set, cardId, face, ...memory } }) => {
        const asked = facesOf(of).find((one) => one === face)
        return asked ? [{ cardId, face: asked, card: withPictures(of, pictures), memory }] : []
      }),
      ...begun.flatMap((of) =>
        facesOf(of)
          .filter((face) => !seen.has(`${of.id} ${face}`))
          .map((face) => ({ cardId: of.id, face, card: withPictures(of, pictures), memory: null })),
      ),
    ],
  }
}
