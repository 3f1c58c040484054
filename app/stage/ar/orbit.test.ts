import fc from 'fast-check'
import { PerspectiveCamera, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { FIELD_OF_VIEW, type Orbit, placeOf, type Reach, START, turned, zoomed } from './orbit.ts'

const REACH: Reach = [
  [-0.3, 0, -0.21],
  [0.3, 0, -0.21],
  [-0.3, 0, 0.21],
  [0.3, 0, 0.21],
  [0.1, 0.3, -0.1],
]
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

/** Where the reach is in the picture: from -1 to 1 each way. */
function framed(orbit: Orbit, reach: Reach, aspect: number) {
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, aspect, 0.02, 20)
  const { position, target } = placeOf(orbit, reach, aspect)
  camera.position.set(...position)
  camera.lookAt(...target)
  camera.updateMatrixWorld()
  const points = reach.map((point) => new Vector3(...point).project(camera))
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), below: Math.min(...ys), above: Math.max(...ys) }
}

test('without zoom the reach touches two opposite sides of the picture and none is left out, however it is turned', () => {
  fc.assert(
    fc.property(turn, turn, fc.double({ min: 0.3, max: 3, noNaN: true }), (around, up, aspect) => {
      const { left, right, below, above } = framed({ ...turned(START, around, up), zoom: 1 }, REACH, aspect)
      for (const [least, most] of [
        [left, right],
        [below, above],
      ] as const) {
        expect(least).toBeGreaterThanOrEqual(-1.0001)
        expect(most).toBeLessThanOrEqual(1.0001)
      }
      expect(Math.max(Math.min(-left, right), Math.min(-below, above))).toBeCloseTo(1, 3)
    }),
  )
})

test('what is flat lies in the middle of the picture, not low in it', () => {
  const { below, above } = framed({ ...START, zoom: 1 }, REACH.slice(0, 4), 0.6)
  expect(above + below).toBeCloseTo(0, 1)
})

test('zoom has ends', () => {
  expect(zoomed(START, 100)).toMatchObject({ zoom: 3 })
  expect(zoomed(START, 0.001)).toMatchObject({ zoom: 0.8 })
})
