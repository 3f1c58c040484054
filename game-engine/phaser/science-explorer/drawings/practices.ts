// How science works: measurements that become a bar graph, and a balance that tells which side is heavier.
import { between, circle, curve, during, points, shape } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'

/** Bottom of the bars and of the scale beside them. */
const GROUND = 100

export function barGraph(life: number): Mark[] {
  const bars = [34, 62, 46, 74].map((height, index) => {
    const left = 40 + index * 27
    const top = GROUND - Math.max(4, height * during(life, index * 0.2, index * 0.2 + 0.4))
    const corners = [
      { x: left, y: GROUND },
      { x: left, y: top },
      { x: left + 18, y: top },
      { x: left + 18, y: GROUND },
    ]
    return shape(corners, index % 2 === 0 ? 'a' : 'b', 0.2 + index * 0.1, { hatched: index % 2 === 1 })
  })
  const lines = [25, 50, 75].map((height) =>
    curve(
      [
        { x: 28, y: GROUND - height },
        { x: 148, y: GROUND - height },
      ],
      0.1,
      'faint',
    ),
  )
  return [...lines, ...bars, curve(points('28,16 28,100 150,100'), 0, 'ink', 'thick')]
}

export function balance(life: number): Mark[] {
  const tilt = between(12, -8, life)
  const pan = (side: 1 | -1): Mark[] => {
    const x = 80 + side * 44
    const y = 34 + side * tilt
    return [
      curve(
        [
          { x: x - 18, y: y + 30 },
          { x, y },
          { x: x + 18, y: y + 30 },
        ],
        0.4,
      ),
      shape(
        [
          { x: x - 20, y: y + 30 },
          { x: x + 20, y: y + 30 },
          { x: x + 12, y: y + 37 },
          { x: x - 12, y: y + 37 },
        ],
        side === 1 ? 'a' : 'b',
        0.5,
      ),
      shape(circle(x, y + 23, side === 1 ? 6 : 5), side === 1 ? 'b' : 'a', 0.6, { hatched: true }),
    ]
  }
  const beam = [
    { x: 36, y: 34 - tilt },
    { x: 124, y: 34 + tilt },
  ]
  return [
    curve(points('80,24 80,104'), 0, 'ink', 'thick'),
    curve(points('56,106 104,106'), 0.1, 'ink', 'thick'),
    curve(beam, 0.3, 'ink', 'thick'),
    ...pan(-1),
    ...pan(1),
  ]
}
