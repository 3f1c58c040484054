// A card being written: two sides, keys for what keyboards hide, and how it will look.
import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { MOST_CHARACTERS } from '#app/domain/flashcards/card-limits.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { CardWords } from '#app/stage/cards/card-words.tsx'
import { FormulaSet } from '#app/stage/cards/formula-set.tsx'
import { Button, ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { CARD_SIDES, type Card, type CardSide } from '#engine/cards/card.ts'
import { filledIn } from './filled-in.ts'
import { PictureField } from './picture-field.tsx'

/** What a key puts around what is selected. */
const KEYS = [
  { label: m.cards_key_formula, sign: '$x$', before: '$', after: '$' },
  { label: m.cards_key_fraction, sign: 'a/b', before: '', after: '/' },
  { label: m.cards_key_power, sign: 'x²', before: '', after: '^2' },
  { label: m.cards_key_root, sign: '√', before: '√(', after: ')' },
  { label: m.cards_key_pi, sign: 'π', before: '', after: 'π' },
  { label: m.cards_key_times, sign: '×', before: '', after: '×' },
  { label: m.cards_key_gap, sign: '[…]', before: '{{', after: '}}' },
] as const

export interface CardFormProps {
  setId: string
  card: Card
  intent: 'add' | 'change'
}

export function CardForm({ setId, card, intent }: CardFormProps) {
  const [text, setText] = useState({ front: card.front, back: card.back })
  const [side, setSide] = useState<CardSide>('front')
  const form = useRef<HTMLFormElement>(null)
  const isSending = useNavigation().state === 'submitting'
  const isFirst = useRef(true)

  // A card that was added leaves its place to the next one; a row that opens is where the work goes on.
  useEffect(() => {
    const hasAdded = intent === 'add' && document.activeElement === document.body
    if (isFirst.current && (intent === 'change' || hasAdded))
      form.current?.querySelector<HTMLTextAreaElement>('textarea')?.focus({ preventScroll: intent === 'add' })
    isFirst.current = false
  }, [intent])

  function press(before: string, after: string) {
    const field = form.current?.elements.namedItem(side)
    if (!(field instanceof HTMLTextAreaElement)) return
    const { selectionStart: from, selectionEnd: to, value } = field
    field.focus()
    field.setRangeText(`${before}${value.slice(from, to)}${after}`, from, to, 'end')
    const inside = from + before.length + (to - from)
    field.setSelectionRange(inside + (before ? 0 : after.length), inside + (before ? 0 : after.length))
    setText((known) => ({ ...known, [side]: field.value }))
  }

  const hasMarks = /\$|\{\{/.test(text.front + text.back)
  return (
    <Form method="post" ref={form} className="card-form" preventScrollReset replace action="?">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="cardId" value={card.id} />
      <div className="sides">
        {CARD_SIDES.map((name) => (
          <TextArea
            key={name}
            id={`${name}-${card.id}`}
            name={name}
            label={name === 'front' ? m.cards_front() : m.cards_back()}
            rows={3}
            maxLength={MOST_CHARACTERS.side}
            required={name === 'front'}
            value={text[name]}
            onFocus={() => setSide(name)}
            onChange={({ target }) => setText({ ...text, [name]: target.value })}
          />
        ))}
      </div>
      <fieldset className="card-keys">
        <legend className="visually-hidden">{m.cards_keys()}</legend>
        {KEYS.map(({ label, sign, before, after }) => (
          <button
            key={sign}
            type="button"
            aria-label={`${label()} ${sign}`}
            title={label()}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => press(before, after)}
          >
            {sign}
          </button>
        ))}
      </fieldset>
      <div className="sides">
        {CARD_SIDES.map((name) => (
          <PictureField
            key={name}
            setId={setId}
            cardId={card.id}
            side={name}
            picture={card.pictures?.[name]}
          />
        ))}
      </div>
      {hasMarks && (
        <output className="card-preview" aria-label={m.cards_preview()}>
          <CardWords parts={filledIn(text.front)} Formula={FormulaSet} />
          <CardWords parts={filledIn(text.back)} Formula={FormulaSet} />
        </output>
      )}
      <label className="both-ways">
        <input type="checkbox" name="reverse" defaultChecked={card.reverse} /> {m.cards_both_ways()}
      </label>
      <ButtonRow>
        <Button type="submit" variant={intent === 'add' ? 'ghost' : 'primary'} busy={isSending}>
          {intent === 'add' ? m.cards_add() : m.cards_save()}
        </Button>
        {intent === 'change' && (
          <ButtonLink to="?" variant="ghost" preventScrollReset>
            {m.cards_cancel()}
          </ButtonLink>
        )}
      </ButtonRow>
    </Form>
  )
}
