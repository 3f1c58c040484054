// The rungs of help, the lowest first: each gives more away, and the last is the whole solution.
import { Check, Lock } from 'lucide-react'
import { m } from '#app/i18n/generated/messages.ts'
import {
  type Conversation,
  HINTS,
  type HomeworkMove,
  mayOpen,
} from '#engine/curriculum/homework/conversation.ts'

const RUNGS = {
  maths: [m.tutor_rung_1, m.tutor_rung_2, m.tutor_rung_3, m.tutor_rung_4],
  story: [m.tutor_rung_1, m.tutor_rung_2, m.tutor_rung_3, m.tutor_rung_4],
  fact: [m.tutor_rung_fact_1, m.tutor_rung_fact_2, m.tutor_rung_fact_3, m.tutor_rung_fact_4],
  // Nobody writes it for them.
  writing: [m.tutor_rung_writing_1, m.tutor_rung_writing_2, m.tutor_rung_writing_3],
}

export interface HintLadderProps {
  state: Conversation
  onMove: (move: HomeworkMove) => void
}

export function HintLadder({ state, onMove }: HintLadderProps) {
  const { question, hints, end } = state
  return (
    <section className="hint-ladder" aria-labelledby="hints">
      <h2 id="hints">{m.tutor_hints()}</h2>
      <p className="price">{m.tutor_hints_price()}</p>
      <ol>
        {RUNGS[question.is].map((name, index) => {
          const rung = index + 1
          const isLast = rung > HINTS
          const isTaken = isLast ? end !== null : rung <= hints
          const isNext = end === null && (isLast ? mayOpen(state) : rung === hints + 1)
          if (isTaken) {
            return (
              <li key={rung} className="taken">
                <Check aria-hidden /> {name()} <span className="visually-hidden">{m.tutor_taken()}</span>
              </li>
            )
          }
          return (
            <li key={rung}>
              <button
                type="button"
                aria-disabled={!isNext}
                aria-describedby={isNext || end !== null ? undefined : 'rung-locked'}
                onClick={() => isNext && onMove(isLast ? { type: 'solution' } : { type: 'hint' })}
              >
                <b aria-hidden="true">{isNext || end !== null ? rung : <Lock />}</b> {name()}
              </button>
            </li>
          )
        })}
      </ol>
      <p className="hint" id="rung-locked">
        {end === null && !mayOpen(state) && question.is !== 'writing' && m.tutor_rung_locked()}
      </p>
    </section>
  )
}
