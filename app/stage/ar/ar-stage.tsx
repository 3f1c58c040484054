// The table of an AR game: the scene with its task, and the twin list beside it. Whatever is done in one shows in the other,
// because both play the same session.
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { GameMove, GameState } from '#engine/core/game-rules.ts'
import type { Playing } from '../game.ts'
import { HintButton } from '../hint-button.tsx'
import { Hud } from '../hud.tsx'
import type { ArGame } from './ar-game.ts'
import type { ArViewFailure } from './ar-view.ts'
import { ArWaiting } from './ar-waiting.tsx'
import { Drawing } from './drawing.tsx'
import { useFilterChoice } from './filter-choice.ts'
import { FilterPicker } from './filter-picker.tsx'
import { useKeepLesson } from './lesson.ts'
import { MissionHead } from './mission-head.tsx'
import { missionPlace } from './mission-place.ts'
import { SessionClock } from './session-clock.tsx'
import { Slip } from './slip.tsx'
import { useArPlay } from './use-ar-play.ts'
import { useFetched } from './use-fetched.ts'
import { useNotebookChoice } from './use-notebook-choice.ts'
import { useReducedMotion } from './use-reduced-motion.ts'
import { useView } from './use-view.ts'
import { ViewSwitch } from './view-switch.tsx'
import './ar-stage.css'

export interface ArStageProps<
  State extends GameState,
  Move extends GameMove,
  Event,
  Refusal extends string,
  Words,
> {
  game: ArGame<State, Move, Event, Refusal, Words>
  playing: Playing<State, Move, Event, Refusal>
}

export function ArStage<
  State extends GameState,
  Move extends GameMove,
  Event,
  Refusal extends string,
  Words,
>({ game, playing }: ArStageProps<State, Move, Event, Refusal, Words>) {
  const { session, options, isPlaying } = playing
  const { view, offered, choose, backToDesk } = useView()
  const [lost, setLost] = useState<ArViewFailure | null>(null)
  const { language, band } = options
  const loadWords = useCallback(() => game.loadWords(language, band), [game, language, band])
  const [arriving, retryWords] = useFetched(loadWords)
  const words = arriving.kind === 'here' ? arriving.value : null
  const { round, said } = useArPlay(game, playing, words)
  useKeepLesson(game, session, words)
  const notebook = useNotebookChoice(view, useFilterChoice().filter)
  const isStill = useReducedMotion()
  const { state, act } = round
  const task = words && game.task(state, words)
  const action = words && game.action(state, words)
  const hint = game.hint(state)
  const actions = useRef<HTMLDivElement>(null)
  useTaskFocus(state, hint === null && action?.isReady === true, actions)

  // It hears of the session itself.
  const hud = useMemo(
    () => <Hud session={session} lastLevel={null} mostStars={game.rules.mostStars(options)} />,
    [session, game, options],
  )

  const slip = task && <Slip {...task} />
  const viewSwitch = (
    <ViewSwitch
      offered={offered}
      view={view}
      onChoose={(next) => {
        setLost(null)
        choose(next)
      }}
    />
  )
  const buttons = (
    <>
      {/* The same sentence twice is read twice: a space that is not heard tells them apart. */}
      <p className="said" role="status">
        {said.text}
        {said.count % 2 === 1 && '\u00a0'}
      </p>
      <div className="actions" ref={actions}>
        {hint !== null && (
          <HintButton
            left={hint.left}
            disabled={!isPlaying || words === null}
            onHint={() => act((ms) => hint.move(ms))}
          />
        )}
        {action && (
          <Button
            className="main-action"
            size="small"
            aria-disabled={!isPlaying || !action.isReady}
            onClick={() => action.isReady && act((ms) => action.move(ms))}
          >
            {action.label}
          </Button>
        )}
      </div>
    </>
  )
  return (
    <div className="ar-stage" data-view={view}>
      <div className="head">
        <MissionHead
          title={game.words.title()}
          place={missionPlace(game, state)}
          missions={game.rules.lastLevel(options)}
        />
        {hud}
        <FilterPicker />
        {viewSwitch}
      </div>
      {lost !== null && view === 'desk' && (
        <Notice tone="warn" role="alert">
          {lost === 'no_xr' ? m.arview_stopped() : m.arview_undrawn()}
        </Notice>
      )}
      <div className="scene">
        {view === 'desk' && <div className="task">{slip}</div>}
        <Drawing
          game={game}
          view={view}
          scene={words && { ...round, words, view, isStill }}
          notebook={notebook}
          clock={<SessionClock />}
          viewSwitch={viewSwitch}
          task={
            <>
              <FilterPicker />
              {slip}
            </>
          }
          buttons={buttons}
          onLeave={backToDesk}
          onLost={(failure) => {
            setLost(failure)
            backToDesk()
          }}
        />
      </div>
      <div className="twin">
        {words ? (
          <game.Twin {...round} words={words} />
        ) : (
          <ArWaiting hasFailed={arriving.kind === 'failed'} onRetry={retryWords} />
        )}
        {view === 'desk' && buttons}
      </div>
    </div>
  )
}

/** Takes the reader along: to a new task, and to the one button there is to press when a task is done. */
function useTaskFocus(
  { level }: GameState,
  onlyAction: boolean,
  actions: RefObject<HTMLElement | null>,
): void {
  const before = useRef(level)
  useEffect(() => {
    if (before.current === level) return
    before.current = level
    document.getElementById('game-question')?.focus({ preventScroll: true })
  }, [level])
  useEffect(() => {
    if (onlyAction)
      actions.current?.querySelector<HTMLElement>('.main-action')?.focus({ preventScroll: true })
  }, [onlyAction, actions])
}
