// How far a session is: a mark a question, by form and not by colour alone.
import { Check, RotateCcw } from 'lucide-react'
import { m } from '#app/i18n/generated/messages.ts'
import type { PracticeState } from '#engine/curriculum/practice/state.ts'

export function Track({ state: { results, options, phase } }: { state: PracticeState }) {
  const total = 'questions' in options.end ? options.end.questions : Math.max(10, results.length + 1)
  const number = results.length + (phase === 'asking' ? 1 : 0)
  return (
    <div className="track">
      <ol aria-hidden="true">
        {Array.from({ length: total }, (_, place) => {
          const closing = results[place]?.closing
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place
            <li key={place} data-closing={closing} data-now={place === number - 1 || undefined}>
              {closing === 'right' && <Check />}
              {(closing === 'fixed' || closing === 'shown') && <RotateCcw />}
            </li>
          )
        })}
      </ol>
      <p>
        {'questions' in options.end
          ? m.practice_question_of({ number, total })
          : m.practice_question({ number })}
      </p>
    </div>
  )
}
