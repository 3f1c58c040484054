// A round from its first state to its last: session, clock, pause, and the log when it is over.
import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { GameMove, GameRules, GameState, RoundScore } from '#engine/core/game-rules.ts'
import { createSession } from '#engine/core/session.ts'
import type { Playing } from './game.ts'
import type { FrameSource } from './round-clock.ts'
import type { OpenedRound } from './round-requests.ts'
import { usePause } from './use-pause.ts'
import { useRoundClock } from './use-round-clock.ts'
import { useSessionState } from './use-session.ts'
import { wasStopped } from './was-stopped.ts'

export interface PlayedRound {
  readonly score: RoundScore
  /** As the server wants it. */
  readonly moves: readonly unknown[]
  /** Before its end, by "Finish now" or a move of the game that ends it. */
  readonly stopped: boolean
}

const isOver = ({ phase }: GameState) => phase === 'over'

/** A round from the beginning, or from where it was left. */
function openSession<State, Move extends GameMove, Event, Refusal extends string>(
  rules: GameRules<State, Move, Event, Refusal>,
  { options, moves = [] }: OpenedRound,
) {
  const session = createSession(rules, options)
  // What the rules refuse of it changes nothing.
  for (const move of moves) session.dispatch(move as Move)
  return session
}

/**
 * @param onOver called once, when the last move is made
 * @param frames how often the round is told the time
 */
export function usePlayedRound<State extends GameState, Move extends GameMove, Event, Refusal extends string>(
  rules: GameRules<State, Move, Event, Refusal>,
  round: OpenedRound,
  onOver: (played: PlayedRound) => void,
  frames: FrameSource,
): Playing<State, Move, Event, Refusal> {
  const session = useMemo(() => openSession(rules, round), [rules, round])
  const over = useSessionState(session, isOver)
  const [paused, setPaused] = usePause(round.moves !== undefined)
  const isPlaying = !paused && !over

  const clock = useRoundClock((ms) => session.dispatch({ type: 'tick', ms }).ok, isPlaying, frames)
  const play = useCallback(
    (move: (ms: number) => Move) => {
      let taken = false
      clock.spend((ms) => {
        taken = session.dispatch(move(ms)).ok
        return taken
      })
      return taken
    },
    [clock, session],
  )

  const latestOnOver = useRef(onOver)
  useEffect(() => {
    latestOnOver.current = onOver
  })
  useEffect(
    () =>
      session.subscribe(({ state }) => {
        if (!rules.isOver(state)) return
        const moves = session.log()
        const stopped = wasStopped(rules, state, moves)
        latestOnOver.current({ score: rules.score(state), moves, stopped })
      }),
    [session, rules],
  )

  const stop = useCallback(() => clock.spend((ms) => session.stop(ms).ok), [clock, session])

  return { session, options: round.options, paused, isPlaying, setPaused, play, stop }
}
