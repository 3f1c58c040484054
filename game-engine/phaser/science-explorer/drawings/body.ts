// The body: a heart that beats, and lungs that fill.
import { between, curve, points, shape, smooth } from '#engine/phaser/kit/forms.ts'
import type { Mark, Point } from '#engine/phaser/kit/marks.ts'

export function heart(life: number): Mark[] {
  // Two beats on the way; at both ends it has its own size.
  const size = 1 + 0.13 * Math.max(0, Math.sin(life * Math.PI * 4)) * (life < 1 ? 1 : 0)
  const around = ({ x, y }: Point): Point => ({ x: 80 + (x - 80) * size, y: 46 + (y - 46) * size })
  const muscle = smooth(points('80,84 60,66 48,46 54,28 68,23 79,32 90,22 106,27 112,44 102,64'), true).map(
    around,
  )
  const vessel = (text: string, at: number) => curve(smooth(points(text)).map(around), at, 'ink', 'thick')
  const line = points(
    '8,104 46,104 52,96 58,112 66,89 74,113 80,104 98,104 104,97 110,110 116,90 123,112 128,104 152,104',
  )
  const shown = Math.max(2, Math.round(between(2, line.length, life)))
  return [
    vessel('72,28 70,16 76,9', 0.3),
    vessel('84,28 86,12 98,8 106,14', 0.35),
    shape(muscle, 'a', 0, { hatched: true }),
    curve(smooth(points('82,34 80,46 86,56 80,72')).map(around), 0.5),
    curve(smooth(points('81,47 70,53 66,62')).map(around), 0.6),
    curve(smooth(points('61,36 59,44 62,50')).map(around), 0.7),
    curve(points('8,104 152,104'), 0.6, 'faint'),
    ...(life > 0 ? [curve(line.slice(0, shown), 0, 'b', 'thick')] : []),
  ]
}

export function lungs(life: number): Mark[] {
  const full = between(0.86, 1.08, life)
  const lobe = (side: 1 | -1): Mark[] => {
    const at = (x: number, y: number): Point => ({ x: 80 + side * x * full, y: 62 + (y - 62) * full })
    const lung = smooth(
      [at(10, 44), at(20, 24), at(34, 26), at(50, 56), at(54, 88), at(44, 100), at(22, 92), at(12, 78)],
      true,
    )
    const branch = (points: Point[], start: number) => curve(smooth(points), start)
    return [
      shape(lung, side === 1 ? 'b' : 'a', 0.2, { hatched: side === 1 }),
      branch([{ x: 80, y: 42 }, at(16, 56), at(28, 66)], 0.5),
      branch([at(28, 66), at(38, 66), at(44, 76)], 0.6),
      branch([at(28, 66), at(28, 78), at(34, 88)], 0.65),
      branch([at(16, 56), at(26, 48), at(32, 40)], 0.7),
    ]
  }
  const air = [-1, 0, 1].map((place) =>
    curve(
      [
        { x: 80 + place * 9, y: between(2, 6, life) },
        { x: 80 + place * 7, y: between(4, 14, life) },
      ],
      0,
      'b',
      'thick',
    ),
  )
  return [
    ...lobe(-1),
    ...lobe(1),
    shape(points('75,16 85,16 85,42 80,46 75,42'), 'paper', 0),
    curve(points('75,24 85,24'), 0.3),
    curve(points('75,31 85,31'), 0.3),
    curve(points('75,38 85,38'), 0.3),
    ...(life > 0.15 ? air : []),
  ]
}
