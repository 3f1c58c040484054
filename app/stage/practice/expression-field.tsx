// Typed algebra: a line of text, what it is read as, and keys for what a phone's keyboard hides.
import { Delete } from 'lucide-react'
import { useRef, useState } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { LONGEST_EXPRESSION, readExpression } from '#engine/curriculum/algebra/read-expression.ts'
import { DECIMAL_SIGN } from '#engine/curriculum/check-answer.ts'
import type { ExpressionAnswer } from '#engine/curriculum/exercise.ts'
import { AnswerForm, type FieldsProps } from './answer-fields.tsx'
import { MathsSet } from './maths-set.tsx'
import { Says } from './says.tsx'
import { useWords } from './words-context.ts'
import './expression-field.css'

interface Key {
  readonly types: string
  /** Where the sign does not say it by itself. */
  readonly label?: string
}

export function ExpressionField({ answer, ...props }: FieldsProps & { answer: ExpressionAnswer }) {
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const decimalSign = DECIMAL_SIGN[useWords().language]
  const read = readExpression(text, { letters: answer.letters, decimalSign })

  /** Types at the caret, or takes away what is before it. */
  function press(types: string | null) {
    const input = field.current
    if (!input) return
    const [from, to] = [input.selectionStart ?? text.length, input.selectionEnd ?? text.length]
    const start = types === null && from === to ? Math.max(0, from - 1) : from
    if (text.length - (to - start) + (types?.length ?? 0) > LONGEST_EXPRESSION) return
    input.setRangeText(types ?? '', start, to, 'end')
    setText(input.value)
  }

  return (
    <>
      <AnswerForm {...props} read={() => text}>
        {(describedBy) => (
          <>
            <input
              ref={field}
              className="control expression"
              aria-label={m.practice_your_answer()}
              aria-describedby={describedBy}
              aria-invalid={describedBy !== undefined || undefined}
              inputMode={matchMedia('(pointer: coarse)').matches ? 'none' : 'text'}
              autoCapitalize="none"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              data-first-focus
              maxLength={LONGEST_EXPRESSION}
              value={text}
              readOnly={props.disabled}
              onChange={({ target }) => setText(target.value)}
            />
            {answer.unit && (
              <span className="unit">
                <Says of={answer.unit} />
              </span>
            )}
          </>
        )}
      </AnswerForm>
      <output className="expression-preview" aria-label={m.practice_read_as()}>
        {read.ok && <MathsSet of={read.value} />}
      </output>
      {!props.disabled && (
        <fieldset className="keypad">
          <legend className="visually-hidden">{m.practice_keypad()}</legend>
          {keysFor(answer, decimalSign).map(({ types, label }) => (
            <button
              key={types}
              type="button"
              aria-label={label}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => press(types)}
            >
              {types === '-' ? '−' : types}
            </button>
          ))}
          <button
            type="button"
            aria-label={m.practice_key_delete()}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => press(null)}
          >
            <Delete aria-hidden />
          </button>
        </fieldset>
      )}
    </>
  )
}

function keysFor({ right, letters, wrong }: ExpressionAnswer, decimalSign: string): Key[] {
  const shown = JSON.stringify([right, ...wrong.map(({ value }) => value)])
  const hasSign = right.is === 'relation'
  const isOrder = hasSign && right.sign !== '='
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
    ...(shown.includes('"root"') ? [{ types: '√', label: m.practice_key_root() }] : []),
    ...(shown.includes('"π"') ? [{ types: 'π', label: m.practice_key_pi() }] : []),
    ...(hasSign && !isOrder ? [{ types: '=', label: m.practice_key_equals() }] : []),
    ...(isOrder
      ? [
          { types: '<', label: m.practice_key_less() },
          { types: '>', label: m.practice_key_greater() },
          { types: '≤', label: m.practice_key_at_most() },
          { types: '≥', label: m.practice_key_at_least() },
        ]
      : []),
  ]
}
