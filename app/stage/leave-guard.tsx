// Nothing of a round is lost: it is kept while it is played, and leaving it for another page asks first.
import { useBlocker } from '@remix-run/react'
import { useEffect } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button, ButtonRow } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import type { GameMove, GameRules, GameState } from '#engine/core/game-rules.ts'
import type { Session } from '#engine/core/session.ts'
import { keptRounds } from './kept-round-store.ts'
import type { OpenedRound } from './round-requests.ts'
import { ReadAround } from './speech/read-around.tsx'
import { useRoundOwner } from './use-kept-round.ts'

export interface LeaveGuardProps<
  State extends GameState,
  Move extends GameMove,
  Event,
  Refusal extends string,
> {
  rules: GameRules<State, Move, Event, Refusal>
  round: OpenedRound
  session: Session<State, Move, Event, Refusal>
  onStop: () => void
  /** The clock stands still while it is asked. */
  setPaused: (paused: boolean) => void
}

export function LeaveGuard<State extends GameState, Move extends GameMove, Event, Refusal extends string>({
  rules,
  round,
  session,
  onStop,
  setPaused,
}: LeaveGuardProps<State, Move, Event, Refusal>) {
  const owner = useRoundOwner()
  const hasPlayed = () => rules.score(session.getState()).asked > 0
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !rules.isOver(session.getState()) && hasPlayed(),
  )

  useEffect(() => {
    const { roundId, gameId, options } = round
    function keep() {
      const state = session.getState()
      if (rules.isOver(state) || rules.score(state).asked === 0) return
      const { level } = state
      void keptRounds.keep({
        roundId,
        gameId,
        options,
        rulesVersion: rules.version,
        owner,
        moves: session.log(),
        level,
        keptAt: Date.now(),
      })
    }
    const keepWhenHidden = () => document.hidden && keep()
    let { phase } = session.getState()
    const unsubscribe = session.subscribe(({ state }) => {
      if (rules.isOver(state)) void keptRounds.drop(gameId)
      else if (state.phase !== phase) keep()
      phase = state.phase
    })
    document.addEventListener('visibilitychange', keepWhenHidden)
    return () => {
      unsubscribe()
      document.removeEventListener('visibilitychange', keepWhenHidden)
      keep()
    }
  }, [rules, round, session, owner])

  const asks = blocker.state === 'blocked'
  useEffect(() => {
    if (asks) setPaused(true)
  }, [asks, setPaused])

  function stay() {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    setPaused(false)
  }

  return (
    <Dialog
      open={asks}
      onClose={stay}
      title={m.play_leave_title()}
      description={m.play_leave_text()}
      closeLabel={m.play_leave_stay()}
      size="narrow"
      startAtTitle
    >
      <ReadAround part=".paper" />
      <ButtonRow>
        <Button data-read keyAction onClick={stay}>
          {m.play_leave_stay()}
        </Button>
        {rules.stop && (
          <Button
            data-read
            variant="ghost"
            onClick={() => {
              stay()
              onStop()
            }}
          >
            {m.play_stop()}
          </Button>
        )}
        <Button data-read variant="ghost" onClick={() => blocker.state === 'blocked' && blocker.proceed()}>
          {m.play_leave()}
        </Button>
      </ButtonRow>
    </Dialog>
  )
}
