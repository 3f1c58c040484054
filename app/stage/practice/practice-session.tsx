// A practice session on the page: question and drawing, the answer, help beside it, the solution, the next one.
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { sentenceGap } from '#app/i18n/sentence-gap.ts'
import { useThemeLevel } from '#app/preferences/use-preferences.ts'
import { Glim } from '#app/ui/art/glim.tsx'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import type { Band } from '#engine/core/bands.ts'
import { checkAnswer } from '#engine/curriculum/check-answer.ts'
import type { Given } from '#engine/curriculum/practice/moves.ts'
import type { PracticeState } from '#engine/curriculum/practice/state.ts'
import type { Sentence } from '#engine/curriculum/sentence.ts'
import { writtenItemOf } from '#engine/curriculum/written/draft-item.ts'
import { ReadAloudIcon } from '../speech/read-aloud-icon.tsx'
import { ReadHere } from '../speech/read-here.tsx'
import { useReadOnArrival } from '../speech/use-read-on-arrival.ts'
import { useReader } from '../speech/use-reader.ts'
import { useAnswerKeys } from '../use-answer-keys.ts'
import { AnswerPart } from './answer-part.tsx'
import { complaintOf } from './answer-words.ts'
import { CountPicks } from './count-picks.tsx'
import { Drawing } from './drawing/drawing.tsx'
import { HelpCard, Solution } from './help-card.tsx'
import type { PracticeParts } from './load-practice.ts'
import { inFives, numbersToPick } from './numbers-to-pick.ts'
import { Passage } from './passage.tsx'
import type { OpenedPractice } from './practice-requests.ts'
import { QuestionPicture } from './question-picture.tsx'
import { Says, sentenceText } from './says.tsx'
import { spokenPartsOf } from './spoken-parts.ts'
import { Track } from './track.tsx'
import { usePractice } from './use-practice.ts'
import { WordsContext } from './words-context.ts'
import './practice-session.css'

export interface PracticeSessionProps {
  opened: OpenedPractice
  band: Band
  parts: PracticeParts
  onOver: (state: PracticeState, moves: readonly unknown[]) => void
  onLeave: () => void
}

