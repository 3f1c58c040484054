// Cards that stand together: one model and one set of labels, however many they are.
import { useThree } from '@react-three/fiber'
import { bakeCards, type Card, type CardShape, cardLabels } from '#engine/ar/history-hunt/cards.ts'
import type { Look } from '#engine/ar/look.ts'
import { Labels, Model } from '../ar/drawn.tsx'
import { LEAST_WIDTH } from '../ar/orbit.ts'
import type { ArView } from '../ar/view-choice.ts'
import { nearest } from './layout.ts'
import { useStableValue } from './use-stable-value.ts'

/** Of a number that stands on a card instead of its text. */
export const NUMBER = 0.06
/** Whether cards carry their numbers alone: in the small picture of a page, whose list below it has their texts. */
export function useSmallPicture(view: ArView): boolean {
  const width = useThree(({ size }) => size.width)
  return view === 'desk' && width < LEAST_WIDTH
}

export interface CardSetProps {
  look: Look
  cards: readonly Card[]
  shape: CardShape
  /** The place of the card that was pressed. */
  onPick: (place: number) => void
}

export function CardSet({ look, cards, shape, onPick }: CardSetProps) {
  const labels = useStableValue(cardLabels(cards, shape))
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
