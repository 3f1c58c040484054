// A test that was handed in: how many were right, what to practice next, and each answer with the way to the right one.
import { Check, Printer, X } from 'lucide-react'
import type { PracticeTest } from '#app/domain/practice-tests/read-practice-tests.server.ts'
import { isCardQuestion } from '#app/domain/practice-tests/test-question.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { ownPath } from '#app/request/own-path.ts'
import { complaintOf } from '#app/stage/practice/answer-words.ts'
import { Drawing } from '#app/stage/practice/drawing/drawing.tsx'
import { GivenText } from '#app/stage/practice/given-text.tsx'
import { Solution } from '#app/stage/practice/help-card.tsx'
import { Passage } from '#app/stage/practice/passage.tsx'
import { Says } from '#app/stage/practice/says.tsx'
import { Button, ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { checkAnswer } from '#engine/curriculum/check-answer.ts'
import type { Exercise } from '#engine/curriculum/exercise.ts'
import type { TopicSkill } from '../plans/read-topics.server.ts'
import '#app/stage/practice/practice-session.css'

export interface TestReviewProps {
  test: PracticeTest
  /** null: its generator has changed since. */
  exercises: readonly (Exercise | null)[]
  skills: Readonly<Record<string, TopicSkill>>
}

export function TestReview({ test, exercises, skills }: TestReviewProps) {
  const judged = exercises.flatMap((exercise, index) => {
    if (exercise === null) return []
    const given = test.answers[index] ?? null
    return [
      {
        exercise,
        given,
        verdict: given === null ? null : checkAnswer(exercise.answer, given, test.language),
      },
    ]
  })
  const counted = test.counted ?? exercises.length
  const leftOut = exercises.length - judged.length
  const missed = judged.filter(({ verdict }) => verdict?.is !== 'right')
  const ownMissed = missed.some(({ exercise }) => exercise.skill === '')
  const source = ownMissed ? test.questions.find(isCardQuestion)?.setId : undefined
  const toStudy = source ?? null
  const toPractise = [...new Set(missed.map(({ exercise }) => exercise.skill))].flatMap(
    (skill) => skills[skill] ?? [],
  )
  return (
    <div className="test-review practice-session">
      <p className="grade">{m.tests_score({ right: test.right ?? 0, count: counted })}</p>
      {leftOut > 0 && <p role="note">{m.tests_left_out_count({ count: leftOut })}</p>}
      <section aria-labelledby="next-steps">
        <h2 id="next-steps">{m.tests_next_steps()}</h2>
        {missed.length === 0 && <p>{m.tests_all_right()}</p>}
        {source === null && <p>{m.guide_reread()}</p>}
        <ButtonRow>
          {toPractise.map(({ name, to }) => (
            <ButtonLink key={to} to={to} variant="secondary">
              {m.tests_practise({ skill: name })}
            </ButtonLink>
          ))}
          {toStudy !== null && (
            <ButtonLink
              to={ownPath(`/study-tools/cards/${encodeURIComponent(toStudy)}/study`)}
              variant="secondary"
            >
              {m.tests_study_cards()}
            </ButtonLink>
          )}
          <Button variant="ghost" icon={<Printer aria-hidden />} onClick={() => window.print()}>
            {m.tests_print()}
          </Button>
          <ButtonLink to="/study-tools?tab=tests" variant="ghost">
            {m.tests_back()}
          </ButtonLink>
        </ButtonRow>
      </section>
      <ol className="answers-again">
        {judged.map(({ exercise, given, verdict }, index) => {
          const isRight = verdict?.is === 'right'
          const why = verdict?.is === 'wrong' ? (verdict.mistake?.why ?? null) : null
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place
            <li key={index} data-right={isRight || undefined}>
              <h3>
                {isRight ? <Check aria-hidden /> : <X aria-hidden />}
                <span className="visually-hidden">{isRight ? m.tests_is_right() : m.tests_is_missed()}</span>
                <span>
                  <Says of={exercise.question} />
                </span>
              </h3>
              {exercise.passage && <Passage of={exercise.passage} />}
              {exercise.drawing && <Drawing of={exercise.drawing} />}
              {given === null ? (
                <p>{m.tests_unanswered()}</p>
              ) : (
                <div className="given-answer">
                  <p>{m.tests_your_answer()}</p>
                  <div>
                    <GivenText answer={exercise.answer} given={given} />
                  </div>
                  {verdict?.is === 'other-form' && <p>{complaintOf(verdict)}</p>}
                </div>
              )}
              {exercise.skill !== '' && (
                <Solution exercise={exercise} title={m.practice_solution()} why={why} />
              )}
              {exercise.skill === '' && !isRight && (
                <div className="given-answer">
                  <p>{m.tests_right_answer()}</p>
                  {exercise.solution.map(({ say }) => (
                    <div key={say.key}>
                      <Says of={say} />
                    </div>
                  ))}
                </div>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
