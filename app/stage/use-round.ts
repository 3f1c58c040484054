// Ties the flow of a round to the network: opens rounds, hands in finished ones, and says how it stands.
import { useCallback, useEffect, useReducer, useSyncExternalStore } from 'react'
import { pageOutbox } from './page-outbox.ts'
import { FLOW_START, type RoundFlow, reduceFlow } from './round-flow.ts'
import type { Delivery } from './round-outbox.ts'
import { type Attempt, type OpenedRound, openRound } from './round-requests.ts'
import type { PlayedRound } from './use-played-round.ts'

/** What the player chooses before a round. */
export type RoundChoice = Pick<Attempt, 'band' | 'timed' | 'language' | 'challenge' | 'daily'>

export interface RoundControls {
  flow: RoundFlow
  /** How it stands with the result on show; undefined while there is none. */
  delivery: Delivery | undefined
  /** Start or Play Again: a new round. */
  start(choice: RoundChoice): void
  /** The attempt that failed, once more. */
  retryStart(): void
  /** Goes on with a round of an earlier visit. */
  resume(round: OpenedRound): void
  finish(roundId: string, played: PlayedRound): void
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

  const finish = useCallback((roundId: string, { score, moves, stopped }: PlayedRound) => {
    pageOutbox.put(roundId, moves)
    send({ type: 'finished', roundId, score, stopped })
  }, [])

  useEffect(() => {
    void pageOutbox.restore()
    addEventListener('online', pageOutbox.retry)
    return () => removeEventListener('online', pageOutbox.retry)
  }, [])

  const isOpening = flow.opening !== null && flow.opening.failure === null
  const roundId = flow.place.screen === 'complete' ? flow.place.round.roundId : null
  const readDelivery = () => (roundId === null ? undefined : pageOutbox.deliveryOf(roundId))

  return {
    flow,
    delivery: useSyncExternalStore(pageOutbox.subscribe, readDelivery, () => undefined),
    start(choice) {
      if (isOpening) return
      void ask({ attemptId: crypto.randomUUID(), gameId, ...choice })
    },
    retryStart() {
      if (!isOpening && flow.opening) void ask(flow.opening.attempt)
    },
    resume: (round) => send({ type: 'resumed', round }),
    finish,
    retryHandIn: pageOutbox.retry,
  }
}
