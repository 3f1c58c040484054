import { and, eq } from 'drizzle-orm'
import { refuseWhileLimited } from '#app/domain/profiles/refuse-while-limited.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { type Card, facesOf } from '#engine/cards/card.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { MOST_CHARACTERS, tidyText } from './card-limits.ts'
import { cards } from './flashcards.schema.ts'

export type ChangeCardRefusal = 'consent_required' | 'no_text' | 'unknown_card' | 'too_many_requests'

/** Gives a card another text. What is remembered of it stays: it is the same thing, better said. */
export const changeCard = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: ['edit_cards'], notice: null },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  { userId, setId, card }: { userId: string; setId: string; card: Card },
): Promise<Result<null, ChangeCardRefusal>> {
  const limited = await refuseWhileLimited(ctx, userId)
  if (limited) return limited
  const front = tidyText(card.front, MOST_CHARACTERS.side)
  if (front === '') return refuse('no_text')
  const { reverse } = card
  const changed = await ctx.db
    .update(cards)
    .set({
      front,
      back: tidyText(card.back, MOST_CHARACTERS.side),
      reverse,
      faces: facesOf({ front, reverse }).length,
      updatedAt: ctx.now(),
    })
    .where(and(eq(cards.id, card.id), eq(cards.setId, setId), eq(cards.userId, userId)))
    .returning({ id: cards.id })
  return changed.length > 0 ? ok(null) : refuse('unknown_card')
}
