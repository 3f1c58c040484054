// A test being taken: questions in any order, each answer sent at once; on paper all of them, with room to write.
import { Flag, Printer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { PracticeTest } from '#app/domain/practice-tests/read-practice-tests.server.ts'
import type { TestAnswers } from '#app/domain/practice-tests/test-answers.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { AnswerPart } from '#app/stage/practice/answer-part.tsx'
import { complaintOf } from '#app/stage/practice/answer-words.ts'
import { CheckWordsContext } from '#app/stage/practice/check-words.tsx'
import { Drawing } from '#app/stage/practice/drawing/drawing.tsx'
import { GivenText } from '#app/stage/practice/given-text.tsx'
import { Passage } from '#app/stage/practice/passage.tsx'
import { Says } from '#app/stage/practice/says.tsx'
import { Button, ButtonRow } from '#app/ui/button.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { checkAnswer } from '#engine/curriculum/check-answer.ts'
import type { Exercise } from '#engine/curriculum/exercise.ts'
import type { Given } from '#engine/curriculum/practice/moves.ts'
import { HandIn } from './hand-in.tsx'
import { mainAction } from './main-action.ts'
import { PaperAnswer } from './paper-answer.tsx'
import type { TestOutbox } from './test-outbox.ts'
import '#app/stage/practice/practice-session.css'

export interface TestPaperProps {
  test: PracticeTest
  now: number
  /** null: its generator has changed since the test was made; it is left out. */
  exercises: readonly (Exercise | null)[]
  outbox: TestOutbox
  /** On an earlier visit, of which the server does not know yet. */
  wasHandedIn: boolean
}

export function TestPaper({ test, now, exercises, outbox, wasHandedIn }: TestPaperProps) {
  const [answers, setAnswers] = useState<TestAnswers>(test.answers)
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      exercises.findIndex((one, index) => one !== null && test.answers[index] === null),
    ),
  )
  const [flagged, setFlagged] = useState<ReadonlySet<number>>(new Set())
  const [complaint, setComplaint] = useState<string | null>(null)
  const [isChanging, setChanging] = useState(false)
  /** Pressed once although questions are open. */
  const [isWarned, setWarned] = useState(false)
  const [isHandedIn, setHandedIn] = useState(wasHandedIn)
  const minutes = useMinutesLeft(test.endsAt, now, finish)
  const exercise = exercises[at]
  if (exercise === undefined) throw new Error(`there is no question ${at}`)
  const given = answers[at] ?? null
  const open = answers.filter((answer, index) => answer === null && exercises[index] !== null).length
  const main = mainAction({ isSettled: exercise === null || (given !== null && !isChanging), open })

  function go(to: number) {
    setAt(to)
    setWarned(false)
    setComplaint(null)
    setChanging(false)
  }
  function give(answer: Given) {
    const judged = exercise ? checkAnswer(exercise.answer, answer, test.language) : null
    if (judged?.is === 'unreadable') return setComplaint(complaintOf(judged))
    setAnswers(answers.map((one, index) => (index === at ? answer : one)))
    outbox.put(at, answer)
    setChanging(false)
    setComplaint(null)
    if (at < exercises.length - 1) go(at + 1)
  }
  function handIn() {
    if (open > 0 && !isWarned) setWarned(true)
    else finish()
  }
  function finish() {
    setHandedIn(true)
    outbox.handIn()
  }
  function flag() {
    setFlagged(new Set(flagged.has(at) ? [...flagged].filter((one) => one !== at) : [...flagged, at]))
  }

  return (
    <CheckWordsContext.Provider value={m.tests_keep}>
      <div className="test-paper practice-session">
        {minutes !== null && <p className="clock">{m.timeline_focus_minutes({ count: minutes })}</p>}
        <ol className="strip" aria-label={m.tests_questions()}>
          {answers.map((answer, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place
            <li key={index}>
              <button
                type="button"
                aria-current={index === at || undefined}
                data-answered={answer !== null || undefined}
                onClick={() => go(index)}
              >
                {index + 1}
                {flagged.has(index) && <Flag aria-hidden />}
                <span className="visually-hidden">
                  {' '}
                  {answer === null ? m.tests_unanswered() : m.tests_answered()}
                  {flagged.has(index) && ` ${m.tests_flagged()}`}
                </span>
              </button>
            </li>
          ))}
        </ol>
        <div className="practice-table">
          <Sheet className="question-paper">
            {exercise === null ? (
              <p>{m.tests_left_out()}</p>
            ) : (
              <>
                {exercise.passage && <Passage of={exercise.passage} />}
                <h2 className="question">
                  <Says of={exercise.question} />
                </h2>
                {exercise.drawing && <Drawing of={exercise.drawing} />}
              </>
            )}
          </Sheet>
          <div className="answers" key={`${at} ${isChanging}`}>
            {exercise === null ? null : given !== null && !isChanging ? (
              <div className="given-answer">
                <p>{m.tests_your_answer()}</p>
                <div>
                  <GivenText answer={exercise.answer} given={given} />
                </div>
                <Button variant="ghost" size="small" onClick={() => setChanging(true)}>
                  {m.tests_change()}
                </Button>
              </div>
            ) : (
              <AnswerPart
                answer={exercise.answer}
                misses={[]}
                disabled={false}
                error={complaint}
                onAnswer={give}
              />
            )}
          </div>
        </div>
        <ButtonRow>
          <Button variant="ghost" icon={<Flag aria-hidden />} aria-pressed={flagged.has(at)} onClick={flag}>
            {m.tests_flag()}
          </Button>
          <Button variant="ghost" icon={<Printer aria-hidden />} onClick={() => window.print()}>
            {m.tests_print()}
          </Button>
          {at < exercises.length - 1 && (
            <Button variant={main === 'next' ? 'primary' : 'ghost'} onClick={() => go(at + 1)}>
              {m.tests_next()}
            </Button>
          )}
        </ButtonRow>
        <HandIn
          outbox={outbox}
          open={open}
          isWarned={isWarned}
          isHandedIn={isHandedIn}
          isTimed={test.endsAt !== null}
          isMain={main === 'hand-in'}
          onHandIn={handIn}
        />
      </div>
      <ol className="on-paper" aria-hidden="true">
        {exercises.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place
          <li key={index}>
            {one === null ? (
              m.tests_left_out()
            ) : (
              <>
                {one.passage && <Passage of={one.passage} />}
                <Says of={one.question} />
                {one.drawing && <Drawing of={one.drawing} />}
                <PaperAnswer answer={one.answer} />
              </>
            )}
          </li>
        ))}
      </ol>
    </CheckWordsContext.Provider>
  )
}

/** Minutes until the test ends, by the server's clock; hands it in then. null: no clock. */
function useMinutesLeft(endsAt: number | null, now: number, onEnd: () => void): number | null {
  // Counted from when the paper was first shown: data that is read again meanwhile says a later time.
  const [loaded] = useState(() => ({ now, at: performance.now() }))
  const [passed, setPassed] = useState(0)
  const end = useRef(onEnd)
  end.current = onEnd
  const left = endsAt === null ? null : Math.max(0, endsAt - loaded.now - passed)
  const isOver = left === 0
  useEffect(() => {
    if (endsAt === null || isOver) return
    const timer = setInterval(() => setPassed(performance.now() - loaded.at), 1_000)
    return () => clearInterval(timer)
  }, [endsAt, isOver, loaded])
  useEffect(() => {
    if (isOver) end.current()
  }, [isOver])
  return left === null ? null : Math.ceil(left / 60_000)
}
