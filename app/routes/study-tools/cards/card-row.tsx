// A card of a set as a row: as it reads, or, when it is being edited (`?edit=`), as a form.
import { Form, useSearchParams } from '@remix-run/react'
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import { m } from '#app/i18n/generated/messages.ts'
import { CardPicture } from '#app/stage/cards/card-picture.tsx'
import { CardWords } from '#app/stage/cards/card-words.tsx'
import { FormulaSet } from '#app/stage/cards/formula-set.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Link } from '#app/ui/link.tsx'
import type { Card, CardSide } from '#engine/cards/card.ts'
import { CardForm } from './card-form.tsx'
import { filledIn } from './filled-in.ts'

export interface CardRowProps {
  setId: string
  card: Card
  /** From 1, in the whole set. */
  number: number
  count: number
}

export function CardRow({ setId, card, number, count }: CardRowProps) {
  const [search] = useSearchParams()
  if (search.get('edit') === card.id)
    return (
      <li className="card-row edited" id={card.id}>
        <CardForm setId={setId} card={card} intent="change" />
      </li>
    )
  const pictureOn = (side: CardSide) => {
    const picture = card.pictures?.[side]
    return picture && <CardPicture {...{ setId, cardId: card.id, side, picture }} />
  }
  const page = search.get('page')
  const edit = new URLSearchParams({ ...(page === null ? {} : { page }), edit: card.id })
  return (
    <li className="card-row" id={card.id}>
      <span className="number">{number}</span>
      <div className="front">
        <CardWords parts={filledIn(card.front)} Formula={FormulaSet} />
        {pictureOn('front')}
      </div>
      <div className="back">
        <CardWords parts={filledIn(card.back)} Formula={FormulaSet} />
        {pictureOn('back')}
        {card.reverse && <small>{m.cards_both_ways_short()}</small>}
      </div>
      <div className="acts">
        <Act
          intent="up"
          cardId={card.id}
          label={m.cards_up({ number })}
          icon={<ArrowUp aria-hidden />}
          off={number === 1}
        />
        <Act
          intent="down"
          cardId={card.id}
          label={m.cards_down({ number })}
          icon={<ArrowDown aria-hidden />}
          off={number === count}
        />
        <Link
          className="icon-button"
          to={`?${edit}`}
          preventScrollReset
          aria-label={m.cards_edit({ number })}
          title={m.cards_edit({ number })}
        >
          <Pencil aria-hidden />
        </Link>
        <Act
          intent="erase-card"
          cardId={card.id}
          label={m.cards_delete({ number })}
          icon={<Trash2 aria-hidden />}
        />
      </div>
    </li>
  )
}

interface ActProps {
  intent: 'up' | 'down' | 'erase-card'
  cardId: string
  label: string
  icon: React.ReactNode
  off?: boolean
}

function Act({ intent, cardId, label, icon, off = false }: ActProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="cardId" value={cardId} />
      <IconButton type="submit" label={label} icon={icon} disabled={off} />
    </Form>
  )
}
