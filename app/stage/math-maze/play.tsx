// The table of Math Maze: the maze, four arrows for thumbs, and the problem when a door is tried.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import type { Direction } from '#engine/games/math-maze/maze.ts'
import type { MathMazeMove } from '#engine/games/math-maze/moves.ts'
import { type MathMazeRefusal, mathMazeRules } from '#engine/games/math-maze/rules.ts'
import type { MathMazeEvent, MathMazeState } from '#engine/games/math-maze/state.ts'
import type { Playing } from '../game.ts'
import { Hud } from '../hud.tsx'
import { PhaserStage } from '../phaser-stage.tsx'
import { playSound } from '../sounds.ts'
import { useSessionState } from '../use-session.ts'
import { ArrowPad } from './arrow-pad.tsx'
import { MathMazePanel } from './math-maze-panel.tsx'
import { MazeBoard } from './maze-board.tsx'
import { type Said, whereWords, wordsFor } from './maze-words.ts'
import { openMathMazeStage } from './open-stage.ts'
import { ProblemDialog } from './problem-dialog.tsx'
import { keepTargetPosition } from './target-position.ts'
import { useMazeKeys } from './use-maze-keys.ts'

const phaseOf = ({ phase }: MathMazeState) => phase
const problemOf = ({ problem }: MathMazeState) => problem
const hintsOf = ({ hints }: MathMazeState) => hints
const givenOf = ({ lastAnswer }: MathMazeState) => lastAnswer
const doorOf = ({ door }: MathMazeState) => door

export interface MathMazePlayProps {
  playing: Playing<MathMazeState, MathMazeMove, MathMazeEvent, MathMazeRefusal>
}

export function MathMazePlay({ playing }: MathMazePlayProps) {
  const { session, options, paused, isPlaying, play } = playing
  const phase = useSessionState(session, phaseOf)
  const problem = useSessionState(session, problemOf)
  const hints = useSessionState(session, hintsOf)
  const given = useSessionState(session, givenOf)
  const door = useSessionState(session, doorOf)
  const locale = useLocale()
  const field = useRef<HTMLDivElement>(null)
  const { said, shown, say } = useWords(session, locale)
  const canWalk = isPlaying && phase === 'walking'
  const isOpen = phase === 'asking' || phase === 'feedback'

  const step = useCallback(
    (direction: Direction) => void play((ms) => ({ type: 'step', ms, direction })),
    [play],
  )
  const answer = useCallback((option: number) => void play((ms) => ({ type: 'answer', ms, option })), [play])
  const hint = useCallback(() => void play((ms) => ({ type: 'hint', ms })), [play])
  // Refused while the result is on show: that closes by itself.
  const close = useCallback(() => void play((ms) => ({ type: 'close', ms })), [play])
  const look = useCallback(() => say(whereWords(session.getState(), locale)), [say, session, locale])
  useMazeKeys(
    field,
    useMemo(() => (canWalk ? { step, look } : null), [canWalk, step, look]),
  )
  useEffect(() => keepTargetPosition(door), [door])
  useEffect(() => () => keepTargetPosition(null), [])
  useEffect(() => session.subscribe(({ events }) => events.forEach(sound)), [session])

  const openStage = useCallback(
    (parent: HTMLElement) => openMathMazeStage(parent, field.current ?? parent, session, locale),
    [session, locale],
  )

  return (
    <>
      <div className="table">
        <div className="field maze-field" ref={field}>
          <Hud
            session={session}
            lastLevel={mathMazeRules.lastLevel(options)}
            mostStars={mathMazeRules.mostStars(options)}
          />
          <MazeBoard session={session} paused={paused} onStep={(direction) => canWalk && step(direction)} />
          <PhaserStage open={openStage} />
        </div>
        <ArrowPad disabled={!canWalk} onStep={step} />
        <ProblemDialog
          open={isOpen && !paused}
          problem={problem}
          band={options.band}
          hints={hints}
          given={given}
          onAnswer={answer}
          onHint={hint}
          onClose={close}
        />
      </div>
      <MathMazePanel session={session} paused={paused} said={said} shown={shown} onLook={look} />
    </>
  )
}

interface Words {
  /** The latest, and how many came before them. */
  readonly said: Said & { readonly count: number }
  /** What was last to be read by everybody. */
  readonly shown: string
}

/** The words of the round as they come, and those that stay on show. */
function useWords(session: MathMazePlayProps['playing']['session'], locale: string) {
  const [words, setWords] = useState<Words>(() => ({
    said: { text: m.maze_begin(), shown: true, count: 0 },
    shown: m.maze_begin(),
  }))
  const add = useCallback((text: string, isShown: boolean) => {
    setWords(({ said, shown }) => ({
      said: { text, shown: isShown, count: said.count + 1 },
      shown: isShown ? text : shown,
    }))
  }, [])
  useEffect(
    () =>
      session.subscribe((step) => {
        const said = wordsFor(step, locale)
        if (said) add(said.text, said.shown)
      }),
    [session, locale, add],
  )
  return { ...words, say: useCallback((text: string) => add(text, true), [add]) }
}

function sound({ type }: MathMazeEvent): void {
  if (type === 'right' || type === 'wrong' || type === 'star' || type === 'over') playSound(type)
  else if (type === 'level-up') playSound('level')
  else if (type === 'opened' || type === 'hint') playSound('tap')
  else if (type === 'cleared') playSound('door')
  else if (type === 'bumped') playSound('thud')
}
