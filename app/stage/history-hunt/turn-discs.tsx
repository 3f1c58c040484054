// Three discs beside the held artefact: turn it left, tip it over, turn it right. They stay where they are while it turns.
import { bakeCircles } from '#engine/ar/history-hunt/cards.ts'
import type { Look } from '#engine/ar/look.ts'
import { Labels, Model } from '../ar/drawn.tsx'
import {
  DISC_RADIUS,
  discSpots,
  type Facing,
  nearest,
  type Point,
  tippedOver,
  turnedAround,
} from './layout.ts'
import { useStableValue } from './use-stable-value.ts'

export const TURN_SIGNS = ['↺', '⤓', '↻']

export interface TurnDiscsProps {
  look: Look
  /** Of the artefact, whose middle is the origin. */
  size: Point
  facing: Facing
  onFacing: (facing: Facing) => void
}

export function TurnDiscs({ look, size, facing, onFacing }: TurnDiscsProps) {
  const spots = discSpots(size)
  const circles = spots.map((at) => ({ at, axis: 'z' as const, fill: 'paper' as const }))
  const labels = useStableValue(
    spots.map((at, place) => ({ text: TURN_SIGNS[place] ?? '', at, size: 0.026, lift: 0.006 })),
  )
  return (
    <>
      <Model
        name="discs"
        look={look}
        model={bakeCircles(circles, DISC_RADIUS, false)}
        onPress={(at) => {
          const place = nearest(at, spots)
          onFacing(place === 1 ? tippedOver(facing) : turnedAround(facing, place === 0 ? 1 : -1))
        }}
      />
      <Labels look={look} labels={labels} />
    </>
  )
}
