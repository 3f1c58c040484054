import fc from 'fast-check'
import { PerspectiveCamera, Vector3 } from 'three'
import { describe, expect, test } from 'vitest'
import { BANDS } from '#engine/core/bands.ts'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { SIDES } from '#engine/games/history-hunt/artefact.ts'
import { historyHuntRules } from '#engine/games/history-hunt/rules.ts'
import { FIELD_OF_VIEW, NARROW_START, placeOf, START } from '../ar/orbit.ts'
import { modelOf } from './artefact-model.ts'
import {
  CARD_LEAN,
  cardSpots,
  cardWidth,
  closeUp,
  DEPTH,
  discScale,
  FACING,
  type Facing,
  gapAt,
  heldSpot,
  huntReach,
  laidAt,
  markAt,
  nearest,
  type Point,
  RIBBON,
  RIBBON_LENGTH,
  RIBBON_WIDTH,
  ribbonAt,
  scaleFor,
  smallHuntReach,
  spotOf,
  tippedOver,
  turnedAround,
  WIDTH,
} from './layout.ts'

const apart = ([x, , z]: Point, [otherX, , otherZ]: Point) => Math.hypot(x - otherX, z - otherZ)

function findsOf(seed: number, band: (typeof BANDS)[number], mission: number) {
  const opened = historyHuntRules.apply(historyHuntRules.start(roundOptions({ seed, band })), {
    type: 'open',
    ms: 0,
    mission,
  })
  if (!opened.ok) throw new Error(opened.code)
  return opened.value.state.finds
}

test.each(BANDS)(
  '%s: on a table the artefacts lie behind the ribbon, within view, apart from each other',
  (band) => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 7 }), (seed, mission) => {
        const spots = findsOf(seed, band, mission).map(
          ({ spot }, place, all) => spotOf(spot, place, all.length, 'desk').at,
        )
        for (const [index, at] of spots.entries()) {
          expect(Math.abs(at[0])).toBeLessThanOrEqual(WIDTH / 2)
          expect(Math.abs(at[2])).toBeLessThanOrEqual(DEPTH / 2)
          expect(at[2]).toBeLessThan(ribbonAt(at[0] / RIBBON_LENGTH + 0.5)[2] - RIBBON_WIDTH / 2)
          for (const other of spots.slice(index + 1)) expect(apart(at, other)).toBeGreaterThan(0.14)
        }
      }),
      { numRuns: 40 },
    )
  },
)

test('what is held leaves the ribbon in view while a place on it is asked for', () => {
  const { at, scale } = heldSpot([0, 0, 0], 'desk', 'order')
  const front = Math.max(...RIBBON.map(([, , z]) => z)) + RIBBON_WIDTH / 2
  // Seen from START's height, a thing 15 cm high hides so much of the table behind it.
  expect(at[2] - (0.15 * scale) / Math.tan(START.height)).toBeGreaterThan(front - 0.05)
})

test('what is held stands above the cards while a change is asked for', () => {
  const { at } = heldSpot([0, 0, 0], 'desk', 'match')
  const lean = (CARD_LEAN * Math.PI) / 180
  const high = 0.096
  const [, y, z] = cardSpots(7, 4)[0] ?? [0, 0, 0]
  const [top, behind] = [y + Math.cos(lean) * high, z - Math.sin(lean) * high]
  // The line of sight over the upper edge of a card of three lines in the row at the back.
  expect(at[1]).toBeGreaterThan(top - (behind - at[2]) * Math.tan(START.height))
})

test('in a small picture what is held is larger, as far as it fits, and its marks are never smaller than elsewhere', () => {
  const ship: Point = [0.06, 0.14, 0.2]
  expect(closeUp(ship, false)).toBe(1.5)
  expect(closeUp(ship, true)).toBeCloseTo(1.7)
  expect(closeUp([0.27, 0.1, 0.1], true)).toBe(1.5)
  expect(closeUp([0.03, 0.05, 0.03], true)).toBe(2.6)
  for (const scale of [1, 1.5, 1.7, 2.6]) {
    expect(discScale(false, scale)).toBe(1)
    expect(discScale(true, scale) * scale).toBeGreaterThanOrEqual(1.35 * 1.5 - 1e-9)
  }
})

test('in a room they lie around the player, as far as the rules say', () => {
  for (const { spot } of findsOf(3, 'high', 7)) {
    const { at } = spotOf(spot, 0, 6, 'immersive')
    expect(apart(at, [0, 0, 0.85])).toBeCloseTo(spot.distanceCm / 100)
    expect(heldSpot(at, 'immersive').at[1] - at[1]).toBeCloseTo(0.012)
  }
})

