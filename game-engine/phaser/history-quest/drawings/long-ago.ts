// The topics of elementary school: a home of long ago, a pyramid, a ship that sets out.
import { arc, between, circle, curve, during, points, shape, smooth } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'

export function home(life: number): Mark[] {
  const flame = between(5, 18, life)
  const smoke = during(life, 0.3, 1)
  return [
    curve(smooth(points('6,104 50,100 104,104 154,100')), 0, 'ink', 'thick'),
    shape(points('36,70 36,103 98,103 98,70'), 'paper', 0.1),
    shape(smooth(points('24,74 44,48 67,28 90,48 110,74 88,78 67,74 46,78'), true), 'a', 0.2, {
      hatched: true,
    }),
    curve(smooth(points('67,32 58,52 52,72')), 0.4),
    curve(smooth(points('67,32 76,52 82,72')), 0.4),
    shape(smooth(points('58,103 58,88 67,80 76,88 76,103')), 'b', 0.35),
    // The fire in front of it.
    curve(points('118,106 140,100'), 0.6, 'ink', 'thick'),
    curve(points('120,100 140,106'), 0.6, 'ink', 'thick'),
    shape(
      smooth(
        [
          { x: 129, y: 101 },
          { x: 121, y: 97 },
          { x: 124, y: 98 - flame * 0.6 },
          { x: 129, y: 98 - flame },
          { x: 134, y: 98 - flame * 0.6 },
          { x: 137, y: 97 },
        ],
        true,
      ),
      'b',
      0.7,
    ),
    ...(smoke > 0
      ? [
          curve(
            smooth([
              { x: 129, y: 76 },
              { x: 125, y: between(75, 62, smoke) },
              { x: 133, y: between(74, 50, smoke) },
              { x: 128, y: between(73, 36, smoke) },
            ]),
            0,
          ),
        ]
      : []),
    ...points('16,100 20,96 24,101').map(({ x, y }, blade) =>
      curve(
        [
          { x, y: y + 4 },
          { x: x + blade - 1, y: y - 6 },
        ],
        0.8,
      ),
    ),
  ]
}

export function pyramid(life: number): Mark[] {
  const height = between(76, 30, life)
  const rays = Array.from({ length: 7 }, (_, ray) => {
    const angle = Math.PI * (1.05 + ray * 0.15)
    const at = (out: number) => ({ x: 122 + Math.cos(angle) * out, y: height + Math.sin(angle) * out })
    return curve([at(20), at(27)], 0.7)
  })
  return [
    shape(circle(122, height, 16), 'b', 0.5),
    ...(life > 0.5 ? rays : []),
    shape(points('74,18 12,98 110,98'), 'a', 0.1, { hatched: false }),
    shape(points('74,18 110,98 136,90'), 'paper', 0.2, { hatched: true }),
    curve(points('54,45 90,44'), 0.5),
    curve(points('34,71 101,71'), 0.5),
    curve(points('62,45 60,58 78,58 78,71'), 0.6),
    curve(points('44,71 43,84 66,84 65,98'), 0.6),
    curve(points('90,71 90,84 78,84'), 0.65),
    curve(smooth(points('4,100 40,97 100,101 156,97')), 0, 'ink', 'thick'),
    ...palm(life),
  ]
}

function palm(life: number): Mark[] {
  const sway = between(0, 4, life)
  const crown = { x: 27 + sway, y: 70 }
  const leaf = (dx: number, dy: number) =>
    curve(
      smooth([
        crown,
        { x: crown.x + dx * 0.6, y: crown.y + dy - 4 },
        { x: crown.x + dx, y: crown.y + dy + 6 },
      ]),
      0.8,
      'b',
      'thick',
    )
  return [
    curve(smooth([{ x: 22, y: 100 }, { x: 22, y: 85 }, crown]), 0.7, 'ink', 'thick'),
    leaf(-14, -4),
    leaf(-8, -10),
    leaf(9, -10),
    leaf(15, -3),
  ]
}

export function ship(life: number): Mark[] {
  const ahead = between(-8, 8, life)
  const rock = Math.sin(life * Math.PI * 2) * 2
  const at = (text: string) => points(text).map(({ x, y }) => ({ x: x + ahead, y: y + rock }))
  const belly = between(4, 16, life)
  const sail = (left: number, top: number, right: number, bottom: number): Mark =>
    shape(
      smooth(
        [
          { x: left, y: top },
          { x: right, y: top },
          { x: right + belly, y: (top + bottom) / 2 },
          { x: right, y: bottom },
          { x: left, y: bottom },
          { x: left + belly * 0.7, y: (top + bottom) / 2 },
        ].map(({ x, y }) => ({ x: x + ahead, y: y + rock })),
        true,
      ),
      'paper',
      0.4,
    )
  const wave = (y: number, shift: number, at: number) =>
    curve(
      smooth(
        Array.from({ length: 9 }, (_, step) => ({ x: 4 + step * 19, y: y + ((step + shift) % 2 ? -3 : 3) })),
      ),
      at,
      'b',
      'thick',
    )
  return [
    curve(at('78,88 78,10'), 0.2, 'ink', 'thick'),
    curve(at('112,86 112,26'), 0.25, 'ink', 'thick'),
    sail(56, 20, 92, 48),
    sail(52, 54, 94, 78),
    sail(102, 34, 120, 66),
    shape(at('78,10 78,3 94,7'), 'b', 0.6),
    shape(at('30,80 40,100 118,100 134,74 120,82 44,84'), 'a', 0.1, { hatched: true }),
    ...at('56,91 72,92 88,92 104,91').map(({ x, y }) => shape(circle(x, y, 2.2), 'paper', 0.7)),
    wave(102, Math.round(life * 4), 0.5),
    wave(112, 1 + Math.round(life * 4), 0.6),
    ...(life > 0.6
      ? [curve(arc(24, 26, 5, 3, Math.PI, Math.PI * 2), 0), curve(arc(34, 26, 5, 3, Math.PI, Math.PI * 2), 0)]
      : []),
  ]
}
