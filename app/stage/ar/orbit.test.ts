import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIELD_OF_VIEW, placeOf, START, turned, zoomed } from './orbit.ts'

const REACH = [0.6, 0.3, 0.42] as const
const turn = fc.double({ min: -9, max: 9, noNaN: true })

test('however it is turned, the camera stays above the desk and its angle within one turn', () => {
  fc.assert(
    fc.property(turn, turn, fc.double({ min: 0.3, max: 3, noNaN: true }), (around, up, aspect) => {
      const orbit = turned(START, around, up)
      expect(Math.abs(orbit.azimuth)).toBeLessThanOrEqual(Math.PI)
      const [, height] = placeOf(orbit, REACH, aspect).position
      expect(height).toBeGreaterThan(0)
    }),
  )
})

test('a turn there and back is where it was', () => {
  expect(turned(turned(START, 0.4, 0.2), -0.4, -0.2)).toMatchObject({
    azimuth: expect.closeTo(START.azimuth),
    height: expect.closeTo(START.height),
  })
})

test('nothing is left out of the picture from the front without zoom, in wide and narrow ones', () => {
  for (const aspect of [0.6, 1, 1.8]) {
    const orbit = { ...START, azimuth: 0, zoom: 1 }
    const [, y, z] = placeOf(orbit, REACH, aspect).position
    // The half width that is seen at the near edge of the page.
    const away = Math.hypot(y, z - REACH[2] / 2)
    const half = Math.tan((FIELD_OF_VIEW / 2) * (Math.PI / 180)) * away * aspect
    expect(half).toBeGreaterThan(REACH[0] / 2)
  }
})

test('zoom has ends', () => {
  expect(zoomed(START, 100)).toMatchObject({ zoom: 3 })
  expect(zoomed(START, 0.001)).toMatchObject({ zoom: 0.8 })
})
