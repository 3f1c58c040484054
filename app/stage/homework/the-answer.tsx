// The end of a question: the whole solution line by line with what it was put to, or the fact with its source, and more like it.
import { CircleCheck, ShieldCheck } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button, ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import type { Answerable, Conversation } from '#engine/curriculum/homework/conversation.ts'
import { MathsSet } from '../practice/maths-set.tsx'
import { Says } from '../practice/says.tsx'
import { Answer } from '../solver/answer.tsx'
import { ExplainAgain } from '../writing/explain-again.tsx'
import { Calculation } from './calculation.tsx'
import type { NamedSkill } from './load-skills.ts'

export interface TheAnswerProps {
  question: Answerable
  end: NonNullable<Conversation['end']>
  like: NamedSkill | null
  /** As HomeworkRoom has it. */
  explained: string | null
  heading: RefObject<HTMLHeadingElement>
  onAnother: () => void
}

export function TheAnswer({ question, end, like, explained, heading, onAnother }: TheAnswerProps) {
  const isWorked = question.is === 'maths' || question.is === 'story'
  const isFact = question.is === 'fact'
  const got = isFact ? m.tutor_got_fact() : m.tutor_got_there()
  return (
    <section className="the-answer" aria-labelledby="the-answer">
      <h2 id="the-answer" ref={heading} tabIndex={-1}>
        {end === 'got-there' && <CircleCheck aria-hidden />}
        {end === 'got-there' ? got : isFact ? m.tutor_fact_is() : m.tutor_line_by_line()}
      </h2>
      {isWorked && <Lines question={question} />}
      {isWorked && explained !== null && <ExplainAgain of={{ questionId: explained }} />}
      {isFact && (
        <>
          <p className="right">{question.fact.right}</p>
          <p>
            <b>{m.tutor_good_to_know()}</b> {question.fact.funFact}
          </p>
          <p className="source">{m.tutor_source({ source: question.fact.source })}</p>
        </>
      )}
      <ButtonRow>
        {like && (
          <ButtonLink to={like.to} keyAction aria-describedby="like-name">
            {m.tutor_like()}
          </ButtonLink>
        )}
        <Button variant="ghost" onClick={onAnother}>
          {m.homework_another()}
        </Button>
      </ButtonRow>
      {like && (
        <p className="like" id="like-name">
          {like.name}
        </p>
      )}
    </section>
  )
}

function Lines({ question }: { question: Extract<Answerable, { is: 'maths' | 'story' }> }): ReactNode {
  const { given, steps, answer } = question.solution
  const isStory = question.is === 'story'
  return (
    <>
      <ol>
        {isStory ? (
          <li>
            <span className="work">
              <Calculation problem={question.problem} />
            </span>
            <span className="reason">{m.solver_question()}</span>
          </li>
        ) : (
          given.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            <li key={`given-${index}`}>
              <span className="work">
                <MathsSet of={row} />
              </span>
              <span className="reason">{m.solver_question()}</span>
            </li>
          ))
        )}
        {steps.map(({ say, work }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          <li key={index}>
            <span className="work">{work && <MathsSet of={work} />}</span>
            <span className="reason">
              <Says of={say} />
            </span>
          </li>
        ))}
      </ol>
      <Answer answer={answer} unit={isStory ? question.problem.unit : undefined} />
      <p className={question.isVerified ? 'checked' : 'checked not'}>
        {question.isVerified && <ShieldCheck aria-hidden />}
        {question.isVerified ? m.tutor_checked() : m.tutor_unchecked()}
      </p>
    </>
  )
}
