// The four answers. The same four buttons stay for the whole round, so that focus never falls off between questions.
import { CircleCheck, CircleX } from 'lucide-react'
import { useId } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { useLocale } from '#app/preferences/use-preferences.ts'
import type { MathMasterState } from '#engine/games/math-master/state.ts'
import type { MathMasterSession } from '#engine/phaser/math-master/math-master-scene.ts'
import { useSessionState } from '../use-session.ts'
import './answer-buttons.css'

const problemOf = (state: MathMasterState) => state.problem
const lastAnswerOf = (state: MathMasterState) => state.lastAnswer

export interface AnswerButtonsProps {
  session: MathMasterSession
  disabled: boolean
  onAnswer: (option: number) => void
}

export function AnswerButtons({ session, disabled, onAnswer }: AnswerButtonsProps) {
  const { options, answer } = useSessionState(session, problemOf)
  const closed = useSessionState(session, lastAnswerOf)
  const number = new Intl.NumberFormat(useLocale())
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; these are answers
    <div className="answer-buttons" role="group" aria-label={m.math_answers()}>
      {options.map((value, option) => {
        const mark = closed && value === answer ? 'right' : closed?.chosen === option ? 'wrong' : 'none'
        return (
          <button
            type="button"
            // biome-ignore lint/suspicious/noArrayIndexKey: a button is its place; its number changes
            key={option}
            className="answer"
            data-mark={mark}
            aria-disabled={disabled}
            aria-keyshortcuts={String(option + 1)}
            aria-describedby={mark === 'none' ? undefined : `${id}${mark}`}
            onClick={() => !disabled && onAnswer(option)}
          >
            <span className="key" aria-hidden="true">
              {option + 1}
            </span>
            <span className="value">{number.format(value)}</span>
            {mark === 'right' && <CircleCheck aria-hidden />}
            {mark === 'wrong' && <CircleX aria-hidden />}
          </button>
        )
      })}
      <span hidden id={`${id}right`}>
        {m.math_mark_right()}
      </span>
      <span hidden id={`${id}wrong`}>
        {m.math_mark_wrong()}
      </span>
    </div>
  )
}
