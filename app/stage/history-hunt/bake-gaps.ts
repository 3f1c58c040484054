import type { BakedModel } from '#engine/ar/bake-model.ts'
import { bakeCircles } from '#engine/ar/history-hunt/cards.ts'
import { gapAt, type Point } from './layout.ts'

const GAP_RADIUS = 0.02

/** Where an artefact can be laid on a ribbon with so many on it. */
export function gapSpots(count: number): Point[] {
  return Array.from({ length: count + 1 }, (_, place): Point => {
    const [x, y, z] = gapAt(place, count)
    return [x, y + 0.003, z]
  })
}

/** A dashed circle at each of them. */
export function bakeGaps(count: number): BakedModel {
  const circles = gapSpots(count).map((at) => ({ at, axis: 'y' as const, fill: 'tape' as const }))
  return bakeCircles(circles, GAP_RADIUS, true)
}
