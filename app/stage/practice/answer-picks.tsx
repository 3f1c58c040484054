// Answers that are picked: one, several, an order, a point.
import { ArrowDown, ArrowUp, Check } from 'lucide-react'
import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import type { Answer, Choice } from '#engine/curriculum/exercise.ts'
import type { Given } from '#engine/curriculum/practice/moves.ts'
import { AnswerButtons } from '../answer-buttons.tsx'
import { CheckWords } from './check-words.tsx'
import { Drawing } from './drawing/drawing.tsx'
import { MathsSet } from './maths-set.tsx'
import { MathsOrSentence, Says } from './says.tsx'
import { useSigns } from './words-context.ts'

interface PickProps {
  disabled: boolean
  onAnswer: (given: Given) => void
}

export function ChoiceOption({ of }: { of: Choice }) {
  if ('say' in of) return <Says of={of.say} />
  return 'maths' in of ? <MathsSet of={of.maths} /> : <Drawing of={of.drawing} />
}

export function ChoiceAnswer({
  answer: { options, right },
  misses,
  disabled,
  onAnswer,
}: PickProps & { answer: Extract<Answer, { kind: 'choice' }>; misses: readonly Given[] }) {
  const isWords = options.some((option) => 'say' in option)
  const isPictures = options.some((option) => 'drawing' in option)
  return (
    <div className={classNames(isPictures && 'picture-answers')} data-options={options.length}>
      <AnswerButtons
        layout={isWords ? 'words' : 'figures'}
        disabled={disabled}
        onAnswer={onAnswer}
        options={options.map((option, index) => ({
          value: <ChoiceOption of={option} />,
          mark: disabled && index === right ? 'right' : misses.includes(index) ? 'wrong' : 'none',
        }))}
      />
    </div>
  )
}

export function SeveralAnswer({
  answer: { options, right },
  disabled,
  onAnswer,
}: PickProps & { answer: Extract<Answer, { kind: 'multi-select' }> }) {
  const [picked, setPicked] = useState<readonly number[]>([])
  return (
    <div className="several">
      <fieldset className="row" disabled={disabled}>
        <legend>{m.practice_pick_all()}</legend>
        {options.map((option, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
          <label key={index} data-right={(disabled && right.includes(index)) || undefined}>
            <input
              type="checkbox"
              checked={picked.includes(index)}
              {...(index === 0 && { 'data-first-focus': true })}
              onChange={({ target }) =>
                setPicked(target.checked ? [...picked, index] : picked.filter((one) => one !== index))
              }
            />
            <Check aria-hidden className="tick" />
            <ChoiceOption of={option} />
          </label>
        ))}
      </fieldset>
      {!disabled && (
        <Button onClick={() => onAnswer(picked)}>
          <CheckWords />
        </Button>
      )}
    </div>
  )
}

export function OrderAnswer({
  answer: { items, right },
  disabled,
  onAnswer,
}: PickProps & { answer: Extract<Answer, { kind: 'ordering' }> }) {
  const [own, setOrder] = useState<readonly number[]>(items.map((_, index) => index))
  const order = disabled ? right : own
  function swap(place: number, by: -1 | 1) {
    const moved = [...own]
    const [a, b] = [moved[place], moved[place + by]]
    if (a === undefined || b === undefined) return
    moved[place] = b
    moved[place + by] = a
    setOrder(moved)
  }
  return (
    <div className="ordering">
      <ol aria-label={m.play_answers()}>
        {order.map((item, place) => {
          const said = items[item]
          return (
            <li key={item}>
              <span className="item" data-words={(said && 'key' in said) || undefined}>
                {said && <MathsOrSentence of={said} />}
              </span>
              {!disabled && (
                <span className="moves">
                  <IconButton
                    label={m.practice_move_up()}
                    icon={<ArrowUp aria-hidden />}
                    aria-disabled={place === 0}
                    onClick={() => swap(place, -1)}
                  />
                  <IconButton
                    label={m.practice_move_down()}
                    icon={<ArrowDown aria-hidden />}
                    aria-disabled={place === order.length - 1}
                    onClick={() => swap(place, 1)}
                  />
                </span>
              )}
            </li>
          )
        })}
      </ol>
      {!disabled && (
        <Button onClick={() => onAnswer(own)}>
          <CheckWords />
        </Button>
      )}
    </div>
  )
}

export function PointAnswer({ disabled, onAnswer }: PickProps) {
  const { decimal } = useSigns()
  const [[x, y], setPoint] = useState<readonly [string, string]>(['', ''])
  const whole = (text: string) => (/^-?\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN)
  return (
    <form
      className="answer-form"
      onSubmit={(event) => {
        event.preventDefault()
        const given = [whole(x), whole(y)]
        if (!disabled && given.every(Number.isInteger)) onAnswer(given)
      }}
    >
      <div className="line">
        (
        <input
          className="control part"
          aria-label="x"
          inputMode="numeric"
          autoComplete="off"
          data-first-focus
          value={x}
          readOnly={disabled}
          onChange={({ target }) => setPoint([target.value, y])}
        />
        {decimal === ',' ? '\u202f; ' : ', '}
        <input
          className="control part"
          aria-label="y"
          inputMode="numeric"
          autoComplete="off"
          value={y}
          readOnly={disabled}
          onChange={({ target }) => setPoint([x, target.value])}
        />
        )
        {!disabled && (
          <Button type="submit">
            <CheckWords />
          </Button>
        )}
      </div>
    </form>
  )
}
