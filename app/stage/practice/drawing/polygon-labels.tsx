// What is written at the sides and corners of a polygon.
import type { Point, Polygon } from '#engine/curriculum/drawing.ts'
import type { Maths } from '#engine/curriculum/notation.ts'
import { directionsAt, ends } from './polygon-marks.ts'
import { Label } from './sketch.tsx'

/** Names of corners outside, angles inside. */
export function CornerLabels({
  polygon: { points, corners = {}, angles = {} },
  place,
}: {
  polygon: Polygon
  place: (point: Point) => Point
}) {
  const placed = points.map(place)
  const label = (corner: number, of: Maths, distance: number) => {
    const [x, y] = placed[corner] ?? [0, 0]
    const [before, after] = directionsAt(placed, corner)
    const inward: Point = [before[0] + after[0], before[1] + after[1]]
    const length = Math.hypot(...inward) || 1
    return (
      <Label
        key={`${corner} ${distance}`}
        x={x + (inward[0] / length) * distance}
        y={y + (inward[1] / length) * distance}
        of={of}
      />
    )
  }
  return (
    <>
      {Object.entries(corners).map(([corner, of]) => label(Number(corner), of, -18))}
      {Object.entries(angles).map(([corner, of]) => label(Number(corner), of, 48))}
    </>
  )
}

export function SideLabels({
  polygon: { points, sideLabels = {} },
  place,
}: {
  polygon: Polygon
  place: (point: Point) => Point
}) {
  const placed = points.map(place)
  const middle: Point = [
    placed.reduce((sum, [x]) => sum + x, 0) / placed.length,
    placed.reduce((sum, [, y]) => sum + y, 0) / placed.length,
  ]
  return (
    <>
      {Object.entries(sideLabels).map(([side, label]) => {
        const [a, b] = ends(placed, Number(side))
        const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
        // Outward: square to the side, away from the middle.
        const [dx, dy] = [-(b[1] - a[1]), b[0] - a[0]]
        const length = Math.hypot(dx, dy) || 1
        const away = Math.sign(dx * (x - middle[0]) + dy * (y - middle[1])) || 1
        return (
          <Label key={side} x={x + (away * dx * 22) / length} y={y + (away * dy * 18) / length} of={label} />
        )
      })}
    </>
  )
}
