import { and, eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { MOST_CHARACTERS, tidyText } from './card-limits.ts'
import { cardSets } from './flashcards.schema.ts'

export interface RenameSetInput {
  userId: string
  setId: string
  title: string
  subtitle: string
}

/** Gives a set other words. */
export const renameSet = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: ['edit_cards'], notice: null },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  { userId, setId, ...words }: RenameSetInput,
): Promise<Result<null, 'no_text' | 'unknown_set' | 'too_many_requests'>> {
  const title = tidyText(words.title, MOST_CHARACTERS.title)
  if (title === '') return refuse('no_text')
  const changed = await ctx.db
    .update(cardSets)
    .set({ title, subtitle: tidyText(words.subtitle, MOST_CHARACTERS.subtitle), updatedAt: ctx.now() })
    .where(and(eq(cardSets.id, setId), eq(cardSets.userId, userId)))
    .returning({ id: cardSets.id })
  return changed.length > 0 ? ok(null) : refuse('unknown_set')
}
