// Finished rounds on their way to the server. Kept until the server has answered, whatever screen is shown and even when
// the tab closes, and sent when the line is back: at once on `online`, else in growing steps, else at the next visit.
import type { PendingRound, PendingRoundStore } from './pending-round-store.ts'
import { RETRY_AFTER_MS } from './retry-after.ts'
import type { Failure, SavedRound, SubmitResult } from './round-requests.ts'

export type Delivery<Saved = SavedRound> =
  | { readonly kind: 'sending' }
  | { readonly kind: 'waiting'; readonly failure: Failure }
  | ({ readonly kind: 'saved' } & Saved)
  | { readonly kind: 'refused'; readonly code: string }

export interface OutboxParts<Saved> {
  submit(roundId: string, moves: readonly unknown[]): Promise<SubmitResult<Saved>>
  /** Calls back once after so many milliseconds. */
  later(callback: () => void, ms: number): void
  store: PendingRoundStore
  now(): number
}

export interface RoundOutbox<Saved = SavedRound> {
  /** Sends a finished round; a round already known is left alone. */
  put(roundId: string, moves: readonly unknown[]): void
  /**
   * Sends what an earlier visit could not, and what waits; answers when each has been tried once.
   * @returns how many of them are saved now
   */
  restore(): Promise<number>
  /** How it stands with a round; undefined for one never put. The same object until it changes. */
  deliveryOf(roundId: string): Delivery<Saved> | undefined
  /** Tries everything that waits, now. */
  retry(): void
  subscribe(listener: () => void): () => void
}

interface Submission {
  round: PendingRound
  tries: number
  /** Settles when the round is in the store, or cannot be. */
  kept: Promise<void>
}

export function createRoundOutbox<Saved = SavedRound>({
  submit,
  later,
  store,
  now,
}: OutboxParts<Saved>): RoundOutbox<Saved> {
  const submissions = new Map<string, Submission>()
  const deliveries = new Map<string, Delivery<Saved>>()
  const listeners = new Set<() => void>()

  function note(roundId: string, delivery: Delivery<Saved>): void {
    deliveries.set(roundId, delivery)
    for (const listener of [...listeners]) listener()
  }

  async function send(submission: Submission): Promise<void> {
    const { roundId, moves } = submission.round
    submission.tries += 1
    const { tries } = submission
    note(roundId, { kind: 'sending' })
    const outcome = await submit(roundId, moves)
    if (outcome.kind !== 'unreachable') {
      submissions.delete(roundId)
      note(roundId, outcome)
      // A round of another session is found again when its player is signed in again: the next visit asks once more.
      if (outcome.kind === 'refused' && outcome.code === 'unknown_round') return
      await submission.kept
      await store.drop(roundId)
      return
    }
    note(roundId, { kind: 'waiting', failure: outcome.failure })
    const pause = RETRY_AFTER_MS[Math.min(tries, RETRY_AFTER_MS.length) - 1]
    if (pause !== undefined) later(() => submission.tries === tries && retryOne(roundId), pause)
  }

  function retryOne(roundId: string): void {
    const submission = submissions.get(roundId)
    if (submission && deliveries.get(roundId)?.kind === 'waiting') void send(submission)
  }

  function add(round: PendingRound, kept: Promise<void>): Promise<void> {
    const submission = { round, tries: 0, kept }
    submissions.set(round.roundId, submission)
    return send(submission)
  }

  return {
    put(roundId, moves) {
      if (deliveries.has(roundId)) return
      const round = { roundId, moves, finishedAt: now() }
      void add(round, store.keep(round))
    },
    async restore() {
      const waiting = [...submissions.values()].filter(
        ({ round }) => deliveries.get(round.roundId)?.kind === 'waiting',
      )
      const fresh = (await store.load()).filter(({ roundId }) => !deliveries.has(roundId))
      const tried = [...fresh, ...waiting.map(({ round }) => round)]
      await Promise.all([
        ...fresh.map((round) => add(round, Promise.resolve())),
        ...waiting.map((submission) => send(submission)),
      ])
      return tried.filter(({ roundId }) => deliveries.get(roundId)?.kind === 'saved').length
    },
    deliveryOf: (roundId) => deliveries.get(roundId),
    retry() {
      for (const roundId of [...submissions.keys()]) retryOne(roundId)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
