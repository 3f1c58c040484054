// Three discs beside the held artefact: turn it left, tip it over, turn it right. They stay where they are while it turns.
import type { BakedModel } from '#engine/ar/bake-model.ts'
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
const LETTER = 0.026
/** So far that a disc seen from above covers none of it. */
const LIFT = 0.02

export interface TurnDiscsProps {
  look: Look
  /** Of the artefact, whose middle is the origin. */
  size: Point
  /** How much larger the discs are. */
  scale: number
  facing: Facing
  onFacing: (facing: Facing) => void
}

export function bakeDiscs(size: Point, scale: number): BakedModel {
  const radius = DISC_RADIUS * scale
  const circles = discSpots(size, radius).map((at) => ({ at, axis: 'z' as const, fill: 'paper' as const }))
  return bakeCircles(circles, radius, false)
}

export function TurnDiscs({ look, size, scale, facing, onFacing }: TurnDiscsProps) {
  const spots = discSpots(size, DISC_RADIUS * scale)
  const labels = useStableValue(
    spots.map((at, place) => ({
      text: TURN_SIGNS[place] ?? '',
      at,
      size: LETTER * scale,
      lift: LIFT * scale,
    })),
  )
  return (
    <>
      <Model
        name="discs"
        look={look}
        model={bakeDiscs(size, scale)}
        onPress={(at) => {
          const place = nearest(at, spots)
          onFacing(place === 1 ? tippedOver(facing) : turnedAround(facing, place === 0 ? 1 : -1))
        }}
      />
      <Labels look={look} labels={labels} />
    </>
  )
}
