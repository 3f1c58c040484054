// Where the picture stands: a meadow for the young, the margin of a pad in the middle years, of graph paper in high school.
// Right answers in a row are told by it: flowers, tallies, a curve that climbs.
import type { Band } from '#engine/core/bands.ts'
import { circle, curve, shape, smooth } from '#engine/phaser/kit/forms.ts'
import { wobble } from '#engine/phaser/kit/hand.ts'
import type { Box, Mark, Point } from '#engine/phaser/kit/marks.ts'
import type { Room } from './models/model.ts'

export interface Scenery {
  /** What is behind the picture. */
  readonly still: readonly Mark[]
  /** What the latest right answer in a row has brought. */
  readonly fresh: readonly Mark[]
}

/** Kept free of the picture for tallies and curve, in px. */
const STRIP = 36
const MOST_FLOWERS = 9
const MOST_TALLIES = 25
const MOST_POINTS = 16
const SIDE = 18
/** Here the picture needs all of the sky. */
const NARROW = 500

/** The part of the place that the picture may use. */
export function roomIn(place: Room, band: Band): Box {
  const strip = band === 'elementary' ? 0 : STRIP
  const inset = Math.min(24, place.width * 0.03)
  return { x: inset, y: 0, width: place.width - 2 * inset, height: place.height - strip - 6 }
}

/**
 * @param streak right answers in a row
 * @param night the page is in its dark colours
 * @param sign where the answer will stand, for the young on a board of its own; null where the picture leaves no room for one
 */
export function sceneryOf(
  band: Band,
  place: Room,
  streak: number,
  sign: Point | null,
  night = false,
): Scenery {
  if (band === 'elementary') return meadow(place, streak, sign, night)
  return band === 'middle' ? tallies(place, streak) : climb(place, streak)
}

function meadow({ width, height }: Room, streak: number, sign: Point | null, night: boolean): Scenery {
  const hill = (top: number, swing: number, turn: number) =>
    smooth(
      Array.from({ length: 9 }, (_, step) => ({
        x: (width * step) / 8,
        y: top - Math.sin((step / 8) * Math.PI * 2 + turn) * swing,
      })),
    )
  const ground = (along: Point[]) => [...along, { x: width, y: height }, { x: 0, y: height }]
  const far = hill(height * 0.58, height * 0.09, 0.6)
  const near = hill(height * 0.84, height * 0.05, 2.6)
  const sun = { x: width * 0.93, y: Math.max(48, height * 0.15) }
  const sky = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ]
  const clouds = [
    [0.08, 0.2, 1],
    [0.62, 0.06, 0.7],
  ] as const
  const rays = Array.from({ length: 9 }, (_, ray): Mark => {
    const angle = (ray / 9) * Math.PI * 2
    const at = (reach: number) => ({ x: sun.x + Math.cos(angle) * reach, y: sun.y + Math.sin(angle) * reach })
    return curve([at(34), at(44)], 0, 'a', 'thick')
  })
  const flowers = Array.from({ length: Math.min(streak, MOST_FLOWERS) }, (_, index) => {
    const x = width * (0.08 + ((index * 0.37) % 0.84))
    return flower({ x, y: height * 0.95 + wobble(index) * height * 0.03 }, index)
  })
  return {
    still: [
      ...(night ? stars(width, height) : [shape(sky, 'a', 0, { outline: false, soft: true })]),
      ...(width < NARROW || night
        ? []
        : clouds.map(([x, y, size]) => cloud({ x: x * width, y: y * height }, size))),
      ...(width < NARROW || night ? [] : [...rays, shape(circle(sun.x, sun.y, 26), 'a', 0)]),
      shape(ground(far), 'b', 0, { outline: false, soft: true }),
      shape(ground(near), 'b', 0, { outline: false, soft: true }),
      ...(sign ? [board(sign, width)] : []),
      ...flowers.slice(0, -1).flat(),
    ],
    fresh: flowers.at(-1) ?? [],
  }
}

function board({ x, y }: Point, placeWidth: number): Mark {
  const [width, height] = [Math.min(112, 2 * (placeWidth - x) - 28), 56]
  const corner = { x: x - width / 2, y: y - height / 2 }
  const corners = [
    corner,
    { x: corner.x + width, y: corner.y - 3 },
    { x: corner.x + width - 2, y: corner.y + height },
    { x: corner.x + 3, y: corner.y + height + 2 },
  ]
  return shape(corners, 'paper', 0)
}

