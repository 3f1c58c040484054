// Typed algebra: a line of text, what it is read as, and keys for what a phone's keyboard hides.
import { useRef, useState } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { LONGEST_EXPRESSION, readExpression } from '#engine/curriculum/algebra/read-expression.ts'
import type { ExpressionAnswer } from '#engine/curriculum/exercise.ts'
import { nameText, type Signs } from '#engine/curriculum/linear-text.ts'
import { AnswerForm, type FieldsProps } from './answer-fields.tsx'
import { type Key, Keypad } from './keypad.tsx'
import { MathsSet } from './maths-set.tsx'
import { Says } from './says.tsx'
import { useSigns } from './words-context.ts'
import './expression-field.css'

export function ExpressionField({ answer, ...props }: FieldsProps & { answer: ExpressionAnswer }) {
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const signs = useSigns()
  const decimalSign = signs.decimal
  const read = readExpression(text, { letters: answer.letters, decimalSign })

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
        <Keypad keys={keysFor(answer, signs)} field={field} longest={LONGEST_EXPRESSION} onType={setText} />
      )}
    </>
  )
}

function keysFor({ right, letters, wrong }: ExpressionAnswer, signs: Signs): Key[] {
  const shown = JSON.stringify([right, ...wrong.map(({ value }) => value)])
  const hasSign = right.is === 'relation'
  const isOrder = hasSign && right.sign !== '='
  return [
    ...[...'0123456789'].map((types) => ({ types })),
    { types: signs.decimal, label: m.practice_key_decimal() },
    ...letters.map((types) => ({ types })),
    { types: '+', label: m.practice_key_plus() },
    { types: '-', label: m.practice_key_minus() },
    { types: '×', label: m.practice_key_times() },
    { types: '/', label: m.practice_key_over() },
    { types: '(', label: m.practice_key_open() },
    { types: ')', label: m.practice_key_close() },
    { types: '^', label: m.practice_key_power() },
    ...(shown.includes('"root"') ? [{ types: '√', label: m.practice_key_root() }] : []),
    ...['sin', 'cos']
      .filter((name) => shown.includes(`"${name}"`))
      .map((name) => ({ types: nameText(name, signs) })),
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
