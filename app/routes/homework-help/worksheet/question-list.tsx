import { useId } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import type { FoundQuestion } from '#app/stage/worksheet/find-questions.ts'
import { ButtonLink } from '#app/ui/button.tsx'

/** Each question with the way to the box where it is worked on. */
export function QuestionList({ questions }: { questions: readonly FoundQuestion[] }) {
  const id = useId()
  if (questions.length === 0) return null
  return (
    <ol className="questions-found">
      {questions.map(({ label, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: their place on the sheet is what they are known by
        <li key={index}>
          <p id={`${id}-${index}`}>
            {label !== null && <span className="label">{label}.</span>} {text}
          </p>
          <ButtonLink
            to="/homework-help"
            state={{ question: text }}
            size="small"
            variant={index === 0 ? 'primary' : 'ghost'}
            aria-describedby={`${id}-${index}`}
          >
            {m.worksheet_work()}
          </ButtonLink>
        </li>
      ))}
    </ol>
  )
}
