// One question: what was read, the learner's own steps, hints that each give more away, and the whole solution at the end.
// Everything is worked out in the browser; what is typed here is not sent, unless whoever typed it may be in danger (hear-step.ts).
import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { Button } from '#app/ui/button.tsx'
import type { SentenceWords } from '#engine/curriculum/fill-sentence.ts'
import { begin, type HomeworkMove, move } from '#engine/curriculum/homework/conversation.ts'
import type { HomeworkSubject } from '#engine/curriculum/homework/homework-subjects.ts'
import { MathsSet } from '../practice/maths-set.tsx'
import { WordsContext } from '../practice/words-context.ts'
import { hearStep } from './hear-step.ts'
import { HelpLines } from './help-lines.tsx'
import { HintLadder } from './hint-ladder.tsx'
import type { Prepared } from './prepare-help.ts'
import { StepForm } from './step-form.tsx'
import { TheAnswer } from './the-answer.tsx'
import { TurnCard } from './turn-card.tsx'
import './homework-room.css'

export interface HomeworkRoomProps {
  /** As it was asked. */
  text: string
  subject: HomeworkSubject
  /** Nobody is signed in. */
  isGuest: boolean
  help: Extract<Prepared, { can: true }>
  words: SentenceWords
  /** The noted question that a language model may explain to them; null: none does. */
  explained: string | null
  onFix: () => void
  onAnother: () => void
}

export function HomeworkRoom(props: HomeworkRoomProps) {
  const { text, subject, isGuest, words, explained, onFix, onAnother } = props
  const { question, like } = props.help
  const language = useLocale()
  const [state, setState] = useState(() => begin(question, language))
  const [helpLines, setHelpLines] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const ending = useRef<HTMLHeadingElement>(null)
  const { turns, end } = state

  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    if (end !== null) ending.current?.focus()
  }, [end])

  function make(made: HomeworkMove): void {
    const next = move(state, made)
    if (next.ok) setState(next.value)
  }

  function step(typed: string): void {
    const heard = hearStep(typed, { subject, isGuest })
    if (heard === null) {
      make({ type: 'step', text: typed })
      return
    }
    setHelpLines(heard.lines)
    void heard.told.then(setHelpLines)
  }

  return (
    <WordsContext.Provider value={words}>
      <div className="homework-room">
        <div className="talk">
          <section className="said read" aria-labelledby="read-as">
            <h2 id="read-as" ref={heading} tabIndex={-1}>
              {question.is === 'maths' ? m.tutor_read_as() : m.tutor_your_question()}
            </h2>
            <div className="reading">
              {question.is === 'maths' && question.solution.given.length > 0 ? (
                <span className="inked">
                  {question.solution.given.map((row, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
                    <span key={index}>
                      <MathsSet of={row} />
                    </span>
                  ))}
                </span>
              ) : (
                <q className="asked">{text}</q>
              )}
              <Button variant="ghost" size="small" icon={<Pencil aria-hidden />} onClick={onFix}>
                {m.tutor_fix()}
              </Button>
            </div>
            {question.is === 'story' && (
              <p className="numbers">
                {m.tutor_numbers()}{' '}
                {question.problem.numbers.map((number, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a number is its place
                  <b key={index}>
                    {number.replace('.', words.language === 'en' || words.language === 'zh' ? '.' : ',')}
                  </b>
                ))}
              </p>
            )}
            <p>
              <b>{FIRST[question.is]()}</b> {question.is !== 'writing' && m.tutor_guess_helps()}
            </p>
          </section>
          <div className="turns" role="log" aria-label={m.tutor_talk()}>
            {turns.map((turn, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its place
              <TurnCard key={index} turn={turn} question={question} />
            ))}
          </div>
          {helpLines !== null && <HelpLines text={helpLines} />}
          {end === null ? (
            <StepForm question={question} onStep={step} />
          ) : (
            <TheAnswer
              question={question}
              end={end}
              like={like}
              explained={explained}
              heading={ending}
              onAnother={onAnother}
            />
          )}
        </div>
        <HintLadder state={state} onMove={make} />
      </div>
    </WordsContext.Provider>
  )
}

const FIRST = {
  maths: m.tutor_first_maths,
  story: m.tutor_first_story,
  fact: m.tutor_first_fact,
  writing: m.tutor_first_writing,
}
