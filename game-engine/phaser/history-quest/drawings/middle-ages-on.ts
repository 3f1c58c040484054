// The topics of middle school: a temple, a castle, a globe with its compass rose, a steam engine.
import {
  arc,
  between,
  circle,
  curve,
  during,
  ellipse,
  points,
  shape,
  smooth,
  turned,
} from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'

export function temple(life: number): Mark[] {
  const columns = [34, 58, 82, 106]
  return [
    shape(points('16,96 144,96 148,106 12,106'), 'paper', 0),
    shape(points('22,88 138,88 142,96 18,96'), 'paper', 0.05),
    ...columns.flatMap((x, index) => {
      // They rise one after the other.
      const top = between(82, 46, during(life, index * 0.1, index * 0.1 + 0.4))
      return [
        shape(
          [
            { x, y: 88 },
            { x: x + 1, y: top },
            { x: x + 13, y: top },
            { x: x + 14, y: 88 },
          ],
          'b',
          0.2 + index * 0.05,
        ),
        curve(
          [
            { x: x + 5, y: 86 },
            { x: x + 5.5, y: top + 4 },
          ],
          0.5,
        ),
        curve(
          [
            { x: x + 9, y: 86 },
            { x: x + 8.5, y: top + 4 },
          ],
          0.5,
        ),
        shape(
          [
            { x: x - 3, y: top },
            { x: x - 1, y: top - 5 },
            { x: x + 15, y: top - 5 },
            { x: x + 17, y: top },
          ],
          'paper',
          0.3,
        ),
      ]
    }),
    ...roof(between(-6, 0, during(life, 0.7, 0.85)), life),
  ]
}

function roof(lift: number, life: number): Mark[] {
  const shown = during(life, 0.69, 0.72)
  if (shown === 0) return [curve(points('24,24 80,6 136,24'), 0.7, 'faint')]
  const at = (text: string) => points(text).map(({ x, y }) => ({ x, y: y + lift }))
  return [
    shape(at('22,32 138,32 138,41 22,41'), 'paper', 0),
    shape(at('18,32 80,8 142,32'), 'a', 0, { hatched: true }),
    shape(circle(80, 23 + lift, 4.5), 'paper', 0),
  ]
}

export function castle(life: number): Mark[] {
  const raised = during(life, 0, 0.6)
  const flag = during(life, 0.3, 1)
  const open = between(0, 15, raised)
  return [
    curve(smooth(points('6,106 60,102 110,106 154,102')), 0, 'ink', 'thick'),
    shape(
      points(
        '48,104 48,62 56,62 56,56 64,56 64,62 74,62 74,56 82,56 82,62 92,62 92,56 100,56 100,62 112,62 112,104',
      ),
      'paper',
      0.1,
      { hatched: true },
    ),
    shape(
      points(
        '24,104 24,50 20,50 20,36 28,36 28,42 34,42 34,36 42,36 42,42 48,42 48,36 54,36 54,50 50,50 50,104',
      ),
      'a',
      0.2,
    ),
    shape(
      points(
        '110,104 110,42 106,42 106,28 114,28 114,34 120,34 120,28 128,28 128,34 134,34 134,28 142,28 142,42 138,42 138,104',
      ),
      'b',
      0.25,
      { hatched: true },
    ),
    shape(smooth(points('66,104 66,86 72,77 80,74 88,77 94,86 94,104')), 'ink', 0.4),
    shape(
      [
        { x: 67, y: 104 - open },
        { x: 67, y: 87 - open * 0.4 },
        { x: 80, y: 76 },
        { x: 93, y: 87 - open * 0.4 },
        { x: 93, y: 104 - open },
      ],
      'paper',
      0.45,
    ),
    curve(
      [
        { x: 76, y: 103 - open },
        { x: 76, y: 80 },
      ],
      0.5,
    ),
    curve(
      [
        { x: 84, y: 103 - open },
        { x: 84, y: 80 },
      ],
      0.5,
    ),
    shape(points('34,66 40,66 40,76 34,76'), 'paper', 0.6),
    shape(points('121,56 127,56 127,68 121,68'), 'paper', 0.6),
    curve(points('124,28 124,4'), 0.6, 'ink', 'thick'),
    ...(flag > 0
      ? [
          shape(
            smooth([
              { x: 124, y: 5 },
              { x: 124 + flag * 12, y: 3 },
              { x: 124 + flag * 24, y: 7 },
              { x: 124 + flag * 24, y: 16 },
              { x: 124 + flag * 12, y: 13 },
              { x: 124, y: 16 },
            ]),
            'a',
            0,
          ),
        ]
      : []),
  ]
}

