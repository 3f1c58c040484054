// The answers to choose from. The same buttons stay for the whole round, so that focus never falls off between questions.
import { CircleCheck, CircleX } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { classNames } from '#app/ui/class-names.ts'
import './answer-buttons.css'

export interface AnswerOption {
  readonly value: ReactNode
  /** What became of it: the right answer, the wrong one that was chosen, one struck out by a hint. */
  readonly mark: 'right' | 'wrong' | 'struck' | 'none'
}

export interface AnswerButtonsProps {
  options: readonly AnswerOption[]
  disabled: boolean
  onAnswer: (option: number) => void
  /** figures: numbers, two by two or in a row. words: sentences, one under the other where they are long. */
  layout?: 'figures' | 'words'
  /** Whether keys 1 to 4 press them. */
  hasKeys?: boolean
}

export function AnswerButtons({
  options,
  disabled,
  onAnswer,
  layout = 'figures',
  hasKeys = true,
}: AnswerButtonsProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; these are answers
    <div className={classNames('answer-buttons', layout)} role="group" aria-label={m.play_answers()}>
      {options.map(({ value, mark }, option) => {
        const unavailable = disabled || mark === 'struck'
        return (
          <button
            type="button"
            // biome-ignore lint/suspicious/noArrayIndexKey: a button is its place; its words change
            key={option}
            className="answer"
            data-mark={mark}
            aria-disabled={unavailable}
            aria-keyshortcuts={hasKeys ? String(option + 1) : undefined}
            aria-describedby={mark === 'none' ? undefined : `${id}${mark}`}
            onClick={() => !unavailable && onAnswer(option)}
          >
            {hasKeys && (
              <span className="key" aria-hidden="true">
                {option + 1}
              </span>
            )}
            <span className="value">{value}</span>
            {mark === 'right' && <CircleCheck aria-hidden />}
            {mark === 'wrong' && <CircleX aria-hidden />}
          </button>
        )
      })}
      <span hidden id={`${id}right`}>
        {m.play_mark_right()}
      </span>
      <span hidden id={`${id}wrong`}>
        {m.play_mark_wrong()}
      </span>
      <span hidden id={`${id}struck`}>
        {m.play_mark_struck()}
      </span>
    </div>
  )
}
