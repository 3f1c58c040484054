// Living things: a plant that grows, a butterfly that opens its wings, a cell that divides.
import { between, circle, curve, during, ellipse, points, shape, smooth } from '#engine/phaser/kit/forms.ts'
import type { Mark, Point } from '#engine/phaser/kit/marks.ts'

const GROUND = 96

export function plant(life: number): Mark[] {
  const top = between(66, 26, life)
  const stem = smooth([
    { x: 80, y: GROUND },
    { x: 77, y: (GROUND + top) / 2 },
    { x: 81, y: top },
  ])
  const leaf = (y: number, side: 1 | -1, size: number, at: number): Mark[] => {
    const tip = { x: 80 + side * size, y: y - size * 0.45 }
    const blade = smooth(
      [
        { x: 80, y },
        { x: 80 + side * size * 0.35, y: y - size * 0.55 },
        tip,
        { x: 80 + side * size * 0.55, y: y + size * 0.06 },
      ],
      true,
    )
    return [shape(blade, 'b', at, { hatched: true }), curve([{ x: 80, y }, tip], at + 0.1)]
  }
  const root = (end: Point, bend: Point) => curve(smooth([{ x: 80, y: GROUND }, bend, end]), 0.25)
  const deep = between(8, 18, life)
  return [
    ...sun(life),
    shape(smooth(points('12,98 50,94 80,96 112,93 148,98')).concat(points('148,114 12,114')), 'faint', 0, {
      outline: false,
    }),
    curve(smooth(points('12,98 50,94 80,96 112,93 148,98')), 0, 'ink', 'thick'),
    root({ x: 80, y: GROUND + deep }, { x: 82, y: GROUND + deep / 2 }),
    root({ x: 80 - deep, y: GROUND + deep * 0.8 }, { x: 74, y: GROUND + 7 }),
    root({ x: 80 + deep, y: GROUND + deep * 0.7 }, { x: 87, y: GROUND + 7 }),
    curve(stem, 0.2, 'ink', 'thick'),
    ...leaf(between(84, 80, life), -1, between(16, 34, life), 0.4),
    ...leaf(between(78, 66, life), 1, between(15, 32, life), 0.5),
    ...(life > 0.3 ? leaf(50, -1, between(6, 24, during(life, 0.3, 0.9)), 0) : []),
    ...flower({ x: 81, y: top }, during(life, 0.35, 1)),
  ]
}

function flower({ x, y }: Point, open: number): Mark[] {
  const reach = between(3, 13, open)
  const petals = Array.from({ length: 6 }, (_, petal) => {
    const angle = (Math.PI * petal) / 3 + 0.3
    return shape(
      ellipse(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, reach * 0.62, reach * 0.42, angle),
      'a',
      0.7,
    )
  })
  return [...petals, shape(circle(x, y, between(4, 6.5, open)), open > 0.4 ? 'paper' : 'a', 0.8)]
}

function sun(life: number): Mark[] {
  const rays = Array.from({ length: 5 }, (_, ray) => {
    const angle = Math.PI * (0.42 + ray * 0.17)
    const at = (out: number) => ({ x: 138 + Math.cos(angle) * out, y: 22 + Math.sin(angle) * out })
    return curve([at(18), at(between(21, 29, life))], 0.9)
  })
  return [shape(circle(138, 22, 13), 'a', 0.6), ...rays]
}

export function butterfly(life: number): Mark[] {
  const open = between(0.32, 1, life)
  const lift = between(6, -6, life)
  const wing = (side: 1 | -1): Mark[] => {
    const x = (out: number) => 80 + side * out * open
    const upper = smooth(
      [
        { x: x(2), y: 56 + lift },
        { x: x(22), y: 26 + lift },
        { x: x(50), y: 16 + lift },
        { x: x(58), y: 38 + lift },
        { x: x(34), y: 58 + lift },
      ],
      true,
    )
    const lower = smooth(
      [
        { x: x(2), y: 60 + lift },
        { x: x(34), y: 62 + lift },
        { x: x(44), y: 82 + lift },
        { x: x(26), y: 98 + lift },
        { x: x(8), y: 82 + lift },
      ],
      true,
    )
    return [
      shape(lower, 'b', 0.3, { hatched: side === 1 }),
      shape(upper, 'a', 0.15, { hatched: side === 1 }),
      shape(ellipse(x(41), 34 + lift, 8 * open, 8), 'paper', 0.55),
      shape(ellipse(x(28), 80 + lift, 5 * open, 5), 'paper', 0.6),
    ]
  }
  return [
    curve(smooth(points('20,112 60,106 104,110 140,106')), 0.8, 'faint'),
    ...wing(-1),
    ...wing(1),
    shape(ellipse(80, 62 + lift, 4.5, 27), 'ink', 0),
    shape(circle(80, 32 + lift, 6), 'ink', 0.05),
    curve(
      smooth([
        { x: 79, y: 28 + lift },
        { x: 72, y: 17 + lift },
        { x: 64, y: 13 + lift },
      ]),
      0.7,
    ),
    curve(
      smooth([
        { x: 81, y: 28 + lift },
        { x: 88, y: 17 + lift },
        { x: 96, y: 13 + lift },
      ]),
      0.7,
    ),
  ]
}

/** One cell, pinched in the middle until it is nearly two. */
export function cell(life: number): Mark[] {
  const apart = between(0, 24, life)
  const pinch = between(0, 0.72, life)
  const skin = (grown: number) =>
    Array.from({ length: 44 }, (_, step) => {
      const angle = (Math.PI * 2 * step) / 44
      const x = Math.cos(angle) * (between(46, 66, life) + grown)
      const waist = 1 - pinch * Math.exp(-((x / 20) ** 2))
      return { x: 80 + x, y: 60 + Math.sin(angle) * (between(44, 40, life) + grown) * waist }
    })
  const half = (side: 1 | -1): Mark[] => {
    const x = 80 + side * apart
    return [
      shape(ellipse(x, 58, between(17, 14, life), between(17, 14, life)), 'a', 0.35, { hatched: side === 1 }),
      curve(
        smooth([
          { x: x - 7, y: 56 },
          { x: x - 2, y: 62 },
          { x: x + 3, y: 54 },
          { x: x + 8, y: 60 },
        ]),
        0.6,
      ),
      shape(ellipse(80 + side * 34, 78, 9, 4.5, side * -0.5), 'b', 0.6),
      curve(
        smooth([
          { x: 80 + side * 39, y: 76 },
          { x: 80 + side * 34, y: 80 },
          { x: 80 + side * 30, y: 77 },
        ]),
        0.7,
      ),
      shape(ellipse(80 + side * 36, 44, 6, 4, side * 0.6), 'b', 0.65),
    ]
  }
  return [
    shape(skin(4), 'none', 0),
    shape(skin(0), 'faint', 0.1),
    ...half(-1),
    ...half(1),
    ...points('58,84 96,34 72,88 104,88 62,32').map(({ x, y }) => shape(circle(x, y, 1.8), 'ink', 0.8)),
  ]
}
