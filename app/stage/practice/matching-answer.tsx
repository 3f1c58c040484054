// Pairs: each thing gets the sentence that belongs to it.
import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import type { MatchingAnswer as Matching } from '#engine/curriculum/exercise.ts'
import type { Given } from '#engine/curriculum/practice/moves.ts'
import { ChoiceOption } from './answer-picks.tsx'
import { CheckWords } from './check-words.tsx'
import { SentenceText } from './says.tsx'
import './expression-field.css'

const NONE = ''

export function MatchingAnswer({
  answer: { items, options, right },
  disabled,
  onAnswer,
}: {
  answer: Matching
  disabled: boolean
  onAnswer: (given: Given) => void
}) {
  const [picked, setPicked] = useState<readonly string[]>(items.map(() => NONE))
  const shown = disabled ? right.map(String) : picked
  return (
    <div className="matching">
      <ol aria-label={m.play_answers()}>
        {items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place
          <li key={place} data-right={disabled || undefined}>
            <label>
              <ChoiceOption of={item} />
              <select
                className="control"
                {...(!('say' in item) && { 'aria-label': m.practice_match_number({ number: place + 1 }) })}
                disabled={disabled}
                value={shown[place]}
                {...(place === 0 && { 'data-first-focus': true })}
                onChange={({ target }) =>
                  setPicked(picked.map((one, index) => (index === place ? target.value : one)))
                }
              >
                <option value={NONE}>{m.practice_match_pick()}</option>
                {options.map((option, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
                  <option key={index} value={String(index)}>
                    <SentenceText of={option} />
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ol>
      {!disabled && (
        <Button disabled={picked.includes(NONE)} onClick={() => onAnswer(picked.map(Number))}>
          <CheckWords />
        </Button>
      )}
    </div>
  )
}