test('a timeline runs from left to right, each gap between its neighbours', () => {
  for (let count = 0; count <= 6; count += 1) {
    const xs = Array.from({ length: count }, (_, place) => [gapAt(place, count)[0], laidAt(place, count)[0]])
      .flat()
      .concat(gapAt(count, count)[0])
    expect(xs).toEqual(xs.toSorted((one, other) => one - other))
    expect(new Set(xs).size).toBe(2 * count + 1)
  }
  expect(ribbonAt(0)).toEqual(RIBBON[0])
  expect(ribbonAt(1)).toEqual(RIBBON.at(-1))
})

describe('the sides of what is held', () => {
  const SIZE: Point = [0.2, 0.1, 0.06]

  /** Where a point is after the side was turned towards the player: first about y, then about x. */
  function seen(facing: Facing, [x, y, z]: Point): Point {
    const { x: about, y: around } = FACING[facing]
    const turned: Point = [
      x * Math.cos(around) + z * Math.sin(around),
      y - SIZE[1] / 2,
      -x * Math.sin(around) + z * Math.cos(around),
    ]
    return [
      turned[0],
      turned[1] * Math.cos(about) - turned[2] * Math.sin(about),
      turned[1] * Math.sin(about) + turned[2] * Math.cos(about),
    ]
  }

  test.each(SIDES.filter((side) => side !== 'inside'))('%s comes to the front with its mark', (side) => {
    const marks = SIDES.map((one) => ({ one, z: seen(side, markAt(one, SIZE))[2] }))
    expect(marks.toSorted((one, other) => other.z - one.z)[0]?.one).toBe(side)
  })

  test('turning four times, or tipping four times, comes back to the front', () => {
    const times = (by: (facing: Facing) => Facing) => {
      const round: Facing[] = ['front']
      for (let count = 0; count < 4; count += 1) round.push(by(round.at(-1) ?? 'front'))
      return round
    }
    expect(times((facing) => turnedAround(facing, 1))).toEqual(['front', 'right', 'back', 'left', 'front'])
    expect(times((facing) => turnedAround(facing, -1))).toEqual(['front', 'left', 'back', 'right', 'front'])
    expect(times(tippedOver)).toEqual(['front', 'top', 'back', 'underneath', 'front'])
    expect(turnedAround('top', 1)).toBe('front')
    expect(tippedOver('left')).toBe('front')
  })
})

test.each([
  [4, 4],
  [7, 7],
  [7, 4],
  [8, 4],
])(
  '%i cards in rows of %i stand before what is held, none over another, and each is found by its place',
  (count, columns) => {
    const spots = cardSpots(count, columns)
    expect(spots).toHaveLength(count)
    for (const [index, at] of spots.entries()) {
      expect(at[2]).toBeGreaterThan(heldSpot([0, 0, 0], 'desk').at[2])
      expect(Math.abs(at[0]) + cardWidth(columns) / 2).toBeLessThanOrEqual(WIDTH / 2)
      expect(at[2]).toBeLessThanOrEqual(DEPTH / 2)
      expect(nearest([at[0] + 0.03, at[1] + 0.02, at[2] - 0.01], spots)).toBe(index)
      for (const other of spots.slice(index + 1)) {
        expect(Math.abs(at[0] - other[0]) > cardWidth(columns) || Math.abs(at[2] - other[2]) > 0.05).toBe(
          true,
        )
      }
    }
  },
)

describe.each(BANDS)('the picture of a mission at the desk, in %s', (band) => {
  test.each([
    ['large', START, 1.6, huntReach],
    ['small', NARROW_START, 1.1, smallHuntReach],
  ] as const)('shows every artefact to its top in a %s one', (_, orbit, aspect, reach) => {
    for (let mission = 0; mission < 8; mission++) {
      const finds = findsOf(3, band, mission)
      const { position, target } = placeOf(orbit, reach({ mission, finds }), aspect)
      const camera = new PerspectiveCamera(FIELD_OF_VIEW, aspect)
      camera.position.set(...position)
      camera.lookAt(...target)
      camera.updateMatrixWorld()
      for (const [index, { artefact, spot }] of finds.entries()) {
        const [x, y, z] = spotOf(spot, index, finds.length, 'desk').at
        const high = modelOf(artefact).bounds.max.y * scaleFor(finds.length, 'desk')
        const seen = new Vector3(x, y + high, z).project(camera)
        expect(Math.max(Math.abs(seen.x), Math.abs(seen.y)), artefact).toBeLessThan(1)
      }
    }
  })
})
