// Cards that stand together: one model and one set of labels, however many they are.
import { bakeCards, type Card, type CardShape, cardLabels } from '#engine/ar/history-hunt/cards.ts'
import type { Look } from '#engine/ar/look.ts'
import { Labels, Model } from '../ar/drawn.tsx'
import { nearest } from './layout.ts'
import { useSteady } from './use-steady.ts'

export interface CardSetProps {
  look: Look
  cards: readonly Card[]
  shape: CardShape
  /** The place of the card that was pressed. */
  onPick: (place: number) => void
}

export function CardSet({ look, cards, shape, onPick }: CardSetProps) {
  const labels = useSteady(cardLabels(cards, shape))
  return (
    <>
      <Model
        name="cards"
        look={look}
        model={bakeCards(cards, shape)}
        onPress={(at) =>
          onPick(
            nearest(
              at,
              cards.map(({ foot }) => foot),
            ),
          )
        }
      />
      <Labels look={look} labels={labels} />
    </>
  )
}
