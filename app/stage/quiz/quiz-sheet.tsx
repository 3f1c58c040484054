// The sheet with the question, how far the level is, and the room where the canvas draws its picture. Covered while paused.
import { type ReactNode, Suspense } from 'react'
import { numberFormat } from '#app/i18n/formats.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { Sheet } from '#app/ui/sheet.tsx'
import type { QuizWords } from '#engine/learning/quiz/quiz-words.ts'
import { placeInLevel, type QuizState, topicOf } from '#engine/learning/quiz/state.ts'
import { LitText } from '../speech/lit-text.tsx'
import { ReadAloudIcon } from '../speech/read-aloud-icon.tsx'
import type { Reader } from '../speech/use-reader.ts'
import { useSessionState } from '../use-session.ts'
import { earlyFact } from './early-fact.ts'
import { LevelProgress } from './level-progress.tsx'
import type { QuizKind, QuizPlaying } from './quiz-kind.ts'
import './quiz-sheet.css'

const questionOf = ({ question }: QuizState) => question
const phaseOf = ({ phase }: QuizState) => phase
const hintsOf = ({ hints }: QuizState) => hints
const answerOf = ({ lastAnswer }: QuizState) => lastAnswer

/** The fun fact is the last hint. */
const FACT_HINT = 3

/** Characters of a question from which on it is set smaller. */
const LONG = 90

export interface QuizSheetProps {
  kind: QuizKind
  session: QuizPlaying['session']
  /** Null until they arrive; the children stand in for the question until then. */
  words: QuizWords | null
  paused: boolean
  reader: Reader | null
  /** The question and its options, as they are read aloud; null while none is asked. */
  spoken: readonly string[] | null
  /** The canvas shows the picture. */
  isOnCanvas: boolean
  children: ReactNode
}

export function QuizSheet({
  kind,
  session,
  words,
  paused,
  reader,
  spoken,
  isOnCanvas,
  children,
}: QuizSheetProps) {
  const { id } = useSessionState(session, questionOf)
  const phase = useSessionState(session, phaseOf)
  const hints = useSessionState(session, hintsOf)
  useSessionState(session, answerOf)
  const { Picture } = kind
  const number = numberFormat(useLocale())
  const { level, band, results } = session.getState()
  const item = words?.items[id]
  const question = item?.question ?? ''
  const count = kind.questionsPerLevel[band]
  const place = placeInLevel({ phase, results })
  return (
    <Sheet tape className="quiz-sheet" data-picture={kind.picture} data-question={id}>
      <div className="heading">
        {words && (
          <p className="level-title">
            {kind.levelTitle(level, words.topics[topicOf(session.getState()) - 1] ?? '')}
          </p>
        )}
        <LevelProgress results={results} count={count} asking={phase === 'asking'} />
        <p className="place">{m.quiz_place({ place: number.format(place), count: number.format(count) })}</p>
      </div>
      <div className="problem">
        <div className="asked">
          {spoken && <ReadAloudIcon reader={reader} parts={spoken} />}
          <h2
            id="game-question"
            data-testid="question"
            data-long={question.length > LONG || undefined}
            tabIndex={-1}
          >
            <LitText text={question} word={spoken ? reader?.wordOf(0) : undefined} />
          </h2>
        </div>
        {children}
        {item && phase === 'asking' && hints === FACT_HINT && (
          <p className="early-fact">
            <strong>{m.quiz_fact_title()}</strong> {earlyFact(item)}
          </p>
        )}
      </div>
      <div className="model" aria-hidden="true">
        {Picture && !isOnCanvas && (
          <Suspense>
            <Picture state={session.getState()} />
          </Suspense>
        )}
      </div>
      {paused && (
        <div className="cover">
          <p className="title">{m.play_paused_title()}</p>
          <p>{m.quiz_paused_text()}</p>
        </div>
      )}
    </Sheet>
  )
}
