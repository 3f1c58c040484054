// A test that was handed in: how many were right, what to practice next, and each answer with the way to the right one.
import { Check, Printer, X } from 'lucide-react'
import type { PracticeTest } from '#app/domain/practice-tests/read-practice-tests.server.ts'
import { isCardQuestion } from '#app/domain/practice-tests/test-question.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { ownPath } from '#app/request/own-path.ts'
import { Button, ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import type { TopicSkill } from '#app/views/topics.server.ts'
import { checkAnswer } from '#engine/curriculum/check-answer.ts'
import type { Exercise } from '#engine/curriculum/exercise.ts'
import { AnswerAgain, type JudgedAnswer } from './answer-again.tsx'
import { GradeCircle } from './grade-circle.tsx'
import '#app/stage/practice/practice-session.css'
import './test-review.css'

export interface TestReviewProps {
  test: PracticeTest
  /** null: its generator has changed since. */
  exercises: readonly (Exercise | null)[]
  skills: Readonly<Record<string, TopicSkill>>
}

export function TestReview({ test, exercises, skills }: TestReviewProps) {
  const judged = exercises.flatMap((exercise, index): JudgedAnswer[] => {
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
      <section className="graded" aria-labelledby="grade">
        <GradeCircle right={test.right ?? 0} count={counted} />
        <div className="words">
          <h2 id="grade">{m.tests_score({ right: test.right ?? 0, count: counted })}</h2>
          {leftOut > 0 && <p role="note">{m.tests_left_out_count({ count: leftOut })}</p>}
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
        </div>
      </section>
      <ol className="answer-strip" aria-label={m.tests_questions()}>
        {judged.map(({ verdict }, index) => {
          const isRight = verdict?.is === 'right'
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place
            <li key={index} data-right={isRight || undefined}>
              <a href={`#answer-${index + 1}`}>
                {isRight ? <Check aria-hidden /> : <X aria-hidden />}
                {index + 1}
                <span className="visually-hidden">{isRight ? m.tests_is_right() : m.tests_is_missed()}</span>
              </a>
            </li>
          )
        })}
      </ol>
      <ol className="answers-again">
        {judged.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place
          <AnswerAgain key={index} of={one} place={index + 1} />
        ))}
      </ol>
    </div>
  )
}
