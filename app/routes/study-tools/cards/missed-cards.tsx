// Missed questions as the cards they would be, each to be taken or left. They are made in the browser, which alone has their words.
import { Form, useNavigation } from '@remix-run/react'
import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import type { OwnPath } from '#app/request/own-path.ts'
import { CardWords } from '#app/stage/cards/card-words.tsx'
import { FormulaSet } from '#app/stage/cards/formula-set.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { MissedView } from '#app/views/missed-cards.server.ts'
import { filledIn } from './filled-in.ts'
import { useMissedCards } from './use-missed-cards.ts'
import './missed-cards.css'

export interface MissedCardsProps {
  view: MissedView
  /** The page of the set, which takes the form. */
  action: OwnPath
  /** Cards that can still be made; null: as many as one likes. */
  room: number | null
  batchId: string
}

export function MissedCards({ view, action, room, batchId }: MissedCardsProps) {
  const { cards, isBroken, again } = useMissedCards(view)
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const isSending = useNavigation().state !== 'idle'
  if (isBroken)
    return (
      <Notice tone="warn" role="alert">
        <p>{m.cards_missed_offline()}</p>
        <Button variant="ghost" onClick={again}>
          {m.cards_missed_again()}
        </Button>
      </Notice>
    )
  if (cards === null) return <p role="status">{m.cards_missed_opening()}</p>

  const chosen = cards.filter(({ source }) => taken.has(source))
  const isFull = room !== null && chosen.length >= room
  const left = view.missed.length - cards.length
  const sent = chosen.map(({ name: _, ...card }, index) => ({ id: `${batchId}-${index}`, ...card }))
  function take(source: string, isTaken: boolean) {
    setTaken(new Set(isTaken ? [...taken, source] : [...taken].filter((one) => one !== source)))
  }

  return (
    <Form method="post" action={action} className="missed-cards">
      <input type="hidden" name="intent" value="missed" />
      <input type="hidden" name="cards" value={JSON.stringify(sent)} />
      <ul lang={view.language}>
        {cards.map(({ source, front, back, name }) => (
          <li key={source}>
            <label>
              <input
                type="checkbox"
                checked={taken.has(source)}
                disabled={isFull && !taken.has(source)}
                onChange={({ target }) => take(source, target.checked)}
              />
              <span className="front">
                <small>{name}</small>
                <CardWords parts={filledIn(front)} Formula={FormulaSet} />
              </span>
              <span className="back">
                <CardWords parts={filledIn(back)} Formula={FormulaSet} />
              </span>
            </label>
          </li>
        ))}
      </ul>
      {left > 0 && <p className="muted">{m.cards_missed_left({ count: left })}</p>}
      <div className="take">
        <p role="status">
          {m.cards_missed_chosen({ count: chosen.length })}
          {room !== null && ` ${m.cards_own_left({ count: room - chosen.length })}`}
        </p>
        <Button type="submit" keyAction busy={isSending} disabled={chosen.length === 0}>
          {m.cards_many_add()}
        </Button>
      </div>
    </Form>
  )
}
