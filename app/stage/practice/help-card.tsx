// What stands beside a question: hints, the reason of a miss, and afterwards the solution step by step.
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import type { Exercise } from '#engine/curriculum/exercise.ts'
import type { Sentence } from '#engine/curriculum/sentence.ts'
import { Drawing } from './drawing/drawing.tsx'
import { MathsSet } from './maths-set.tsx'
import { Says } from './says.tsx'

const MAX_HINTS = 3

export interface HelpCardProps {
  exercise: Exercise
  hints: number
  /** Wrong answers so far. */
  missed: boolean
  /** The reason of the last one, where it tells of a known mistake. */
  why: Sentence | null
  onHint: () => void
  onShow: () => void
}

export function HelpCard({ exercise, hints, missed, why, onHint, onShow }: HelpCardProps) {
  const shown = exercise.hints.slice(0, missed ? Math.max(1, hints) : hints)
  return (
    <>
      {missed && <p className="why">{why ? <Says of={why} /> : m.practice_wrong_unknown()}</p>}
      {!missed && shown.length === 0 && <p className="calm">{m.practice_take_time()}</p>}
      {shown.map((hint, index) => (
        <p key={hint.key} className="first-step">
          <b>
            {index === 0 && missed ? m.practice_start_here() : m.practice_hint_number({ number: index + 1 })}
          </b>{' '}
          <Says of={hint} />
        </p>
      ))}
      <div className="help-buttons">
        {shown.length < MAX_HINTS && (
          <Button variant="ghost" size="small" onClick={onHint}>
            {m.practice_hint()}
          </Button>
        )}
        <Button variant="ghost" size="small" onClick={onShow}>
          {m.practice_show()}
        </Button>
      </div>
    </>
  )
}

export interface SolutionProps {
  exercise: Exercise
  /** "Right!" or what happened. */
  title: ReactNode
  why: Sentence | null
}

export function Solution({ exercise, title, why }: SolutionProps) {
  return (
    <>
      <p className="verdict">{title}</p>
      {why && (
        <p>
          <Says of={why} />
        </p>
      )}
      <ol className="solution" aria-label={m.practice_solution()}>
        {exercise.solution.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          <li key={index}>
            <span>
              <Says of={step.say} />
            </span>
            {step.work && (
              <span className="work">
                <MathsSet of={step.work} />
              </span>
            )}
            {step.drawings?.map((drawing, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is its place
              <Drawing key={place} of={drawing} />
            ))}
          </li>
        ))}
      </ol>
    </>
  )
}