export function PracticeSession({ opened, band, parts, onOver, onLeave }: PracticeSessionProps) {
  const { words } = parts
  const { language } = words
  const reader = useReader(language)
  const [level] = useThemeLevel()
  const { state, exercise, events, play } = usePractice(opened, parts, onOver)
  const [complaint, setComplaint] = useState<string | null>(null)
  const [whys, setWhys] = useState<Readonly<Record<string, Sentence>>>({})
  const screen = useRef<HTMLElement>(null)
  const help = useRef<HTMLElement>(null)
  const { answer } = exercise
  const numbers = level === 'elementary' ? numbersToPick(exercise) : null
  const { phase, misses, question, results } = state
  const closed = phase !== 'asking'
  const last = misses.at(-1)
  const verdict = last === undefined ? null : checkAnswer(answer, last, language)
  const why = verdict?.is === 'wrong' ? (verdict.mistake?.why ?? null) : null
  const closing = closed ? results.at(-1)?.closing : undefined
  const nameOf = (skill: string) => opened.names[skill] ?? ''
  const spokenParts = spokenPartsOf(exercise, words)
  useReadOnArrival(reader, band, `${question.skill} ${question.seed}`, closed ? null : spokenParts)
  const title =
    closing === 'right' ? m.practice_right() : closing === 'fixed' ? m.practice_fixed() : m.practice_shown()

  function give(given: Given) {
    const judged = checkAnswer(answer, given, language)
    const said = complaintOf(judged)
    setComplaint(said)
    if (said !== null) return
    if (judged.is === 'wrong' && judged.mistake) {
      const { misconception, why: reason } = judged.mistake
      setWhys((known) => ({ ...known, [misconception]: reason }))
    }
    play({ type: 'answer', given })
  }

  function leave() {
    if (results.length === 0) onLeave()
    else play({ type: 'stop' })
  }

  // Focus goes where the work goes on: to the way to answer, then to "Next".
  const place = `${results.length} ${closed}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question and each closing
  useEffect(() => {
    setComplaint(null)
    const first = screen.current?.querySelector<HTMLElement>(closed ? '.go-on' : '[data-first-focus]')
    const target = first ?? screen.current?.querySelector<HTMLElement>('.question')
    target?.focus({ preventScroll: closed ? false : !!first })
    if (!closed) screen.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [place])

  const isChoice = answer.kind === 'choice' && !closed
  useAnswerKeys(
    screen,
    isChoice ? (option) => answer.kind === 'choice' && option < answer.options.length && give(option) : null,
  )

  const back = events.find((event) => event.type === 'back')
  const reason = back?.because ? whys[back.because] : undefined
  const isReturn = events.some(({ type }) => type === 'return')
  const mastered = events.find((event) => event.type === 'mastered')
  const fields = { disabled: closed, error: complaint, onAnswer: give }
  const key = `${question.skill} ${question.seed}`
  const area = opened.areas.find((name) => name.endsWith(`/${question.skill}`))

  return (
    <WordsContext.Provider value={words}>
      <section
        ref={screen}
        className="practice-session play-frame"
        data-phase={phase}
        tabIndex={-1}
        aria-label={nameOf(question.skill)}
      >
        <header className="practice-head">
          <IconButton
            label={
              results.length > 0
                ? m.practice_leave_saved()
                : opened.options.review
                  ? m.practice_review_list()
                  : m.practice_leave()
            }
            icon={<ArrowLeft aria-hidden />}
            onClick={leave}
          />
          <h1>{nameOf(question.skill)}</h1>
          <Track state={state} />
        </header>
        {question.reason === 'due' && (
          <p className="detour">{m.practice_due({ skill: nameOf(question.skill) })}</p>
        )}
        {question.reason === 'prerequisite' && (
          <p className="detour">
            {back && reason && (
              <>
                {m.practice_same_twice()}
                {sentenceGap()}
                <Says of={reason} />
                {sentenceGap()}
              </>
            )}
            {m.practice_back({ skill: nameOf(question.skill), focus: nameOf(opened.options.focus) })}
          </p>
        )}
        {isReturn && question.reason === 'focus' && (
          <p className="detour">{m.practice_return({ focus: nameOf(question.skill) })}</p>
        )}
        <div className="practice-table">
          <Sheet className="question-paper" tape>
            {exercise.passage && <Passage of={exercise.passage} />}
            <div className="asked">
              <ReadAloudIcon reader={reader} parts={spokenParts} />
              <h2 className="question" tabIndex={-1}>
                <Says of={exercise.question} word={reader?.wordOf(0)} />
              </h2>
            </div>
            {exercise.drawing && <Drawing of={numbers ? inFives(exercise.drawing) : exercise.drawing} />}
            {area !== undefined && (
              <QuestionPicture
                area={area}
                id={writtenItemOf(exercise)}
                outcome={closed ? (closing === 'shown' ? 'wrong' : 'right') : null}
              />
            )}
          </Sheet>
          <div className="answers" key={key}>
            {answer.kind === 'number' && numbers ? (
              <CountPicks numbers={numbers} answer={answer} misses={misses} {...fields} />
            ) : (
              <AnswerPart answer={answer} misses={misses} {...fields} />
            )}
          </div>
        </div>
        <aside className="practice-help" aria-label={m.practice_help()} ref={help}>
          <Sheet className="help-paper" data-closing={closing ?? (last === undefined ? undefined : 'missed')}>
            {(closed || last !== undefined || state.hints > 0) && (
              <ReadHere
                of={help}
                language={language}
                arriving={closed ? null : { band, key: `${key} ${misses.length} ${state.hints}` }}
              />
            )}
            {closed ? (
              <>
                <Solution exercise={exercise} title={title} why={closing === 'shown' ? why : null} />
                {mastered && (
                  <p className="first-step">{m.practice_mastered({ skill: nameOf(question.skill) })}</p>
                )}
                <Button
                  className="go-on"
                  icon={<ArrowRight aria-hidden />}
                  onClick={() => play({ type: 'next' })}
                >
                  {m.practice_next()}
                </Button>
              </>
            ) : (
              <HelpCard
                exercise={exercise}
                hints={state.hints}
                missed={last !== undefined}
                why={why}
                onHint={() => play({ type: 'hint' })}
                onShow={() => play({ type: 'show' })}
              />
            )}
          </Sheet>
          <Glim
            className="helper"
            mood={
              closing === 'right' || closing === 'fixed'
                ? 'cheering'
                : last === undefined
                  ? 'hello'
                  : 'thinking'
            }
          />
        </aside>
        <p className="visually-hidden" role="status">
          {closed
            ? title
            : last !== undefined && (why ? sentenceText(why, words) : m.practice_wrong_unknown())}
        </p>
      </section>
    </WordsContext.Provider>
  )
}
