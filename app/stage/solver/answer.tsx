import { Fragment, type ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import type { Language } from '#engine/core/languages.ts'
import { equation, list, type Maths, variable } from '#engine/curriculum/notation.ts'
import type { SolverAnswer } from '#engine/curriculum/solver/solution.ts'
import { MathsSet } from '../practice/maths-set.tsx'
import { useWords } from '../practice/words-context.ts'

/** With the space that each language puts in front. */
const PERCENT: Readonly<Record<Language, string>> = { en: '%', es: '\u00a0%', fr: '\u202f%', zh: '%' }

export interface AnswerProps {
  answer: SolverAnswer
  /** Of a story: km/h behind it, $ in front. */
  unit?: { readonly text: string; readonly isBefore?: true } | undefined
}

export function Answer({ answer, unit }: AnswerProps) {
  const { language } = useWords()
  return (
    <div className="answer" role="status">
      <b>{m.solver_answer()}</b>
      <div className="value">
        {unit?.isBefore && unit.text}
        {wordsOf(answer, language)}
        {unit && !unit.isBefore && `\u00a0${unit.text}`}
      </div>
    </div>
  )
}

function wordsOf(answer: SolverAnswer, language: Language): ReactNode {
  switch (answer.is) {
    case 'value':
      return <MathsSet of={answer.value} />
    case 'percent':
      return (
        <>
          <MathsSet of={answer.value} />
          {PERCENT[language]}
        </>
      )
    case 'solutions': {
      const values = answer.values.map((value) => equation(variable(answer.letter), value))
      return (
        <>
          {!answer.real && <p>{m.solver_not_real()}</p>}
          <OneOf parts={values} />
          {answer.whole !== undefined && <p>{m.solver_any_whole({ letter: answer.whole })}</p>}
        </>
      )
    }
    case 'points':
      return (
        <OneOf
          parts={answer.points.map((point) =>
            list(point.map((value, index) => equation(variable(answer.letters[index] ?? ''), value))),
          )}
        />
      )
    case 'any-of':
      return <OneOf parts={answer.parts} />
    case 'truth':
      return answer.holds ? m.solver_true() : m.solver_false()
    case 'no-solution':
      return m.solver_no_solution()
    case 'all-numbers':
      return m.solver_all_numbers()
    case 'infinitely-many':
      return m.solver_infinitely_many()
    case 'does-not-exist':
      return m.solver_no_limit()
    case 'no-value':
      return m.solver_no_value()
  }
}

/** x = 2 or x = 3 */
function OneOf({ parts }: { parts: readonly Maths[] }) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
    <Fragment key={index}>
      {index > 0 && ` ${m.solver_or()} `}
      <MathsSet of={part} />
    </Fragment>
  ))
}
