// Typed answers: a number, a fraction with its parts above each other, several numbers.
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import type { Answer, NumberAnswer } from '#engine/curriculum/exercise.ts'
import type { Given } from '#engine/curriculum/practice/moves.ts'
import { CheckWords } from './check-words.tsx'
import { Says } from './says.tsx'

/** Characters. */
const LONGEST_WORDS = 60

export interface FieldsProps {
  disabled: boolean
  /** Says what is wrong with what was typed. */
  error: string | null
  onAnswer: (given: Given) => void
}

interface FormProps extends FieldsProps {
  children: (describedBy: string | undefined) => ReactNode
  read: () => Given
}

export function AnswerForm({ children, disabled, error, read, onAnswer }: FormProps) {
  const id = useId()
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!disabled) onAnswer(read())
  }
  return (
    <form className="answer-form" onSubmit={submit} noValidate>
      <div className="line">
        {children(error === null ? undefined : id)}
        {!disabled && (
          <Button type="submit">
            <CheckWords />
          </Button>
        )}
      </div>
      {error !== null && (
        <p className="form-error" id={id} role="alert">
          {error}
        </p>
      )}
    </form>
  )
}

export function NumberField({ answer, ...props }: FieldsProps & { answer: NumberAnswer }) {
  const { rule } = answer
  if (rule === 'mixed') return <FractionField hasWhole answer={answer} {...props} />
  if (rule === 'lowest-terms' || typeof rule === 'object') return <FractionField answer={answer} {...props} />
  return <PlainField answer={answer} {...props} />
}

function PlainField({ answer: { unit, rule }, ...props }: FieldsProps & { answer: NumberAnswer }) {
  const [text, setText] = useState('')
  return (
    <AnswerForm {...props} read={() => text}>
      {(describedBy) => (
        <>
          <input
            className="control number"
            aria-label={m.practice_your_answer()}
            aria-describedby={describedBy}
            aria-invalid={describedBy !== undefined || undefined}
            inputMode={rule === 'whole' ? 'numeric' : 'decimal'}
            autoComplete="off"
            data-first-focus
            maxLength={20}
            value={text}
            readOnly={props.disabled}
            onChange={({ target }) => setText(target.value)}
          />
          {unit && (
            <span className="unit">
              <Says of={unit} />
            </span>
          )}
        </>
      )}
    </AnswerForm>
  )
}

/** Words typed into the gap of the question, nothing completed or corrected on the way. */
export function TextField(props: FieldsProps) {
  const [text, setText] = useState('')
  return (
    <AnswerForm {...props} read={() => text}>
      {(describedBy) => (
        <input
          className="control typed-words"
          aria-label={m.practice_your_answer()}
          aria-describedby={describedBy}
          aria-invalid={describedBy !== undefined || undefined}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          data-first-focus
          maxLength={LONGEST_WORDS}
          value={text}
          readOnly={props.disabled}
          onChange={({ target }) => setText(target.value)}
        />
      )}
    </AnswerForm>
  )
}

function FractionField({
  answer: { unit },
  hasWhole = false,
  ...props
}: FieldsProps & { answer: NumberAnswer; hasWhole?: boolean }) {
  const [[whole, over, under], setParts] = useState<readonly [string, string, string]>(['', '', ''])
  const read = () => {
    const part =
      over.trim() === '' && under.trim() === '' ? '' : under.trim() === '' ? over : `${over}/${under}`
    return `${whole} ${part}`.trim()
  }
  const input = (label: string, value: string, change: (text: string) => void, isFirst = false) => (
    <input
      className="control part"
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={8}
      value={value}
      readOnly={props.disabled}
      {...(isFirst && { 'data-first-focus': true })}
      onChange={({ target }) => change(target.value)}
    />
  )
  return (
    <AnswerForm {...props} read={read}>
      {() => (
        <>
          {hasWhole && input(m.practice_whole(), whole, (text) => setParts([text, over, under]), true)}
          <span className="fraction-field">
            {input(m.practice_numerator(), over, (text) => setParts([whole, text, under]), !hasWhole)}
            <span className="bar" aria-hidden="true" />
            {input(m.practice_denominator(), under, (text) => setParts([whole, over, text]))}
          </span>
          {unit && (
            <span className="unit">
              <Says of={unit} />
            </span>
          )}
        </>
      )}
    </AnswerForm>
  )
}

export function NumbersField({
  answer: { labels },
  ...props
}: FieldsProps & { answer: Extract<Answer, { kind: 'numbers' }> }) {
  const [texts, setTexts] = useState<readonly string[]>(labels.map(() => ''))
  return (
    <AnswerForm {...props} read={() => texts}>
      {(describedBy) =>
        labels.map((label, index) => (
          <label key={label.key} className="labelled">
            <span>
              <Says of={label} />
            </span>
            <input
              className="control number"
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              aria-describedby={describedBy}
              value={texts[index] ?? ''}
              readOnly={props.disabled}
              {...(index === 0 && { 'data-first-focus': true })}
              onChange={({ target }) =>
                setTexts(texts.map((text, place) => (place === index ? target.value : text)))
              }
            />
          </label>
        ))
      }
    </AnswerForm>
  )
}
