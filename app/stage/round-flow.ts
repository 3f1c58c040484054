// Where a player stands between start screen and result, as a pure reducer: what the screens show follows from it.
// Opening a round goes on beside the screen it was asked from, so a failure loses nothing that is on show.
import type { RoundScore } from '#engine/core/game-rules.ts'
import type { Attempt, Failure, OpenedRound } from './round-requests.ts'

export type Place =
  | { readonly screen: 'start' }
  | { readonly screen: 'play'; readonly round: OpenedRound }
  | {
      readonly screen: 'complete'
      readonly round: OpenedRound
      readonly score: RoundScore
      /** Before its end, by "Finish now" or a move of the game that ends it. */
      readonly stopped: boolean
    }

/** A round asked for; `failure` is null while the answer is awaited. */
export interface Opening {
  readonly attempt: Attempt
  readonly failure: Failure | null
}

export interface RoundFlow {
  readonly place: Place
  readonly opening: Opening | null
}

export type FlowEvent =
  /** Start, Play Again, or the same attempt once more. */
  | { readonly type: 'asked'; readonly attempt: Attempt }
  | { readonly type: 'opened'; readonly attemptId: string; readonly round: OpenedRound }
  | { readonly type: 'failed'; readonly attemptId: string; readonly failure: Failure }
  /** A round left at an earlier visit is gone on with. */
  | { readonly type: 'resumed'; readonly round: OpenedRound }
  | {
      readonly type: 'finished'
      readonly roundId: string
      readonly score: RoundScore
      readonly stopped: boolean
    }

export const FLOW_START: RoundFlow = { place: { screen: 'start' }, opening: null }

/** Answers to an attempt that is no longer waited for change nothing. */
export function reduceFlow(flow: RoundFlow, event: FlowEvent): RoundFlow {
  switch (event.type) {
    case 'asked':
      return isWaiting(flow) ? flow : { ...flow, opening: { attempt: event.attempt, failure: null } }
    case 'opened':
      if (!isWaiting(flow, event.attemptId)) return flow
      return { place: { screen: 'play', round: event.round }, opening: null }
    case 'failed':
      if (!flow.opening || !isWaiting(flow, event.attemptId)) return flow
      return { ...flow, opening: { ...flow.opening, failure: event.failure } }
    case 'resumed':
      return isWaiting(flow) ? flow : { place: { screen: 'play', round: event.round }, opening: null }
    case 'finished': {
      const { place } = flow
      if (place.screen !== 'play' || place.round.roundId !== event.roundId) return flow
      return {
        ...flow,
        place: { screen: 'complete', round: place.round, score: event.score, stopped: event.stopped },
      }
    }
  }
}

function isWaiting({ opening }: RoundFlow, attemptId = opening?.attempt.attemptId): boolean {
  return opening !== null && opening.failure === null && opening.attempt.attemptId === attemptId
}
