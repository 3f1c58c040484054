import { useEffect, useMemo, useRef } from 'react'
import type { PracticeTest } from '#app/domain/practice-tests/read-practice-tests.server.ts'
import { createPendingRoundStore } from '#app/stage/pending-round-store.ts'
import { sendTestAnswers } from './send-test-answers.ts'
import { createTestOutbox, type TestOutbox } from './test-outbox.ts'

/** Where the answers of a test are put; it sends again when the line is back. */
export function useTestOutbox(
  owner: string,
  { id, questions }: Pick<PracticeTest, 'id' | 'questions'>,
  onFinished: () => void,
): TestOutbox {
  const finished = useRef(onFinished)
  finished.current = onFinished
  const count = questions.length
  const outbox = useMemo(
    () =>
      createTestOutbox({
        owner,
        testId: id,
        questions: count,
        send: sendTestAnswers,
        later: (callback, ms) => setTimeout(callback, ms),
        store: createPendingRoundStore(Date.now, 'sparkbook-tests'),
        now: Date.now,
        onFinished: () => finished.current(),
      }),
    [owner, id, count],
  )
  useEffect(() => {
    const flush = () => void outbox.flush()
    addEventListener('online', flush)
    return () => removeEventListener('online', flush)
  }, [outbox])
  return outbox
}
