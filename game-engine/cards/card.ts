// A card, and the questions it asks: its front; with `reverse` its back as well; or, where its front has gaps ("The {{heart}}
// pumps {{c2::blood}}."), one question for each number of a gap. A gap without a number is number 1.
import type { Part } from './card-text.ts'
import { readCardText } from './card-text.ts'

export const CARD_SIDES = ['front', 'back'] as const

export type CardSide = (typeof CARD_SIDES)[number]

export interface CardPicture {
  /** What it shows, in words. */
  readonly alt: string
  /** In pixels. */
  readonly width: number
  readonly height: number
  /** Another one with every change. */
  readonly version: number
}

export interface Card {
  readonly id: string
  readonly front: string
  readonly back: string
  readonly reverse: boolean
  readonly pictures?: Readonly<Partial<Record<CardSide, CardPicture>>>
}

/** One question of a card: what is remembered is remembered by it. */
export type Face = 'front' | 'back' | `gap-${number}`

/** Numbers of gaps that are looked at. */
const MOST_GAPS = 20

export function facesOf({ front, reverse }: Pick<Card, 'front' | 'reverse'>): Face[] {
  const numbers = new Set(readCardText(front).flatMap((part) => (part.is === 'gap' ? [part.number] : [])))
  if (numbers.size > 0)
    return [...numbers]
      .sort((a, b) => a - b)
      .slice(0, MOST_GAPS)
      .map((number): Face => `gap-${number}`)
  return reverse ? ['front', 'back'] : ['front']
}

/** The sides of the card whose pictures stand with the question and with the answer. */
export const sidesAsked = (face: Face): readonly [question: CardSide, answer: CardSide] =>
  face === 'back' ? ['back', 'front'] : ['front', 'back']

export interface Sides {
  readonly question: readonly Part[]
  /** Under the question, which stays. Of a card with gaps: the text with the gap filled in, and its back as a note. */
  readonly answer: readonly Part[]
  readonly note: readonly Part[]
}

export function sidesOf(card: Card, face: Face): Sides {
  const front = readCardText(card.front)
  const back = readCardText(card.back)
  if (face === 'front') return { question: front, answer: back, note: [] }
  if (face === 'back') return { question: back, answer: front, note: [] }
  const asked = Number(face.slice('gap-'.length))
  const fill = (shown: boolean) =>
    front.flatMap((part): readonly Part[] => {
      if (part.is !== 'gap') return [part]
      return part.number === asked ? [{ ...part, shown }] : part.inside
    })
  return { question: fill(false), answer: fill(true), note: back }
}
