// The problem at a door. Nothing but the answer counts: no clock, and closing it costs nothing. While it is open it has the
// live region of its own: the rest of the page is out of reach.
import { CircleCheck, CircleX } from 'lucide-react'
import { type FormEvent, useCallback, useRef, useState } from 'react'
import { type NumberFormat, numberFormat } from '#app/i18n/formats.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { Button, ButtonRow } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import type { Band } from '#engine/core/bands.ts'
import type { GivenAnswer } from '#engine/games/math-maze/state.ts'
import { HINT_STEPS } from '#engine/learning/arithmetic/constants.ts'
import type { MathProblem } from '#engine/learning/arithmetic/question.ts'
import { spokenQuestion } from '../arithmetic/figures.ts'
import { hintFor, solutionFor } from '../arithmetic/hint.ts'
import { ProblemPicture } from '../arithmetic/problem-picture.tsx'
import { HintButton } from '../hint-button.tsx'
import { ReadAloudIcon } from '../speech/read-aloud-icon.tsx'
import { ReadHere } from '../speech/read-here.tsx'
import { useReadOnArrival } from '../speech/use-read-on-arrival.ts'
import { useReader } from '../speech/use-reader.ts'
import { useAnswerKeys } from '../use-answer-keys.ts'
import './problem-dialog.css'

export interface ProblemDialogProps {
  open: boolean
  problem: MathProblem | null
  band: Band
  hints: number
  /** How it was answered; null while it is being asked. */
  given: GivenAnswer | null
  onAnswer: (option: number) => void
  onHint: () => void
  /** The player leaves the problem for later. */
  onClose: () => void
}

export function ProblemDialog({ open, onClose, ...problem }: ProblemDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.maze_problem()}
      closeLabel={m.maze_close()}
      size="narrow"
      tape
    >
      {open && problem.problem && <ProblemForm {...problem} problem={problem.problem} />}
    </Dialog>
  )
}

type ProblemFormProps = Omit<ProblemDialogProps, 'open' | 'onClose' | 'problem'> & { problem: MathProblem }

function ProblemForm({ problem, band, hints, given, onAnswer, onHint }: ProblemFormProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const locale = useLocale()
  const number = numberFormat(locale)
  const question = useRef<HTMLLegendElement>(null)
  const said = useRef<HTMLParagraphElement>(null)
  const reader = useReader(locale)
  const news = given ? 'given' : hints > 0 ? `${hints}` : null
  useReadOnArrival(reader, band, spokenQuestion(problem, locale), news === null ? question : null)

  const choose = useCallback((option: number) => {
    setChosen(option)
    // So that Enter submits, whatever had the focus before.
    form.current?.querySelectorAll('input')[option]?.focus()
  }, [])
  useAnswerKeys(form, given ? null : choose)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (chosen !== null && given === null) onAnswer(chosen)
  }

  function markOf(option: number): 'right' | 'wrong' | undefined {
    if (given === null) return undefined
    if (problem.options[option] === problem.answer) return 'right'
    return given.chosen === option ? 'wrong' : undefined
  }

  return (
    <form className="problem-form" ref={form} onSubmit={submit}>
      <fieldset>
        <legend data-testid="question" ref={question}>
          {spokenQuestion(problem, locale)}
        </legend>
        <div className="options">
          {problem.options.map((value, option) => {
            const mark = markOf(option)
            return (
              <label key={value} data-mark={mark}>
                <input
                  type="radio"
                  name="answer"
                  checked={chosen === option}
                  aria-disabled={given !== null}
                  aria-keyshortcuts={String(option + 1)}
                  onChange={() => given === null && setChosen(option)}
                />
                <span className="key" aria-hidden="true">
                  {option + 1}
                </span>
                <span className="value">{number.format(value)}</span>
                {mark === 'right' && <CircleCheck aria-hidden />}
                {mark === 'wrong' && <CircleX aria-hidden />}
                {mark && (
                  <span className="visually-hidden">
                    {mark === 'right' ? m.play_mark_right() : m.play_mark_wrong()}
                  </span>
                )}
              </label>
            )
          })}
        </div>
      </fieldset>
      <ReadAloudIcon reader={reader} parts={question} small />
      {hints > 0 && (
        <div className="model">
          <ProblemPicture problem={problem} band={band} isAnswered={given !== null} />
        </div>
      )}
      <div className="told">
        <p className={classNames('said', given?.kind)} role="status" ref={said}>
          {given ? resultWords(given, number) : hints > 0 && hintFor(problem, band, hints, locale)}
          {given?.kind === 'wrong' && <span className="solution">{solutionFor(problem, band, locale)}</span>}
        </p>
        {news !== null && <ReadHere of={said} arriving={{ band, key: news }} />}
      </div>
      <ButtonRow>
        <Button type="submit" keyAction disabled={chosen === null} aria-disabled={given !== null}>
          {m.maze_submit()}
        </Button>
        <HintButton left={HINT_STEPS - hints} disabled={given !== null} onHint={onHint} />
      </ButtonRow>
    </form>
  )
}

function resultWords({ kind, points }: GivenAnswer, number: NumberFormat): string {
  return kind === 'right' ? m.play_right({ points: number.format(points) }) : m.maze_wrong()
}
