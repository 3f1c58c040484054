// Finished rounds on their way to the server. Kept until the server has answered, whatever screen is shown and even when
// the tab closes, and sent when the line is back: at once on `online`, else in growing steps, else at the next visit.
import type { RoundGain } from '#app/domain/progress/progress.types.ts'
import type { RoundScore } from '#engine/core/game-rules.ts'
import type { Letter, LetterStore } from './letter-store.ts'
import type { Failure, HandedIn } from './round-requests.ts'

export type Delivery =
  | { readonly kind: 'sending' }
  | { readonly kind: 'waiting'; readonly failure: Failure }
  | { readonly kind: 'saved'; readonly score: RoundScore; readonly gain: RoundGain }
  | { readonly kind: 'refused'; readonly code: string }

export interface OutboxParts {
  handIn(roundId: string, moves: readonly unknown[]): Promise<HandedIn>
  /** Calls back once after so many milliseconds. */
  later(callback: () => void, ms: number): void
  store: LetterStore
  now(): number
}

export interface RoundOutbox {
  /** Sends a finished round; a round already known is left alone. */
  put(roundId: string, moves: readonly unknown[]): void
  /**
   * Sends what an earlier visit could not, and what waits; answers when each has been tried once.
   * @returns how many of them are saved now
   */
  restore(): Promise<number>
  /** How it stands with a round; undefined for one never put. The same object until it changes. */
  deliveryOf(roundId: string): Delivery | undefined
  /** Tries everything that waits, now. */
  retry(): void
  subscribe(listener: () => void): () => void
}

/** Waiting times between tries of their own accord, in milliseconds; the last one repeats. */
export const RETRY_AFTER_MS = [4_000, 15_000, 60_000] as const

interface Sending {
  letter: Letter
  tries: number
  /** Settles when the letter is in the store, or cannot be. */
  kept: Promise<void>
}

export function createRoundOutbox({ handIn, later, store, now }: OutboxParts): RoundOutbox {
  const sendings = new Map<string, Sending>()
  const deliveries = new Map<string, Delivery>()
  const listeners = new Set<() => void>()

  function note(roundId: string, delivery: Delivery): void {
    deliveries.set(roundId, delivery)
    for (const listener of [...listeners]) listener()
  }

  async function send(sending: Sending): Promise<void> {
    const { roundId, moves } = sending.letter
    sending.tries += 1
    const { tries } = sending
    note(roundId, { kind: 'sending' })
    const outcome = await handIn(roundId, moves)
    if (outcome.kind !== 'unreachable') {
      sendings.delete(roundId)
      note(roundId, outcome)
      // A round nobody knows may be known again when its player is signed in again: the next visit asks once more.
      if (outcome.kind === 'refused' && outcome.code === 'unknown_round') return
      await sending.kept
      await store.drop(roundId)
      return
    }
    note(roundId, { kind: 'waiting', failure: outcome.failure })
    const pause = RETRY_AFTER_MS[Math.min(tries, RETRY_AFTER_MS.length) - 1]
    if (pause !== undefined) later(() => sending.tries === tries && retryOne(roundId), pause)
  }

  function retryOne(roundId: string): void {
    const sending = sendings.get(roundId)
    if (sending && deliveries.get(roundId)?.kind === 'waiting') void send(sending)
  }

  function add(letter: Letter, kept: Promise<void>): Promise<void> {
    const sending = { letter, tries: 0, kept }
    sendings.set(letter.roundId, sending)
    return send(sending)
  }

  return {
    put(roundId, moves) {
      if (deliveries.has(roundId)) return
      const letter = { roundId, moves, finishedAt: now() }
      void add(letter, store.keep(letter))
    },
    async restore() {
      const waiting = [...sendings.values()].filter(
        ({ letter }) => deliveries.get(letter.roundId)?.kind === 'waiting',
      )
      const fresh = (await store.load()).filter(({ roundId }) => !deliveries.has(roundId))
      const tried = [...fresh, ...waiting.map(({ letter }) => letter)]
      await Promise.all([
        ...fresh.map((letter) => add(letter, Promise.resolve())),
        ...waiting.map((sending) => send(sending)),
      ])
      return tried.filter(({ roundId }) => deliveries.get(roundId)?.kind === 'saved').length
    },
    deliveryOf: (roundId) => deliveries.get(roundId),
    retry() {
      for (const roundId of [...sendings.keys()]) retryOne(roundId)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
