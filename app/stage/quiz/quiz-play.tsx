// The table of a quiz: the sheet with the question, four answers, and the fun fact in their place once it is time for it.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { QuizState } from '#engine/learning/quiz/state.ts'
import type { PagePlaces } from '#engine/phaser/quiz/quiz-page.ts'
import { AnswerButtons } from '../answer-buttons.tsx'
import { Hud } from '../hud.tsx'
import { PhaserStage } from '../phaser-stage.tsx'
import { playSound } from '../sounds.ts'
import { LitText } from '../speech/lit-text.tsx'
import { useReadOnArrival } from '../speech/use-read-on-arrival.ts'
import { useReader } from '../speech/use-reader.ts'
import { useAnswerKeys } from '../use-answer-keys.ts'
import { useSessionState } from '../use-session.ts'
import { FactCard } from './fact-card.tsx'
import { measurePlaces } from './measure-places.ts'
import { optionsOf } from './options-of.ts'
import type { QuizKind, QuizPlaying } from './quiz-kind.ts'
import { QuizPanel } from './quiz-panel.tsx'
import { QuizSheet } from './quiz-sheet.tsx'
import { useQuestionFocus } from './use-question-focus.ts'
import { useQuizWords } from './use-quiz-words.ts'
import { WordsNotice } from './words-notice.tsx'
import './quiz-play.css'

const phaseOf = ({ phase }: QuizState) => phase
const questionOf = ({ question }: QuizState) => question
const hintsOf = ({ hints }: QuizState) => hints
const SOUNDS = { right: 'right', wrong: 'wrong', star: 'star', hint: 'tap', over: 'over' } as const

export interface QuizPlayProps {
  kind: QuizKind
  playing: QuizPlaying
}

export function QuizPlay({ kind, playing }: QuizPlayProps) {
  const { session, options, paused, isPlaying, play } = playing
  const phase = useSessionState(session, phaseOf)
  useSessionState(session, questionOf)
  useSessionState(session, hintsOf)
  const [arriving, retry] = useQuizWords(kind, options.language, session.getState())
  const words = arriving.kind === 'here' ? arriving.words : null
  const state = session.getState()
  const item = words?.items[state.question.id] ?? null
  const field = useRef<HTMLDivElement>(null)
  const [isOnCanvas, setOnCanvas] = useState(false)
  const reader = useReader(options.language)
  const asking = item && phase === 'asking' && !paused
  const spoken = asking ? [item.question, ...optionsOf(state, item).map(({ text }) => text)] : null
  useReadOnArrival(reader, options.band, state.question.id, spoken)
  const canAnswer = isPlaying && phase === 'asking' && item !== null
  useQuestionFocus(phase, item !== null)

  const answer = useCallback((option: number) => void play((ms) => ({ type: 'answer', ms, option })), [play])
  useAnswerKeys(field, canAnswer ? answer : null)

  useEffect(
    () =>
      session.subscribe(({ events }) => {
        for (const { type } of events) if (type in SOUNDS) playSound(SOUNDS[type as keyof typeof SOUNDS])
      }),
    [session],
  )

  const openStage = useCallback(
    (parent: HTMLElement) => {
      const measure = (): PagePlaces => measurePlaces(field.current ?? parent)
      const table = field.current?.parentElement ?? parent
      return kind.openStage(parent, session, { measure, table, onCanvas: setOnCanvas })
    },
    [kind, session],
  )

  return (
    <>
      <div className="table">
        <div className="field" ref={field}>
          <Hud
            session={session}
            lastLevel={kind.rules.lastLevel(options)}
            mostStars={kind.rules.mostStars(options)}
          />
          <QuizSheet
            kind={kind}
            session={session}
            words={words}
            paused={paused}
            reader={reader}
            spoken={spoken}
            isOnCanvas={isOnCanvas}
          >
            {arriving.kind !== 'here' && <WordsNotice failed={arriving.kind === 'failed'} onRetry={retry} />}
          </QuizSheet>
          <PhaserStage open={openStage} />
        </div>
        {item && phase !== 'fact' && (
          <AnswerButtons
            layout="words"
            options={optionsOf(state, item).map(({ text, why, mark }, option) => ({
              mark,
              value: (
                <>
                  <span className="text">
                    <LitText text={text} word={reader?.wordOf(option + 1)} />
                  </span>
                  {mark === 'struck' && <span className="why">{why}</span>}
                </>
              ),
            }))}
            disabled={!canAnswer}
            onAnswer={answer}
          />
        )}
        {item && phase === 'fact' && (
          <FactCard
            state={state}
            words={item}
            reader={reader}
            onNext={() => isPlaying && play((ms) => ({ type: 'next', ms }))}
          />
        )}
      </div>
      <QuizPanel
        kind={kind}
        session={session}
        words={words}
        paused={paused}
        onHint={() => isPlaying && play((ms) => ({ type: 'hint', ms }))}
      />
    </>
  )
}
