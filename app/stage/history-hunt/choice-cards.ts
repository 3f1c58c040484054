// What the choices of a question stand on: cards in a row, or in two where their texts are long.
import type { Card, CardShape } from '#engine/ar/history-hunt/cards.ts'
import { NUMBER } from './card-set.tsx'
import type { Choice } from './choices.ts'
import { CARD_LEAN, cardHeight, cardSpots, cardWidth } from './layout.ts'
import { widthOf, wrapLines } from './wrap-lines.ts'

/** Letters on a line of the widest card, and how wide one is as a share of its height. */
const TEXT = 0.023
const LETTER = 0.4
/** Longer texts stand in two rows. */
const SHORT = 26
const LONG_COLUMNS = 4

export interface ShownCards {
  readonly cards: readonly Card[]
  readonly shape: CardShape
}

/** @param isSmall they carry their numbers alone */
export function choiceCards(choices: readonly Choice[], isSmall: boolean): ShownCards {
  const isShort = choices.every(({ label }) => widthOf(label) <= SHORT)
  const columns = isShort ? choices.length : LONG_COLUMNS
  const width = cardWidth(columns)
  const letters = Math.floor((width - 0.02) / (TEXT * LETTER))
  const lines = choices.map(({ label }, place) =>
    isSmall ? [`${place + 1}`] : wrapLines(`${place + 1}. ${label}`, letters),
  )
  const text = isSmall ? NUMBER : TEXT
  const most = Math.max(1, ...lines.map(({ length }) => length))
  const cards = cardSpots(choices.length, columns).map((foot, place): Card => {
    const fill: Card['fill'] = choices[place]?.isOut ? 'stock' : 'paper'
    return { foot, lines: lines[place] ?? [], fill }
  })
  return { cards, shape: { width, height: cardHeight(most, text), lean: CARD_LEAN, text } }
}
