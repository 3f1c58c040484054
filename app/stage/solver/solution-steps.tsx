// A solution: the problem as it was read, its steps one at a time, each with its reason, and the answer.
import { Printer } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button, ButtonRow } from '#app/ui/button.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import type { Solution } from '#engine/curriculum/solver/solution.ts'
import { MathsSet } from '../practice/maths-set.tsx'
import { Says } from '../practice/says.tsx'
import { Answer } from './answer.tsx'

export interface SolutionStepsProps {
  solution: Solution
  /** Below the answer, once it is shown. */
  after?: ReactNode
}

export function SolutionSteps({ solution: { given, steps, answer }, after }: SolutionStepsProps) {
  const [shown, setShown] = useState(1)
  const heading = useRef<HTMLHeadingElement>(null)
  const left = steps.length - shown

  // Whoever solved a line is led to its solution.
  useEffect(() => heading.current?.focus(), [])

  return (
    <Sheet as="section" className="solution-sheet" aria-labelledby="steps">
      <h2 id="steps" ref={heading} tabIndex={-1}>
        {m.solver_steps()}
      </h2>
      <ol aria-live="polite">
        {given.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <li key={`given-${index}`}>
            <span className="work">
              <MathsSet of={one} />
            </span>
            <span className="reason">{m.solver_question()}</span>
          </li>
        ))}
        {steps.slice(0, shown).map(({ say, work }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          <li key={index}>
            {work && (
              <span className="work">
                <MathsSet of={work} />
              </span>
            )}
            <span className="reason">
              <Says of={say} />
            </span>
          </li>
        ))}
      </ol>
      {left > 0 ? (
        <ButtonRow>
          <Button onClick={() => setShown(shown + 1)}>{m.solver_next()}</Button>
          <Button variant="ghost" onClick={() => setShown(steps.length)}>
            {m.solver_all()}
          </Button>
          <span className="left">{m.solver_left({ count: left })}</span>
        </ButtonRow>
      ) : (
        <>
          {steps.length === 0 && <p>{m.solver_nothing_to_do()}</p>}
          <Answer answer={answer} />
          <ButtonRow>
            <Button variant="ghost" icon={<Printer aria-hidden />} onClick={() => window.print()}>
              {m.solver_print()}
            </Button>
          </ButtonRow>
          {after}
        </>
      )}
    </Sheet>
  )
}
