// One exercise of a lesson, judged in the browser: nothing is counted, so any number of tries and hints will do.
import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { checkAnswer } from '#engine/curriculum/check-answer.ts'
import type { Exercise } from '#engine/curriculum/exercise.ts'
import type { Given } from '#engine/curriculum/practice/moves.ts'
import { AnswerPart } from '../practice/answer-part.tsx'
import { complaintOf } from '../practice/answer-words.ts'
import { Drawing } from '../practice/drawing/drawing.tsx'
import { HelpCard, Solution } from '../practice/help-card.tsx'
import { Passage } from '../practice/passage.tsx'
import { Says } from '../practice/says.tsx'
import { useWords } from '../practice/words-context.ts'

export interface LessonExerciseProps {
  exercise: Exercise
  /** It was answered rightly, or its solution was read. */
  onDone: () => void
  /** What may come after it. */
  next: { readonly label: string; readonly go: () => void } | null
}

export function LessonExercise({ exercise, onDone, next }: LessonExerciseProps) {
  const { language } = useWords()
  const [misses, setMisses] = useState<readonly Given[]>([])
  const [hints, setHints] = useState(0)
  const [complaint, setComplaint] = useState<string | null>(null)
  const [closing, setClosing] = useState<'right' | 'fixed' | 'shown' | null>(null)
  const { answer } = exercise
  const last = misses.at(-1)
  const verdict = last === undefined ? null : checkAnswer(answer, last, language)
  const why = verdict?.is === 'wrong' ? (verdict.mistake?.why ?? null) : null

  function close(as: NonNullable<typeof closing>) {
    setClosing(as)
    onDone()
  }
  function give(given: Given) {
    const judged = checkAnswer(answer, given, language)
    const said = complaintOf(judged)
    setComplaint(said)
    if (said !== null) return
    if (judged.is === 'right') close(misses.length === 0 ? 'right' : 'fixed')
    else setMisses([...misses, given])
  }

  const titles = { right: m.practice_right, fixed: m.practice_fixed, shown: m.practice_shown }
  return (
    <div className="lesson-exercise">
      <div className="asked">
        {exercise.passage && <Passage of={exercise.passage} />}
        <p className="question">
          <Says of={exercise.question} />
        </p>
        {exercise.drawing && <Drawing of={exercise.drawing} />}
        <div className="answers">
          <AnswerPart
            answer={answer}
            misses={misses}
            disabled={closing !== null}
            error={complaint}
            onAnswer={give}
          />
        </div>
      </div>
      <Sheet className="help-paper" data-closing={closing ?? (last === undefined ? undefined : 'missed')}>
        <div role="status">
          {closing !== null && (
            <Solution exercise={exercise} title={titles[closing]()} why={closing === 'shown' ? why : null} />
          )}
        </div>
        {closing === null ? (
          <HelpCard
            exercise={exercise}
            hints={hints}
            missed={last !== undefined}
            why={why}
            onHint={() => setHints(hints + 1)}
            onShow={() => close('shown')}
          />
        ) : (
          next && (
            <Button variant="ghost" size="small" onClick={next.go}>
              {next.label}
            </Button>
          )
        )}
      </Sheet>
    </div>
  )
}
