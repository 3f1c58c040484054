// The sheet with the question and its picture, which the canvas draws once it is there. While paused the sheet is
// covered, so that nobody reads it while the clock is paused.
import { type CSSProperties, lazy, Suspense, useRef } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { Sheet } from '#app/ui/sheet.tsx'
import type { MathMasterState } from '#engine/games/math-master/state.ts'
import type { MathMasterSession } from '#engine/phaser/math-master/math-master-scene.ts'
import { figuresOf, spokenQuestion } from '../arithmetic/figures.ts'
import { ReadAloudIcon } from '../speech/read-aloud-icon.tsx'
import { useReadOnArrival } from '../speech/use-read-on-arrival.ts'
import { useReader } from '../speech/use-reader.ts'
import { useSessionState } from '../use-session.ts'
import './question-sheet.css'

/** When play begins: the start screen has no sum to draw. */
const LazyPicture = lazy(async () => {
  const { ProblemPicture } = await import('../arithmetic/problem-picture.tsx')
  return { default: ProblemPicture }
})

const problemOf = ({ problem }: MathMasterState) => problem
const closedOf = ({ lastAnswer }: MathMasterState) => lastAnswer

export interface QuestionSheetProps {
  session: MathMasterSession
  paused: boolean
  /** The canvas shows the picture of the problem. */
  onCanvas: boolean
}

export function QuestionSheet({ session, paused, onCanvas }: QuestionSheetProps) {
  const problem = useSessionState(session, problemOf)
  const closed = useSessionState(session, closedOf)
  const missed =
    closed?.kind === 'wrong' && closed.chosen !== null ? problem.options[closed.chosen] : undefined
  const locale = useLocale()
  const question = useRef<HTMLHeadingElement>(null)
  const reader = useReader(locale)
  const { band } = session.getState()
  useReadOnArrival(reader, band, spokenQuestion(problem, locale), paused || closed ? null : question)
  const places = figuresOf(problem, locale)
  const count = places.reduce((sum, word) => sum + word.length, 0)
  const words = { '--figures': count, '--words': places.length } as CSSProperties
  return (
    <Sheet tape className="question-sheet">
      <div className="asking">
        <div className="problem">
          <h2
            ref={question}
            id="math-master-question"
            data-testid="question"
            style={words}
            aria-label={spokenQuestion(problem, locale)}
          >
            {places.map((word, index) => {
              const figures = word.map(({ text, kind }, place) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its place in the question
                  key={place}
                  className={text === '-' ? `${kind} minus` : kind}
                >
                  {text}
                </span>
              ))
              return index === 0 ? figures : [' ', ...figures]
            })}
          </h2>
        </div>
        {!paused && <ReadAloudIcon reader={reader} parts={question} small />}
      </div>
      <div className="model" aria-hidden="true">
        {!onCanvas && (
          <Suspense>
            <LazyPicture problem={problem} band={band} isAnswered={closed !== null} missed={missed} />
          </Suspense>
        )}
      </div>
      {paused && (
        <div className="cover">
          <p className="title">{m.play_paused_title()}</p>
          <p>{m.play_paused_text()}</p>
        </div>
      )}
    </Sheet>
  )
}