export function globe(life: number): Mark[] {
  const spin = life * 0.9
  // Meridians come round as the globe turns: an ellipse is as wide as the cosine of its longitude.
  const meridians = [0, 1, 2, 3].map((index) => {
    const longitude = (((index / 4 + spin / 2) % 1) - 0.5) * Math.PI
    const across = Math.sin(longitude) * 40
    return curve(arc(72, 54, across, 40, -Math.PI / 2, Math.PI / 2), 0.4 + index * 0.05)
  })
  const land = (x: number, y: number, text: string, at: number): Mark =>
    shape(
      smooth(
        points(text).map((point) => ({ x: x + point.x - spin * 16, y: y + point.y })),
        true,
      ),
      'b',
      at,
    )
  const needle = between(-0.9, 0.35, during(life, 0, 0.7)) + Math.sin(life * Math.PI * 6) * 0.2 * (1 - life)
  const rose = { x: 132, y: 88 }
  return [
    shape(circle(72, 54, 40), 'a', 0),
    land(62, 34, '0,0 12,-6 20,2 12,12 14,22 4,28 0,16 -6,8', 0.3),
    land(88, 52, '0,0 10,-4 14,6 6,18 -2,12', 0.35),
    ...meridians,
    curve(arc(72, 54, 40, 12, 0.05, Math.PI - 0.05), 0.5),
    curve(arc(72, 54, 46, 46, -0.5, Math.PI - 0.6), 0.2, 'ink', 'thick'),
    curve(points('72,100 72,108'), 0.6, 'ink', 'thick'),
    curve(points('50,110 94,110'), 0.6, 'ink', 'thick'),
    shape(circle(rose.x, rose.y, 20), 'paper', 0.5, { hatched: true }),
    ...[0, 1, 2, 3].map((quarter) => {
      const at = (out: number) => turned({ x: rose.x, y: rose.y - out }, rose, (quarter * Math.PI) / 2)
      return curve([at(16), at(20)], 0.6)
    }),
    shape(
      [
        { x: -4, y: 0 },
        { x: 0, y: -14 },
        { x: 4, y: 0 },
      ].map(({ x, y }) => turned({ x: rose.x + x, y: rose.y + y }, rose, needle)),
      'b',
      0.7,
    ),
    shape(
      [
        { x: -4, y: 0 },
        { x: 0, y: 14 },
        { x: 4, y: 0 },
      ].map(({ x, y }) => turned({ x: rose.x + x, y: rose.y + y }, rose, needle)),
      'paper',
      0.7,
    ),
  ]
}

export function steamEngine(life: number): Mark[] {
  const ahead = between(-7, 7, life)
  const at = (text: string) => points(text).map(({ x, y }) => ({ x: x + ahead, y }))
  const roll = life * Math.PI * 3
  const wheel = (x: number, radius: number, start: number): Mark[] => {
    const middle = { x: x + ahead, y: 104 - radius }
    const spokes = [0, 1, 2].map((spoke) => {
      const angle = roll + (spoke * Math.PI) / 3
      const end = (side: number) => ({
        x: middle.x + Math.cos(angle) * radius * side,
        y: middle.y + Math.sin(angle) * radius * side,
      })
      return curve([end(-1), end(1)], start + 0.2)
    })
    return [
      shape(circle(middle.x, middle.y, radius), 'paper', start),
      ...spokes,
      shape(circle(middle.x, middle.y, 2.5), 'ink', start),
    ]
  }
  const rod = { x: Math.cos(roll) * 8, y: Math.sin(roll) * 8 }
  const puffs = points('46,16 32,10 16,12').map(({ x, y }, puff) => {
    const grown = during(life, puff * 0.2, puff * 0.2 + 0.6)
    return grown === 0
      ? null
      : shape(
          ellipse(x + ahead, y + 4 - grown * 4, 4 + grown * (3 + puff * 2), 3 + grown * (2 + puff)),
          'paper',
          0,
        )
  })
  return [
    curve(points('2,105 158,105'), 0, 'ink', 'thick'),
    ...[14, 38, 62, 86, 110, 134].map((x) =>
      curve(
        [
          { x, y: 105 },
          { x: x - 3, y: 111 },
        ],
        0.1,
      ),
    ),
    ...puffs.filter((puff) => puff !== null),
    shape(at('36,52 104,52 104,82 36,82'), 'a', 0.15, { hatched: true }),
    shape(smooth(at('36,52 29,58 28,68 30,78 36,82')), 'a', 0.2),
    shape(at('102,32 138,32 138,84 102,84'), 'b', 0.25, { hatched: true }),
    shape(at('98,26 142,26 142,33 98,33'), 'paper', 0.3),
    shape(at('110,40 130,40 130,56 110,56'), 'paper', 0.4),
    shape(at('44,52 42,28 38,22 58,22 54,28 54,52'), 'paper', 0.35),
    shape(smooth(at('70,52 70,44 77,40 84,44 84,52')), 'b', 0.45),
    curve(at('56,52 56,82'), 0.5),
    curve(at('88,52 88,82'), 0.5),
    shape(at('28,82 144,82 144,90 20,90'), 'paper', 0.3),
    shape(at('20,90 8,104 30,104 34,90'), 'ink', 0.5),
    ...wheel(52, 11, 0.45),
    ...wheel(84, 15, 0.5),
    ...wheel(122, 15, 0.55),
    curve(
      [
        { x: 84 + ahead + rod.x, y: 89 + rod.y },
        { x: 122 + ahead + rod.x, y: 89 + rod.y },
      ],
      0.8,
      'ink',
      'thick',
    ),
  ]
}