function stars(width: number, height: number): Mark[] {
  return Array.from({ length: 14 }, (_, index) => {
    const x = width * (0.04 + ((index * 0.29) % 0.92))
    return shape(circle(x, height * (0.2 + 0.16 * wobble(index)), 2.2), 'a', 0, { outline: false })
  })
}

function cloud({ x, y }: Point, size: number): Mark {
  const puffs = [
    { x: -34, y: 12 },
    { x: -30, y: -2 },
    { x: -14, y: -14 },
    { x: 4, y: -16 },
    { x: 18, y: -6 },
    { x: 34, y: 0 },
    { x: 34, y: 12 },
  ]
  const along = puffs.map((puff) => ({ x: x + puff.x * size, y: y + puff.y * size }))
  return shape(smooth(along, true), 'paper', 0, { outline: false })
}

function flower({ x, y }: Point, index: number): Mark[] {
  const [petal, heart] = index % 2 === 0 ? (['paper', 'a'] as const) : (['a', 'paper'] as const)
  const head = { x: x + 2, y: y - 30 }
  const petals = Array.from({ length: 6 }, (_, place) => {
    const angle = (place / 6) * Math.PI * 2
    return shape(circle(head.x + Math.cos(angle) * 11, head.y + Math.sin(angle) * 11, 8), petal, 0, {
      outline: false,
    })
  })
  return [
    curve(
      [
        { x, y },
        { x: x + 2, y: y - 24 },
      ],
      0,
      'ink',
      'thick',
    ),
    ...petals,
    shape(circle(head.x, head.y, 7), heart, 0),
  ]
}

/** In fives, as one counts on paper. */
function tallies({ width, height }: Room, streak: number): Scenery {
  const base = height - 10
  const strokes = Array.from({ length: Math.min(streak, MOST_TALLIES) }, (_, index): Mark => {
    const x = SIDE + 8 + Math.floor(index / 5) * 58
    const place = index % 5
    const lean = wobble(index) * 2
    return place === 4
      ? curve(
          [
            { x: x - 6, y: base - 2 },
            { x: x + 38, y: base - 19 },
          ],
          0,
          'b',
          'thick',
        )
      : curve(
          [
            { x: x + place * 10 + lean, y: base - 22 },
            { x: x + place * 10, y: base },
          ],
          0,
          'ink',
          'thick',
        )
  })
  const tip = { x: width - SIDE - 150, y: base - 4 }
  return {
    still: [
      curve(
        [
          { x: SIDE, y: base + 6 },
          { x: width - SIDE, y: base + 6 },
        ],
        0,
        'faint',
      ),
      ...pencil(tip),
      ...strokes.slice(0, -1),
    ],
    fresh: strokes.slice(-1),
  }
}

function pencil({ x, y }: Point): Mark[] {
  const points = (...along: [number, number][]) =>
    along.map(([dx, dy]) => ({ x: x + dx, y: y + dy - dx * 0.03 }))
  return [
    shape(points([0, 0], [22, -7], [22, 7]), 'paper', 0),
    shape(points([0, 0], [8, -2.5], [8, 2.5]), 'ink', 0, { outline: false }),
    shape(points([22, -7], [112, -7], [112, 7], [22, 7]), 'a', 0),
    curve(points([22, 0], [112, 0]), 0, 'ink'),
    shape(points([112, -7], [122, -7], [122, 7], [112, 7]), 'paper', 0),
    shape(points([122, -7], [138, -7], [138, 7], [122, 7]), 'b', 0),
  ]
}

function climb({ width, height }: Room, streak: number): Scenery {
  const base = height - 8
  const count = Math.min(streak, MOST_POINTS)
  const pitch = (width - 2 * SIDE) / MOST_POINTS
  const at = (index: number) => ({ x: SIDE + index * pitch, y: base - (1 - 0.82 ** index) * (STRIP - 8) })
  const along = Array.from({ length: count + 1 }, (_, index) => at(index))
  const ticks = Array.from({ length: MOST_POINTS + 1 }, (_, index): Mark => {
    const x = SIDE + index * pitch
    return curve(
      [
        { x, y: base },
        { x, y: base - (index % 5 === 0 ? 7 : 4) },
      ],
      0,
      'faint',
    )
  })
  const dot = at(count)
  return {
    still: [
      curve(
        [
          { x: SIDE, y: base },
          { x: width - SIDE, y: base },
        ],
        0,
        'faint',
      ),
      ...ticks,
      ...(count > 1 ? [curve(along.slice(0, -1), 0, 'b')] : []),
    ],
    fresh:
      count > 0 ? [curve(along.slice(-2), 0, 'b', 'thick'), shape(circle(dot.x, dot.y, 4), 'b', 0.2)] : [],
  }
}
