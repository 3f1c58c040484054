// One question of a test that was handed in: what was answered, what is right, and the way there.
import { Check, X } from 'lucide-react'
import { m } from '#app/i18n/generated/messages.ts'
import { complaintOf } from '#app/stage/practice/answer-words.ts'
import { Drawing } from '#app/stage/practice/drawing/drawing.tsx'
import { GivenText } from '#app/stage/practice/given-text.tsx'
import { Solution } from '#app/stage/practice/help-card.tsx'
import { Passage } from '#app/stage/practice/passage.tsx'
import { Says } from '#app/stage/practice/says.tsx'
import type { checkAnswer } from '#engine/curriculum/check-answer.ts'
import type { Exercise } from '#engine/curriculum/exercise.ts'
import type { Given } from '#engine/curriculum/practice/moves.ts'

export interface JudgedAnswer {
  exercise: Exercise
  given: Given | null
  /** null: not answered. */
  verdict: ReturnType<typeof checkAnswer> | null
}

export function AnswerAgain({
  of: { exercise, given, verdict },
  place,
}: {
  of: JudgedAnswer
  place: number
}) {
  const isRight = verdict?.is === 'right'
  const why = verdict?.is === 'wrong' ? (verdict.mistake?.why ?? null) : null
  const isOwn = exercise.skill === ''
  return (
    <li id={`answer-${place}`} data-right={isRight || undefined}>
      <p className="mark">
        {isRight ? <Check aria-hidden /> : <X aria-hidden />}
        <span aria-hidden>{place}</span>
        <span className="visually-hidden">{isRight ? m.tests_is_right() : m.tests_is_missed()}</span>
      </p>
      <h3>
        <Says of={exercise.question} />
      </h3>
      {exercise.passage && <Passage of={exercise.passage} />}
      {exercise.drawing && <Drawing of={exercise.drawing} />}
      <div className="answer-pair">
        {given === null ? (
          <p>{m.tests_unanswered()}</p>
        ) : (
          <div className="given-answer" data-wrong={verdict?.is === 'wrong' || undefined}>
            <p>{m.tests_your_answer()}</p>
            <div>
              <GivenText answer={exercise.answer} given={given} />
            </div>
            {verdict?.is === 'other-form' && <p>{complaintOf(verdict)}</p>}
          </div>
        )}
        {isOwn && !isRight && (
          <div className="given-answer">
            <p>{m.tests_right_answer()}</p>
            {exercise.solution.map(({ say }) => (
              <div key={say.key}>
                <Says of={say} />
              </div>
            ))}
          </div>
        )}
      </div>
      {!isOwn && <Solution exercise={exercise} title={m.practice_solution()} why={why} />}
    </li>
  )
}
