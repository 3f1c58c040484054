import type { SentReview } from '#app/domain/flashcards/flashcards.types.ts'
import { afterAll, type Memory } from '#engine/cards/schedule.ts'

/** The faces with what this browser knows and the server did not when it was asked. */
export function withReviews<Known extends { cardId: string; face: string; memory: Memory | null }>(
  faces: readonly Known[],
  setId: string,
  reviews: readonly SentReview[],
): Known[] {
  return faces.map((known) => {
    const own = reviews.filter(
      (review) => review.setId === setId && review.cardId === known.cardId && review.face === known.face,
    )
    const since = own.filter(({ at }) => at > (known.memory?.reviewedAt ?? 0))
    return since.length === 0 ? known : { ...known, memory: afterAll(known.memory, since) }
  })
}
