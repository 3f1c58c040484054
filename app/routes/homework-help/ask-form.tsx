// The sheet a question is written on: its subject, what is left of today's questions, and one button.
import { type FormEvent, useEffect, useRef } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { sentenceGap } from '#app/i18n/sentence-gap.ts'
import { Art } from '#app/ui/art/art.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SUBJECT_NAMES } from '#app/words/games.ts'
import { HOMEWORK_SUBJECTS } from '#engine/curriculum/homework/homework-subjects.ts'
import { ASK_ERRORS, type AskError } from './ask-errors.ts'
import type { Asked } from './draft.ts'
import type { HomeworkShelf } from './read-shelf.server.ts'
import { SUBJECTS } from './subjects.ts'
import { useQuestionExample } from './use-question-example.ts'
import { VoiceButton } from './voice-button.tsx'
import './question-form.css'

const FORM = 'question-form'
const SIGN_IN = '/auth?returnTo=%2Fhomework-help'

export interface AskFormProps {
  shelf: HomeworkShelf
  asked: Asked
  error: AskError | undefined
  isReading: boolean
  onAsk: (asked: Asked) => void
  /** With every change, typed or said. */
  onWrite: (draft: Asked) => void
}

export function AskForm({ shelf, asked, error, isReading, onAsk, onWrite }: AskFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const example = useQuestionExample()

  // Where the words are to be mended, the field has the focus.
  useEffect(() => {
    if (error === 'empty' || error === 'too_long') fieldOf(form.current)?.focus()
  }, [error])

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (!isReading) onAsk(written())
  }

  function written(): Asked {
    const chosen = form.current && new FormData(form.current).get('subject')
    return {
      question: fieldOf(form.current)?.value ?? '',
      subject: HOMEWORK_SUBJECTS.find((subject) => subject === chosen) ?? 'math',
    }
  }

  /** What was said goes behind what is written. */
  function write(heard: string): void {
    const field = fieldOf(form.current)
    if (field) field.value = `${field.value} ${heard}`.trim()
    onWrite(written())
  }

  const isOfField = error === 'empty' || error === 'too_long'
  return (
    <div className="question-form">
      <fieldset className="subjects">
        <legend className="visually-hidden">{m.homework_subject()}</legend>
        {SUBJECTS.map(({ id, art }) => (
          <label key={id}>
            <input
              type="radio"
              form={FORM}
              name="subject"
              value={id}
              defaultChecked={id === asked.subject}
              onChange={() => onWrite(written())}
            />
            <Art name={art} />
            {SUBJECT_NAMES[id]()}
          </label>
        ))}
      </fieldset>
      <div className="sheet-of-paper">
        {/* The voice button has a form of its own. */}
        <form id={FORM} method="get" onSubmit={send} ref={form} data-replay noValidate>
          <TextArea
            id="question"
            name={undefined}
            label={m.homework_question()}
            placeholder={example}
            rows={5}
            defaultValue={asked.question}
            onChange={() => onWrite(written())}
            error={isOfField ? ASK_ERRORS[error]() : undefined}
          />
        </form>
        <Limit shelf={shelf} />
        <div className="foot">
          <VoiceButton onText={write} />
          <Button type="submit" form={FORM} keyAction busy={isReading}>
            {m.homework_submit()}
          </Button>
        </div>
        <p className="reading" role="status">
          {isReading && m.homework_reading()}
        </p>
      </div>
      {error !== undefined && !isOfField && (
        <Notice tone={error === 'sign_in' || error === 'quota_used_up' ? 'info' : 'error'} role="alert">
          <p>
            {error === 'quota_used_up'
              ? m.homework_left_none({ most: shelf.limit?.most ?? 0 })
              : ASK_ERRORS[error]()}
          </p>
          {error === 'sign_in' && <ButtonLink to={SIGN_IN}>{m.shell_sign_in()}</ButtonLink>}
        </Notice>
      )}
    </div>
  )
}

/** Of the sheet's form. It has no name: without scripts nothing that was typed is sent. */
const fieldOf = (form: HTMLFormElement | null): HTMLTextAreaElement | null =>
  form?.querySelector<HTMLTextAreaElement>('#question') ?? null

/** What is left of today, or for a guest how it is tried. */
function Limit({ shelf: { isGuest, limit } }: { shelf: HomeworkShelf }) {
  if (isGuest) {
    return (
      <p className="limit">
        {m.homework_sign_in()}
        {sentenceGap()}
        <Link to="/subject-study/solver">{m.homework_to_solver()}</Link>
      </p>
    )
  }
  if (limit === null) return <p className="limit">{m.homework_no_limit()}</p>
  return (
    <p className="limit">
      {limit.left > 0
        ? m.homework_left({ left: limit.left, most: limit.most })
        : m.homework_left_none({ most: limit.most })}
    </p>
  )
}
