import { expect, test } from 'vitest'
import { BANDS } from '#engine/core/bands.ts'
import { extent } from '#engine/phaser/kit/mark-extent.fixture.ts'
import { roomIn, sceneryOf } from './scenery.ts'

const PLACES = [
  { width: 364, height: 214 },
  { width: 804, height: 360 },
]
const CASES = BANDS.flatMap((band) => PLACES.map((place) => [band, place] as const))

test.each(CASES)('%s in %j: keeps to its place, and each right answer in a row adds to it', (band, place) => {
  const sign = { x: place.width - 60, y: place.height / 2 }
  expect(sceneryOf(band, place, 0, sign).fresh).toEqual([])
  for (const streak of [1, 5, 9, 40]) {
    const { still, fresh } = sceneryOf(band, place, streak, sign)
    expect(fresh.length).toBeGreaterThan(0)
    for (const { left, right, top, bottom } of [...still, ...fresh].map(extent)) {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(place.width)
      expect(top).toBeGreaterThanOrEqual(0)
      expect(bottom).toBeLessThanOrEqual(place.height)
    }
  }
})

test('tallies and curve stand below the room of the picture', () => {
  for (const band of ['middle', 'high'] as const) {
    for (const place of PLACES) {
      const room = roomIn(place, band)
      for (const mark of sceneryOf(band, place, 7, { x: 0, y: 0 }).fresh)
        expect(extent(mark).top).toBeGreaterThanOrEqual(room.y + room.height)
    }
  }
})
