import type { TestAnswers } from '#app/domain/practice-tests/test-answers.ts'
import type { LetterOutcome } from '#app/stage/letter-outbox.ts'
import { post } from '#app/stage/post.ts'

/**
 * POST /study-tools/tests/:testId/answers
 * @returns finished: the server has judged the test
 */
export async function sendTestAnswers(
  testId: string,
  { answers, isLast }: { answers: TestAnswers; isLast: boolean },
  send: typeof fetch = fetch,
): Promise<LetterOutcome | 'finished'> {
  const path = `/study-tools/tests/${encodeURIComponent(testId)}/answers`
  const answer = await post(path, { answers, isLast }, send)
  if (answer?.status === 200) {
    return (answer.body as { isFinished?: unknown } | undefined)?.isFinished === true ? 'finished' : 'saved'
  }
  // Unknown is the test of an account that has since signed out here: signed in again, it is found.
  return answer?.status === 401 || answer?.status === 404 ? 'signed_out' : 'unreachable'
}
