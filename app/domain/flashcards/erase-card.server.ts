import { and, eq } from 'drizzle-orm'
import { runBatch } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { ok, type Result } from '#engine/core/result.ts'
import { cardMemories, cardPictures, cardReviews, cards } from './flashcards.schema.ts'
import { isStarterSet } from './starter-sets.ts'

/** Forgets a card and everything remembered of it. A card that is gone is fine. */
export const eraseCard = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: ['edit_cards'], notice: null },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  { userId, setId, cardId }: { userId: string; setId: string; cardId: string },
): Promise<Result<null, 'too_many_requests'>> {
  if (isStarterSet(setId)) return ok(null)
  await runBatch(ctx.db, [
    ctx.db.delete(cards).where(and(eq(cards.id, cardId), eq(cards.setId, setId), eq(cards.userId, userId))),
    ...[cardMemories, cardReviews, cardPictures].map((table) =>
      ctx.db
        .delete(table)
        .where(and(eq(table.cardId, cardId), eq(table.setId, setId), eq(table.userId, userId))),
    ),
  ])
  return ok(null)
}
