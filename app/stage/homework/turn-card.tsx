// One turn: what the learner wrote and what became of it, or a hint.
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import type { Answerable, Turn } from '#engine/curriculum/homework/conversation.ts'
import type { Mistake } from '#engine/curriculum/homework/known-mistakes.ts'
import type { Broken } from '#engine/curriculum/homework/step-verdict.ts'
import { linearText } from '#engine/curriculum/linear-text.ts'
import type { Maths } from '#engine/curriculum/notation.ts'
import { MathsSet } from '../practice/maths-set.tsx'
import { useSigns } from '../practice/words-context.ts'
import { Hint } from './hint.tsx'

export function TurnCard({ turn, question }: { turn: Turn; question: Answerable }) {
  if (turn.is === 'hint') {
    return (
      <div className="said">
        <Hint rung={turn.rung} question={question} />
      </div>
    )
  }
  const { verdict } = turn
  return (
    <>
      <p className="mine">
        <span className="visually-hidden">{m.tutor_you()}: </span>
        {turn.text}
      </p>
      {verdict.is !== 'solved' && (
        <div className={verdict.is === 'wrong' ? 'said broke' : 'said'}>
          <Reply verdict={verdict} question={question} />
        </div>
      )}
    </>
  )
}

type Verdict = Extract<Turn, { is: 'step' }>['verdict']

function Reply({ verdict, question }: { verdict: Verdict; question: Answerable }): ReactNode {
  const signs = useSigns()
  switch (verdict.is) {
    case 'right':
      return <p>{m.tutor_say_right()}</p>
    case 'done':
      return (
        <>
          <p>{m.tutor_say_done()}</p>
          <p className="line">
            <MathsSet of={verdict.now} />
          </p>
        </>
      )
    case 'part':
      return <p>{m.tutor_say_part()}</p>
    case 'aside':
      return <p>{m.tutor_say_aside()}</p>
    case 'unread':
      return <p>{m.tutor_say_unread()}</p>
    case 'kept':
      return <p>{m.tutor_say_kept()}</p>
    case 'wrong':
      return <p>{question.is === 'fact' ? m.tutor_say_not_fact() : brokenText(verdict.broken, signs)}</p>
    default:
      return <p>{m.tutor_say_unsure()}</p>
  }
}

const MISTAKES: Readonly<Record<Mistake, () => string>> = {
  'straight-across': m.tutor_say_across,
  'left-to-right': m.tutor_say_order,
  'other-operation': m.tutor_say_operation,
  'turned-around': m.tutor_say_turned,
  sign: m.tutor_say_sign,
  'percent-as-number': m.tutor_say_percent,
}

function brokenText(broken: Broken, signs: Parameters<typeof linearText>[1]): string {
  const text = (maths: Maths) => linearText(maths, signs).replaceAll('-', '−')
  const change = (maths: Maths) => (text(maths).startsWith('−') ? text(maths) : `+${text(maths)}`)
  switch (broken.what) {
    case 'one-side':
      return broken.side === 'left'
        ? m.tutor_say_one_left({ by: change(broken.by) })
        : m.tutor_say_one_right({ by: change(broken.by) })
    case 'sides-differ':
      return m.tutor_say_differ({ left: change(broken.left), right: change(broken.right) })
    case 'other-solution':
      return m.tutor_say_other({
        value: text(broken.value),
        left: text(broken.left),
        right: text(broken.right),
      })
    case 'false-claim':
      return m.tutor_say_false()
    case 'solution-missing':
      return m.tutor_say_missing()
    case 'other-letter':
      return m.tutor_say_letter()
    case 'value':
      return broken.mistake === null ? m.tutor_say_value() : MISTAKES[broken.mistake]()
    case 'not-the-same':
      return m.tutor_say_changed()
  }
}
