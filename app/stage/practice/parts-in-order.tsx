// Words or parts of a text put in order: a tap adds one to the line, a tap in the line takes it back.
import { useRef, useState } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button, ButtonRow } from '#app/ui/button.tsx'
import type { Answer } from '#engine/curriculum/exercise.ts'
import { CheckWords } from './check-words.tsx'
import { MathsOrSentence } from './says.tsx'
import './parts-in-order.css'

export interface PartsInOrderProps {
  answer: Extract<Answer, { kind: 'ordering' }>
  disabled: boolean
  onAnswer: (given: readonly number[]) => void
}

export function PartsInOrder({ answer: { items, right }, disabled, onAnswer }: PartsInOrderProps) {
  const [placed, setPlaced] = useState<readonly number[]>([])
  const root = useRef<HTMLDivElement>(null)
  const line = disabled ? right : placed
  const left = items.map((_, item) => item).filter((item) => !line.includes(item))

  // The button that was pressed is gone: the next one still to place is where the work goes on.
  function move(order: readonly number[]) {
    setPlaced(order)
    requestAnimationFrame(() => {
      const next = root.current?.querySelector<HTMLElement>('.left button')
      ;(next ?? root.current?.querySelector<HTMLElement>('.done'))?.focus()
    })
  }

  const part = (item: number, onPick: () => void, isFirst: boolean) => {
    const shown = items[item]
    return (
      <li key={item}>
        <button
          type="button"
          className="part-button"
          aria-disabled={disabled}
          {...(isFirst && { 'data-first-focus': true })}
          onClick={() => !disabled && onPick()}
        >
          {shown && <MathsOrSentence of={shown} />}
        </button>
      </li>
    )
  }
  return (
    <div className="parts-in-order" ref={root}>
      <ol className="line" aria-label={m.practice_order_line()} data-right={disabled || undefined}>
        {line.map((item) => part(item, () => move(placed.filter((other) => other !== item)), false))}
      </ol>
      {left.length > 0 && (
        <ul className="left" aria-label={m.practice_order_left()}>
          {left.map((item, place) => part(item, () => move([...placed, item]), place === 0))}
        </ul>
      )}
      {!disabled && (
        <ButtonRow>
          <Button
            className="done"
            aria-disabled={left.length > 0}
            onClick={() => left.length === 0 && onAnswer(placed)}
          >
            <CheckWords />
          </Button>
          {placed.length > 0 && (
            <Button variant="ghost" onClick={() => move([])}>
              {m.practice_order_clear()}
            </Button>
          )}
        </ButtonRow>
      )}
    </div>
  )
}
