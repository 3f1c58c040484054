import { isKnown, type Memory, reviewed } from '#engine/cards/schedule.ts'
import { createReviewStore } from './review-store.ts'

/** How many faces of each set somebody not signed in has learned, by what this browser has kept. */
export async function readGuestProgress(): Promise<ReadonlyMap<string, number>> {
  const kept = (await createReviewStore(Date.now).load()).filter(({ owner }) => owner === '')
  const memories = new Map<string, { setId: string; memory: Memory }>()
  for (const { review } of kept) {
    const key = `${review.setId} ${review.cardId} ${review.face}`
    const memory = reviewed(memories.get(key)?.memory ?? null, review)
    memories.set(key, { setId: review.setId, memory })
  }
  const known = new Map<string, number>()
  for (const { setId, memory } of memories.values())
    if (isKnown(memory)) known.set(setId, (known.get(setId) ?? 0) + 1)
  return known
}
