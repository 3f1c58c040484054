import { z } from 'zod'
import { MOST_CARDS_AT_ONCE } from '#app/domain/flashcards/card-limits.ts'
import { refusalResponse } from '#app/platform/errors.ts'

const missedCards = z
  .array(
    z.object({
      id: z.string().min(1).max(64),
      source: z.string().min(1).max(120),
      front: z.string(),
      back: z.string(),
    }),
  )
  .max(MOST_CARDS_AT_ONCE)

/** @throws the answer 400 to what the page of missed questions does not send */
export function readMissedCards(json: string) {
  try {
    return missedCards.parse(JSON.parse(json)).map((card) => ({ ...card, reverse: false }))
  } catch {
    throw refusalResponse('malformed_body')
  }
}
