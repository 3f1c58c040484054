// A round being played: score, level and stars above, the game's own screen below, pause and sound beside. The game is in
// the page itself; a canvas only decorates it.
import { Flag, Pause, Play as PlayIcon } from 'lucide-react'
import { type ComponentType, useEffect, useLayoutEffect, useRef } from 'react'
import { numberFormat } from '#app/i18n/formats.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { GameMove, GameRules, GameState } from '#engine/core/game-rules.ts'
import type { Playing } from './game.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { browserFrames, type FrameSource } from './round-clock.ts'
import type { OpenedRound } from './round-requests.ts'
import { SoundButton } from './sound-button.tsx'
import { prepareSounds } from './sounds.ts'
import { useOnline } from './use-online.ts'
import { type PlayedRound, usePlayedRound } from './use-played-round.ts'
import { useSessionState } from './use-session.ts'
import './play-frame.css'

export interface PlayFrameProps<
  State extends GameState,
  Move extends GameMove,
  Event,
  Refusal extends string,
> {
  rules: GameRules<State, Move, Event, Refusal>
  /** Another round needs another frame: give it the round's id as key. */
  round: OpenedRound
  title: string
  Play: ComponentType<{ playing: Playing<State, Move, Event, Refusal> }>
  onOver: (played: PlayedRound) => void
  /** How often the round is told the time: as often as the browser draws, unless given. */
  frames?: FrameSource | undefined
  /** The round is kept while it is played, leaving it asks first, and it may be finished before its end if its rules let it. */
  kept?: boolean
}

const phaseOf = ({ phase }: GameState) => phase
const levelOf = ({ level }: GameState) => level

export function PlayFrame<State extends GameState, Move extends GameMove, Event, Refusal extends string>({
  rules,
  round,
  title,
  Play,
  onOver,
  frames = browserFrames,
  kept = false,
}: PlayFrameProps<State, Move, Event, Refusal>) {
  const playing = usePlayedRound(rules, round, onOver, frames)
  const { session, paused, setPaused, stop } = playing
  const phase = useSessionState(session, phaseOf)
  const level = useSessionState(session, levelOf)
  const online = useOnline()
  const number = numberFormat(useLocale())
  const screen = useRef<HTMLElement>(null)

  // Before anybody can press a key: a Tab from the vanished start screen would lead nowhere.
  useLayoutEffect(() => {
    if (screen.current) showFromTop(screen.current)
  }, [])
  useEffect(prepareSounds, [])
  useEffect(() => {
    if (screen.current) showAfterPause(screen.current, paused)
  }, [paused])

  return (
    <Wrap>
      <section
        ref={screen}
        className="play-frame"
        data-phase={paused ? 'paused' : phase}
        data-game={rules.id}
        tabIndex={-1}
        aria-label={m.play_label({ game: title, level: number.format(level) })}
        aria-describedby="game-question"
      >
        <h1 className="visually-hidden">{title}</h1>
        {!online && (
          <Notice>
            <p>{m.play_offline()}</p>
          </Notice>
        )}
        <Play playing={playing} />
        <div className="controls">
          <Button
            variant="ghost"
            className="pause"
            icon={paused ? <PlayIcon aria-hidden /> : <Pause aria-hidden />}
            onClick={() => setPaused(!paused)}
          >
            {paused ? m.play_continue() : m.play_pause()}
          </Button>
          {kept && paused && rules.stop && rules.score(session.getState()).asked > 0 && (
            <Button variant="ghost" icon={<Flag aria-hidden />} onClick={stop}>
              {m.play_stop()}
            </Button>
          )}
          <SoundButton />
        </div>
        {kept && (
          <LeaveGuard rules={rules} round={round} session={session} onStop={stop} setPaused={setPaused} />
        )}
      </section>
    </Wrap>
  )
}

/**
 * Puts focus (to the game's own board where it has one) and view to the beginning of the round, below the page's header
 * where both fit on the screen.
 */
function showFromTop(screen: HTMLElement): void {
  const first = screen.querySelector<HTMLElement>('[data-first-focus]') ?? screen
  first.focus({ preventScroll: true })
  window.scrollTo({ top: 0, behavior: 'instant' })
  if (screen.getBoundingClientRect().bottom > window.innerHeight) {
    screen.scrollIntoView({ block: 'start', behavior: 'instant' })
  }
}

/** The cover, and afterwards the question, must be in view; a tab that paused itself waits at its way on. */
function showAfterPause(screen: HTMLElement, paused: boolean): void {
  if (screen.getBoundingClientRect().top < 0) screen.scrollIntoView({ block: 'start', behavior: 'instant' })
  if (paused) screen.querySelector<HTMLElement>('.pause')?.focus({ preventScroll: true })
}
