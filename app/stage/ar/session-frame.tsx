// The rounds of an AR session; above every screen of theirs the time that is left of it and the way to end it. When the time is
// up, the round that is on the table may still be finished: nothing won is lost. The next one needs another session.
import { useMemo, useState } from 'react'
import { useClock } from '#app/clock/use-clock.ts'
import type { ArSession } from '#app/domain/ar/ar.types.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { Art } from '#app/ui/art/art.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { GameMove, GameState } from '#engine/core/game-rules.ts'
import type { Game } from '../game.ts'
import { GameFrame } from '../game-frame.tsx'
import type { Owned } from '../owned.ts'
import type { ArLesson } from './ar-game.ts'
import { ArOutcome, type ArOutcomeProps } from './ar-outcome.tsx'
import { ArSessionContext } from './ar-session.ts'
import { KeepLesson } from './lesson.ts'
import { SessionClock } from './session-clock.tsx'
import { useAfterSession } from './use-after-session.ts'

export interface SessionFrameProps {
  /** The session as the server last told it; null once it has ended. */
  session: ArSession | null
  /** When the server told so, by its clock. */
  now: number
  owned: Owned
  /** Ends the session where it is open, and leaves. */
  onEnd: () => void
}

export function SessionFrame<State extends GameState, Move extends GameMove, Event, Refusal extends string>({
  game,
  session,
  now,
  owned,
  onEnd,
  Thing,
}: SessionFrameProps & Pick<ArOutcomeProps, 'Thing'> & { game: Game<State, Move, Event, Refusal> }) {
  const time = useClock({ now, ends: session ? [session.endTime] : [] })
  const left = session ? Math.max(0, session.endTime - time) : 0
  const lasts = session ? session.endTime - session.startTime : 0
  const [screen, onScreen] = useAfterSession(session, onEnd)
  const [lesson, setLesson] = useState<ArLesson | null>(null)
  const shown = useMemo(() => ({ left, lasts }), [left, lasts])
  return (
    <ArSessionContext.Provider value={shown}>
      <Wrap>
        <div className="session-head">
          {session === null ? (
            <Notice>
              <p>{screen === 'play' ? m.arplay_after_end() : m.arplay_ended()}</p>
            </Notice>
          ) : (
            <SessionClock />
          )}
          <Button variant="ghost" size="small" onClick={onEnd}>
            {session === null ? m.arplay_leave() : m.arplay_end()}
          </Button>
        </div>
      </Wrap>
      <KeepLesson.Provider value={setLesson}>
        <GameFrame
          game={game}
          owned={owned}
          onScreen={onScreen}
          result={{ picture: <Art name={game.art} />, outcome: <ArOutcome lesson={lesson} Thing={Thing} /> }}
          onClosed={session ? undefined : onEnd}
        />
      </KeepLesson.Provider>
    </ArSessionContext.Provider>
  )
}
