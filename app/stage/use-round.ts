// Ties the flow of a round to the network: opens rounds, hands in finished ones, and says how it stands.
import { useCallback, useEffect, useReducer, useSyncExternalStore } from 'react'
import type { RoundScore } from '#engine/core/game-rules.ts'
import { FLOW_START, type RoundFlow, reduceFlow } from './round-flow.ts'
import { createRoundOutbox, type Delivery } from './round-outbox.ts'
import { type Attempt, handInRound, openRound } from './round-requests.ts'

/** One for the page: results outlive the screen they were played on. */
const outbox = createRoundOutbox({
  handIn: (roundId, moves) => handInRound(roundId, moves),
  later: (callback, ms) => setTimeout(callback, ms),
})

/** What the player chooses before a round. */
export type RoundChoice = Pick<Attempt, 'band' | 'timed' | 'language' | 'challenge'>

export interface RoundControls {
  flow: RoundFlow
  /** How it stands with the result on show; undefined while there is none. */
  delivery: Delivery | undefined
  /** Start or Play Again: a new round. */
  start(choice: RoundChoice): void
  /** The attempt that failed, once more. */
  retryStart(): void
  finish(roundId: string, score: RoundScore, moves: readonly unknown[]): void
  /** Sends what waits, now. */
  retryHandIn(): void
}

export function useRound(game: { readonly id: string; readonly version: number }): RoundControls {
  const [flow, send] = useReducer(reduceFlow, FLOW_START)
  const { id: gameId, version } = game

  const ask = useCallback(
    async (attempt: Attempt) => {
      send({ type: 'asked', attempt })
      const { attemptId } = attempt
      const opened = await openRound(attempt, version)
      send(
        opened.ok
          ? { type: 'opened', attemptId, round: opened.value }
          : { type: 'failed', attemptId, failure: opened.code },
      )
    },
    [version],
  )

  const finish = useCallback((roundId: string, score: RoundScore, moves: readonly unknown[]) => {
    outbox.put(roundId, moves)
    send({ type: 'finished', roundId, score })
  }, [])

  useEffect(() => {
    addEventListener('online', outbox.retry)
    return () => removeEventListener('online', outbox.retry)
  }, [])

  const isOpening = flow.opening !== null && flow.opening.failure === null
  const roundId = flow.place.screen === 'complete' ? flow.place.round.roundId : null
  const readDelivery = () => (roundId === null ? undefined : outbox.deliveryOf(roundId))

  return {
    flow,
    delivery: useSyncExternalStore(outbox.subscribe, readDelivery, () => undefined),
    start({ band, timed, language, challenge }) {
      if (isOpening) return
      void ask({ attemptId: crypto.randomUUID(), gameId, band, timed, language, challenge })
    },
    retryStart() {
      if (!isOpening && flow.opening) void ask(flow.opening.attempt)
    },
    finish,
    retryHandIn: outbox.retry,
  }
}
