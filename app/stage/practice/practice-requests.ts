// The two requests of a practice session. A failure is a value; what cannot be read counts as one.
import type { RoundGain } from '#app/domain/progress/progress.types.ts'
import type { StickerId } from '#app/domain/progress/stickers.ts'
import type { Language } from '#engine/core/languages.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import type { PracticeEnd, PracticeOptions } from '#engine/curriculum/practice/options.ts'
import { createPendingRoundStore } from '../pending-round-store.ts'
import { post } from '../post.ts'
import { createRoundOutbox } from '../round-outbox.ts'
import { codeOf, type Failure, isGain, record, type SubmitResult, stickersOf } from '../round-requests.ts'

/** One press of Start. Sent again with the same id, it opens the same session. */
export type PracticeAttempt = SkillAttempt | ReviewAttempt

/** Looks again at what was missed. */
export interface ReviewAttempt {
  readonly attemptId: string
  readonly language: Language
}

export interface SkillAttempt extends ReviewAttempt {
  readonly skill: string
  readonly end: PracticeEnd
}

/** A session the server has opened for this browser. */
export interface OpenedPractice {
  readonly sessionId: string
  readonly rulesVersion: number
  readonly options: PracticeOptions
  /** Whose generators and sentences it needs. */
  readonly areas: readonly string[]
  /** Of every skill that may come up. */
  readonly names: Readonly<Record<string, string>>
}

interface Saved {
  readonly gain: RoundGain
  /** New in the album. */
  readonly stickers: readonly StickerId[]
}

/** POST /play/practice, or /play/review */
export async function openPractice(attempt: PracticeAttempt): Promise<Result<OpenedPractice, Failure>> {
  const answer = await post('skill' in attempt ? '/play/practice' : '/play/review', attempt, fetch)
  if (!answer) return refuse('offline')
  if (answer.status !== 201) return refuse(codeOf(answer.body) ?? 'server_fault')
  const { sessionId, rulesVersion, options, areas, names } = record(answer.body)
  if (typeof sessionId !== 'string' || typeof rulesVersion !== 'number' || !Array.isArray(areas)) {
    return refuse('server_fault')
  }
  // Our own server's answer to our own request: the rules throw on options that are none.
  return ok({ sessionId, rulesVersion, options, areas, names } as OpenedPractice)
}

/** POST /play/practice/:sessionId. A session handed in before is as good as saved. */
async function submitPractice(sessionId: string, moves: readonly unknown[]): Promise<SubmitResult<Saved>> {
  const answer = await post(`/play/practice/${encodeURIComponent(sessionId)}`, { moves }, fetch)
  if (!answer) return { kind: 'unreachable', failure: 'offline' }
  const code = codeOf(answer.body)
  if (answer.status === 200 || code === 'round_already_finished') {
    const { gain, stickers } = record(answer.body)
    if (isGain(gain)) return { kind: 'saved', gain, stickers: stickersOf(stickers) }
  }
  if (code === undefined || code === 'too_many_requests' || answer.status >= 500) {
    return { kind: 'unreachable', failure: code ?? 'server_fault' }
  }
  return { kind: 'refused', code }
}

/** Finished sessions outlive the screen they were played on, and the tab. */
export const practiceOutbox = createRoundOutbox<Saved>({
  submit: submitPractice,
  later: (callback, ms) => setTimeout(callback, ms),
  store: createPendingRoundStore(Date.now, 'sparkbook-practice'),
  now: Date.now,
})
