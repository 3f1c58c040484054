import { and, eq } from 'drizzle-orm'
import { runBatch } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { ok, type Result } from '#engine/core/result.ts'
import { cardMemories, cardPictures, cardReviews, cardSets, cards } from './flashcards.schema.ts'
import { isStarterSet } from './starter-sets.ts'

/** Forgets a set, its cards and everything remembered of them. A set that is gone is fine. */
export const eraseSet = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: ['edit_cards'], notice: null },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  { userId, setId }: { userId: string; setId: string },
): Promise<Result<null, 'too_many_requests'>> {
  if (isStarterSet(setId)) return ok(null)
  await runBatch(ctx.db, [
    ctx.db.delete(cardSets).where(and(eq(cardSets.id, setId), eq(cardSets.userId, userId))),
    ...[cards, cardMemories, cardReviews, cardPictures].map((table) =>
      ctx.db.delete(table).where(and(eq(table.setId, setId), eq(table.userId, userId))),
    ),
  ])
  return ok(null)
}
