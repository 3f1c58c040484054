// The learner's own step: a line of mathematics with its keys, a guess, or a sentence.
import { SendHorizontal, Sigma } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { DECIMAL_SIGN } from '#engine/curriculum/check-answer.ts'
import { type Answerable, LONGEST_STEP } from '#engine/curriculum/homework/conversation.ts'
import { lettersOf } from '#engine/curriculum/solver/tree.ts'
import { type Key, Keypad } from '../practice/keypad.tsx'
import { useWords } from '../practice/words-context.ts'

export interface StepFormProps {
  question: Answerable
  onStep: (text: string) => void
}

export function StepForm({ question, onStep }: StepFormProps) {
  const { language } = useWords()
  const [text, setText] = useState('')
  const [hasKeys, setHasKeys] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const isMaths = question.is === 'maths' || question.is === 'story'
  const letters = question.is === 'maths' ? lettersOf(...question.solution.given) : []
  const label = isMaths ? m.tutor_step() : question.is === 'fact' ? m.tutor_guess() : m.tutor_idea()

  function send(event: FormEvent): void {
    event.preventDefault()
    if (text.trim() === '') return
    onStep(text)
    setText('')
    field.current?.focus()
  }

  return (
    <form className="step-form" onSubmit={send} noValidate>
      <label htmlFor="step">{label}</label>
      {isMaths && (
        <p className="hint" id="step-hint">
          {letters.length > 0 ? m.tutor_step_help() : m.tutor_step_help_value()}
        </p>
      )}
      <div className="row">
        <input
          id="step"
          ref={field}
          className="control"
          aria-describedby={isMaths ? 'step-hint' : undefined}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={!isMaths}
          maxLength={LONGEST_STEP}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {isMaths && (
          <button
            type="button"
            className="keys"
            aria-label={m.tutor_keys()}
            aria-expanded={hasKeys}
            onClick={() => setHasKeys(!hasKeys)}
          >
            <Sigma aria-hidden />
          </button>
        )}
        <Button type="submit" keyAction icon={<SendHorizontal aria-hidden />}>
          {m.tutor_send()}
        </Button>
      </div>
      {hasKeys && (
        <Keypad
          keys={keysOf(DECIMAL_SIGN[language], letters)}
          field={field}
          longest={LONGEST_STEP}
          onType={setText}
        />
      )}
    </form>
  )
}

function keysOf(decimalSign: string, letters: readonly string[]): Key[] {
  return [
    ...[...'0123456789'].map((types) => ({ types })),
    { types: decimalSign, label: m.practice_key_decimal() },
    ...letters.map((types) => ({ types })),
    { types: '+', label: m.practice_key_plus() },
    { types: '-', label: m.practice_key_minus() },
    { types: '×', label: m.practice_key_times() },
    { types: '/', label: m.practice_key_over() },
    { types: '(', label: m.practice_key_open() },
    { types: ')', label: m.practice_key_close() },
    { types: '^', label: m.practice_key_power() },
    { types: '%' },
    { types: '=', label: m.practice_key_equals() },
  ]
}
