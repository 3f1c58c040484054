import { readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { MOST_CARDS } from '../card-limits.ts'

/** How many cards of their own somebody may make, by plan or pass. Cards they have stay, whatever ends. */
export async function mostOwnCards(ctx: AppContext, userId: string): Promise<number> {
  const { quotas, featureEnds } = await readEntitlements(ctx, { userId })
  if (featureEnds.has('premium-flashcards')) return MOST_CARDS
  return Math.min(MOST_CARDS, quotas.flashcards?.most ?? MOST_CARDS)
}
