import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { ok, type Result } from '#engine/core/result.ts'
import { cards } from './flashcards.schema.ts'

export interface MoveCardInput {
  userId: string
  setId: string
  cardId: string
  by: 'up' | 'down'
}

/** Changes places with the card before or after it. At the end of a set, or for a card that is gone, nothing moves. */
export const moveCard = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: ['edit_cards'], notice: null },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  { userId, setId, cardId, by }: MoveCardInput,
): Promise<Result<null, 'too_many_requests'>> {
  const mine = and(eq(cards.setId, setId), eq(cards.userId, userId))
  const own = await ctx.db
    .select({ position: cards.position })
    .from(cards)
    .where(and(mine, eq(cards.id, cardId)))
    .get()
  if (!own) return ok(null)
  const { position } = own
  const other = await ctx.db
    .select({ id: cards.id, position: cards.position })
    .from(cards)
    .where(and(mine, by === 'up' ? lt(cards.position, position) : gt(cards.position, position)))
    .orderBy(by === 'up' ? desc(cards.position) : asc(cards.position))
    .limit(1)
    .get()
  if (!other) return ok(null)
  await ctx.db
    .update(cards)
    .set({ position: sql`case ${cards.id} when ${cardId} then ${other.position} else ${position} end` })
    .where(and(mine, sql`${cards.id} in (${cardId}, ${other.id})`))
  return ok(null)
}
