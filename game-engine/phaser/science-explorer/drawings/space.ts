// Space: planets that go around their star, and a moon that comes out of the shadow.
import { arc, between, circle, curve, during, ellipse, shape } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'

const TILT = -0.12

/** Across, radius of the planet, where it stands first, how far it goes: the nearer, the faster. */
const ORBITS = [
  { across: 30, planet: 4, from: 3.6, turns: 1.5, fill: 'b' },
  { across: 50, planet: 6, from: 0.5, turns: 0.9, fill: 'b' },
  { across: 70, planet: 9, from: 2.3, turns: 0.45, fill: 'paper' },
] as const

export function orbits(life: number): Mark[] {
  const marks: Mark[] = []
  const front: Mark[] = []
  for (const [index, { across, planet, from, turns, fill }] of ORBITS.entries()) {
    const down = across * 0.6
    marks.push(
      curve(
        [...ellipse(80, 60, across, down, TILT), ...ellipse(80, 60, across, down, TILT).slice(0, 1)],
        index * 0.1,
        'faint',
      ),
    )
    const angle = from + life * turns * Math.PI * 2
    const x = 80 + Math.cos(angle) * across * Math.cos(TILT) - Math.sin(angle) * down * Math.sin(TILT)
    const y = 60 + Math.cos(angle) * across * Math.sin(TILT) + Math.sin(angle) * down * Math.cos(TILT)
    const body: Mark[] = [shape(circle(x, y, planet), fill, 0.5 + index * 0.1)]
    if (index === 2) body.push(curve(arc(x, y, planet * 1.8, planet * 0.55, -0.35, Math.PI + 0.35), 0.8))
    ;(Math.sin(angle) > 0 ? front : marks).push(...body)
  }
  const rays = Array.from({ length: 8 }, (_, ray) => {
    const angle = (Math.PI * ray) / 4 + 0.2
    const at = (out: number) => ({ x: 80 + Math.cos(angle) * out, y: 60 + Math.sin(angle) * out })
    return curve([at(17), at(between(19, 23, life))], 0.4)
  })
  return [...marks, shape(circle(80, 60, 13), 'a', 0.2, { hatched: true }), ...rays, ...front, ...stars(life)]
}

export function moon(life: number): Mark[] {
  const radius = 40
  // The edge of the shadow is half an ellipse whose width goes from one side of the moon to the other.
  const edge = between(0.72, -1, life) * radius
  const lit = [
    ...arc(80, 58, radius, radius, -Math.PI / 2, Math.PI / 2),
    ...arc(80, 58, edge, radius, Math.PI / 2, -Math.PI / 2),
  ]
  const crater = (x: number, y: number, size: number, from: number): Mark[] =>
    life < from ? [] : [curve(arc(x, y, size, size * 0.8, 0.4, 4.6), 0)]
  return [
    shape(circle(80, 58, radius), 'faint', 0),
    shape(lit, 'a', 0.3),
    ...crater(98, 44, 7, 0),
    ...crater(104, 70, 4.5, 0),
    ...crater(82, 70, 6, 0.5),
    ...crater(72, 40, 5, 0.6),
    ...crater(60, 62, 7, 0.85),
    ...stars(life),
  ]
}

/** Little crosses of light; more of them the longer one looks. */
function stars(life: number): Mark[] {
  const places = [
    [18, 22, 0],
    [142, 28, 0],
    [24, 96, 0],
    [138, 98, 0.2],
    [10, 58, 0.4],
    [150, 62, 0.6],
    [118, 12, 0.75],
  ] as const
  return places.flatMap(([x, y, from]) => {
    const size = between(0, 5, from === 0 ? 1 : during(life, from, from + 0.2))
    return size === 0
      ? []
      : [
          curve(
            [
              { x: x - size, y },
              { x: x + size, y },
            ],
            0.85,
          ),
          curve(
            [
              { x, y: y - size },
              { x, y: y + size },
            ],
            0.85,
          ),
        ]
  })
}
