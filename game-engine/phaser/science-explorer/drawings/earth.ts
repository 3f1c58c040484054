// The Earth: a volcano cut open, and a cloud that rains on the hills.
import { between, circle, curve, during, ellipse, points, shape, smooth } from '#engine/phaser/kit/forms.ts'
import type { Mark, Point } from '#engine/phaser/kit/marks.ts'

export function volcano(life: number): Mark[] {
  const mountain = points('14,88 44,62 62,30 70,24 92,24 99,31 116,62 148,88')
  const rise = between(84, 25, during(life, 0, 0.5))
  const burst = during(life, 0.4, 1)
  const chamber = smooth(points('56,104 62,94 80,91 100,94 106,104 96,113 66,113'), true)
  const throw_ = (side: number, far: number): Point[] =>
    smooth([
      { x: 81, y: 24 },
      { x: 81 + side * far * 0.35, y: between(24, 4, burst) },
      { x: 81 + side * between(3, far, burst), y: between(22, 20, burst) },
    ])
  return [
    shape([...mountain, ...points('148,116 14,116')], 'faint', 0, { outline: false }),
    curve(smooth(points('14,100 50,97 60,99')), 0.3, 'ink'),
    curve(smooth(points('102,99 120,97 148,101')), 0.3, 'ink'),
    shape(chamber, 'a', 0.35),
    shape(
      [
        { x: 76, y: 96 },
        { x: 76, y: rise },
        { x: 87, y: rise },
        { x: 86, y: 96 },
      ],
      'a',
      0.45,
      { outline: false },
    ),
    curve(points('75,94 74,28'), 0.4),
    curve(points('87,94 88,28'), 0.4),
    curve(smooth(mountain), 0, 'ink', 'thick'),
    curve(smooth(points('50,62 57,70 66,64')), 0.6, 'ink'),
    curve(smooth(points('96,66 104,72 112,64')), 0.6, 'ink'),
    ...smoke(life),
    ...(burst > 0
      ? [
          ...[-1, 1].flatMap((side) => [
            curve(throw_(side, 26), 0, 'a', 'thick'),
            curve(throw_(side, 12), 0, 'b'),
          ]),
          shape(smooth(points('66,26 72,16 81,22 90,15 97,26 88,31 74,31'), true), 'a', 0),
        ]
      : []),
  ]
}

function smoke(life: number): Mark[] {
  return points('96,17 106,10 118,12').map(({ x, y }, puff) =>
    shape(
      circle(x + life * 6, y + 4 - life * 3, between(2, 5 + puff * 1.5, life)),
      'paper',
      0.75 + puff * 0.05,
    ),
  )
}

export function rain(life: number): Mark[] {
  const drop = (x: number, start: number): Mark[] => {
    const fallen = during(life, start, start + 0.6)
    if (fallen === 0) return []
    const y = between(56, 84 - start * 90, fallen)
    return [
      curve(
        [
          { x, y: y - 8 },
          { x: x - 3, y },
        ],
        0,
        'b',
        'thick',
      ),
    ]
  }
  const cloud = smooth(points('42,50 36,40 44,30 56,30 62,18 80,13 96,20 101,30 114,31 120,42 113,51'), true)
  const river = between(2, 9, life)
  return [
    shape(circle(130, 24, 12), 'a', 0.5),
    ...[0.1, 0.35, 0.6, 0.85].map((turn) => {
      const angle = Math.PI * (turn * 1.3 - 0.6)
      const at = (out: number) => ({ x: 130 + Math.cos(angle) * out, y: 24 + Math.sin(angle) * out })
      return curve([at(16), at(22)], 0.7)
    }),
    shape(cloud, 'paper', 0.15, { hatched: true }),
    curve(smooth(points('58,34 66,28 76,32')), 0.4),
    ...[52, 64, 76, 88, 100, 110].flatMap((x, index) => drop(x, (index % 3) * 0.15)),
    shape(smooth(points('8,104 34,82 62,98 92,80 124,96 152,86')).concat(points('152,116 8,116')), 'b', 0.2),
    shape(
      smooth(
        [
          { x: 62, y: 98 },
          { x: 70 - river, y: 108 },
          { x: 64 - river, y: 116 },
          { x: 70 + river * 2, y: 116 },
          { x: 74 + river, y: 107 },
        ],
        true,
      ),
      'paper',
      0.6,
    ),
    ...tree(26, 82),
    ...tree(128, 88),
  ]
}

function tree(x: number, y: number): Mark[] {
  return [
    curve(
      [
        { x, y: y + 6 },
        { x, y: y - 6 },
      ],
      0.6,
      'ink',
      'thick',
    ),
    shape(ellipse(x, y - 13, 7, 9), 'a', 0.7),
  ]
}
