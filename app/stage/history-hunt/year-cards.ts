import { m } from '#app/i18n/generated/messages.ts'
import type { ShownCards } from './choice-cards.ts'
import { CARD_LEAN, cardSpots } from './layout.ts'
import type { Era } from './year.ts'

const SHAPE = { width: 0.12, height: 0.06, lean: CARD_LEAN, text: 0.034 }
export const FIRST_DIGITS: readonly number[] = [1, 0, 0, 0]

/** The digits of a year, its era, and the card that says it. */
export function yearCards(digits: readonly number[] = FIRST_DIGITS, era: Era = 'ce'): ShownCards {
  const texts = [...digits.map(String), era === 'ce' ? m.hunt_ce() : m.hunt_bce()]
  const spots = cardSpots(texts.length + 1, texts.length + 1)
  const cards = [...texts, '✓'].map((text, place) => ({
    foot: spots[place] ?? ([0, 0, 0] as const),
    lines: [text],
    fill: place === texts.length ? ('tape' as const) : ('paper' as const),
  }))
  return { cards, shape: SHAPE }
}
