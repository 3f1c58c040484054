import { post } from '../post.ts'
import type { ReviewLetter } from './review-outbox.ts'

/** POST /study-tools/cards/reviews. What the server will never take is let go of. */
export async function sendReviews(
  letter: ReviewLetter,
): Promise<'saved' | 'unreachable' | 'signed_out' | 'refused'> {
  const answer = await post('/study-tools/cards/reviews', letter, fetch)
  if (!answer || answer.status === 429 || answer.status >= 500) return 'unreachable'
  if (answer.status === 200) return 'saved'
  return answer.status === 401 ? 'signed_out' : 'refused'
}
