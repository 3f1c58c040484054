// Finished rounds on their way to the server. Lives as long as the page, whatever screen is shown, so that a result
// played without a connection is sent when the line is back: at once on `online`, else in growing steps.
import type { RoundGain } from '#app/domain/progress/progress.types.ts'
import type { RoundScore } from '#engine/core/game-rules.ts'
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
}

export interface RoundOutbox {
  /** Sends a finished round; a round already known is left alone. */
  put(roundId: string, moves: readonly unknown[]): void
  /** How it stands with a round; undefined for one never put. The same object until it changes. */
  deliveryOf(roundId: string): Delivery | undefined
  /** Tries everything that waits, now. */
  retry(): void
  subscribe(listener: () => void): () => void
}

/** Waiting times between tries of their own accord, in milliseconds; the last one repeats. */
export const RETRY_AFTER_MS = [4_000, 15_000, 60_000] as const

interface Letter {
  moves: readonly unknown[]
  tries: number
}

export function createRoundOutbox({ handIn, later }: OutboxParts): RoundOutbox {
  const letters = new Map<string, Letter>()
  const deliveries = new Map<string, Delivery>()
  const listeners = new Set<() => void>()

  function note(roundId: string, delivery: Delivery): void {
    deliveries.set(roundId, delivery)
    for (const listener of [...listeners]) listener()
  }

  async function send(roundId: string, letter: Letter): Promise<void> {
    letter.tries += 1
    const { tries } = letter
    note(roundId, { kind: 'sending' })
    const outcome = await handIn(roundId, letter.moves)
    if (outcome.kind !== 'unreachable') {
      letters.delete(roundId)
      note(roundId, outcome)
      return
    }
    note(roundId, { kind: 'waiting', failure: outcome.failure })
    const pause = RETRY_AFTER_MS[Math.min(tries, RETRY_AFTER_MS.length) - 1]
    if (pause !== undefined) later(() => letter.tries === tries && retryOne(roundId), pause)
  }

  function retryOne(roundId: string): void {
    const letter = letters.get(roundId)
    if (letter && deliveries.get(roundId)?.kind === 'waiting') void send(roundId, letter)
  }

  return {
    put(roundId, moves) {
      if (deliveries.has(roundId)) return
      const letter = { moves, tries: 0 }
      letters.set(roundId, letter)
      void send(roundId, letter)
    },
    deliveryOf: (roundId) => deliveries.get(roundId),
    retry() {
      for (const roundId of [...letters.keys()]) retryOne(roundId)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
