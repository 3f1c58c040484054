import { type MissedQuestion, readMissed } from '#app/domain/review/read-missed.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import type { Language } from '#engine/core/languages.ts'
import { askableAgain } from './askable-again.ts'

/** What a player may look at again today in this language, longest ago missed first; without what has changed since. */
export const readReview = verb(
  { actor: 'player', owner: ({ playerId }) => playerId, budgets: [], notice: null },
  run,
)

async function run(
  ctx: AppContext,
  { playerId, language }: { playerId: string; language: Language },
): Promise<MissedQuestion[]> {
  return askableAgain(await readMissed(ctx, playerId), language)
}
