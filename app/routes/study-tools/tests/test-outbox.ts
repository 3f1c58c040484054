// A test's answers on their way to the server, kept on the device until it has them: neither a lost line nor a closed tab costs
// one. They go in one letter, which grows while it waits.
import { readAnswers, type TestAnswers, withAnswers } from '#app/domain/practice-tests/test-answers.ts'
import { createLetterOutbox, type LetterOutbox } from '#app/stage/letter-outbox.ts'
import type { PendingRoundStore } from '#app/stage/pending-round-store.ts'
import type { sendTestAnswers } from './send-test-answers.ts'

export interface TestOutboxParts {
  /** The account's id. Nobody else's answers are read or sent. */
  owner: string
  testId: string
  /** How many questions it has. */
  questions: number
  send: typeof sendTestAnswers
  later(callback: () => void, ms: number): void
  store: PendingRoundStore
  now(): number
  /** The server has judged the test. */
  onFinished(): void
}

export interface WaitingAnswers {
  /** Those that are new or changed; null for the others. */
  readonly answers: TestAnswers
  /** Whether the test is handed in with them. */
  readonly isLast: boolean
}

export interface TestOutbox extends Pick<LetterOutbox<never>, 'flush' | 'delivery' | 'subscribe'> {
  put(question: number, given: TestAnswers[number]): void
  handIn(): void
  /** What an earlier visit left here; it is sent from now on. */
  restore(): Promise<WaitingAnswers>
}

export function createTestOutbox(parts: TestOutboxParts): TestOutbox {
  const { owner, testId, questions, send, later, store, now, onFinished } = parts
  const id = `${owner}/${testId}`
  const none: TestAnswers = Array.from({ length: questions }, () => null)
  const { put, waiting, flush, delivery, subscribe } = createLetterOutbox<WaitingAnswers & { id: string }>({
    canSend: true,
    mostALetter: 1,
    async send([letter]) {
      const outcome = letter ? await send(testId, letter) : 'saved'
      if (outcome !== 'finished') return outcome
      onFinished()
      return 'saved'
    },
    drop: () => store.drop(id),
    later,
  })

  function add(answers: TestAnswers, isLast: boolean): void {
    const before = waiting(id)
    const letter = {
      id,
      answers: withAnswers(before?.answers ?? none, answers),
      isLast: isLast || before?.isLast === true,
    }
    void store.keep({ roundId: id, moves: [letter.answers, letter.isLast], finishedAt: now() })
    put(letter)
  }

  return {
    ...{ flush, delivery, subscribe },
    put: (question, given) =>
      add(
        none.map((_, index) => (index === question ? given : null)),
        false,
      ),
    handIn: () => add(none, true),
    async restore() {
      const kept = (await store.load()).find(({ roundId }) => roundId === id)
      const answers = readAnswers(kept?.moves[0], questions)
      if (!answers) return { answers: none, isLast: false }
      const left = { answers, isLast: kept?.moves[1] === true }
      put({ id, ...left })
      return left
    },
  }
}
