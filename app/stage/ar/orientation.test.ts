import fc from 'fast-check'
import { Quaternion, Vector3 } from 'three'
import { describe, expect, test } from 'vitest'
import { type Angles, headingOf, smoothTowards, toCameraQuaternion } from './orientation.ts'

const looks = (angles: Angles, screenAngle = 0) => {
  const turned = toCameraQuaternion(angles, screenAngle)
  const rounded = (v: Vector3) =>
    v
      .applyQuaternion(turned)
      .toArray()
      .map((n) => Math.round(n * 100) / 100 + 0)
  return { ahead: rounded(new Vector3(0, 0, -1)), up: rounded(new Vector3(0, 1, 0)) }
}

/** North is -z, east is x, up is y. */
describe('a phone', () => {
  test('flat on a table, its top to the north, looks down', () => {
    expect(looks({ alpha: 0, beta: 0, gamma: 0 })).toEqual({ ahead: [0, -1, 0], up: [0, 0, -1] })
  })
  test('held upright looks north, with the sky above', () => {
    expect(looks({ alpha: 0, beta: 90, gamma: 0 })).toEqual({ ahead: [0, 0, -1], up: [0, 1, 0] })
  })
  test('upright, turned to the left by a right angle, looks west', () => {
    expect(looks({ alpha: 90, beta: 90, gamma: 0 })).toEqual({ ahead: [-1, 0, 0], up: [0, 1, 0] })
  })
  test('tilted half way looks down at the table', () => {
    expect(looks({ alpha: 0, beta: 45, gamma: 0 })).toEqual({
      ahead: [0, -0.71, -0.71],
      up: [0, 0.71, -0.71],
    })
  })
  test('on its left side, the screen turned with it, looks ahead with the sky above', () => {
    expect(looks({ alpha: 0, beta: 0, gamma: -90 }, 90)).toEqual({ ahead: [1, 0, 0], up: [0, 1, 0] })
  })
  test('on its right side, the screen turned the other way, too', () => {
    expect(looks({ alpha: 0, beta: 0, gamma: 90 }, -90)).toEqual({ ahead: [-1, 0, 0], up: [0, 1, 0] })
  })
})

/** The matrix of the W3C's own worked example, R = Z(alpha) X(beta) Y(gamma), column by column. */
test('turns as the specification’s rotation matrix does', () => {
  const angle = fc.double({ min: -180, max: 180, noNaN: true })
  fc.assert(
    fc.property(angle, angle, angle, (alpha, beta, gamma) => {
      const [a, b, g] = [alpha, beta, gamma].map((degrees) => (degrees * Math.PI) / 180) as [
        number,
        number,
        number,
      ]
      const { cos, sin } = Math
      // The back of the phone is its -z: the third column of R, the other way.
      const [east, north, up] = [
        -(cos(a) * sin(g) + cos(g) * sin(a) * sin(b)),
        -(sin(a) * sin(g) - cos(a) * cos(g) * sin(b)),
        -(cos(b) * cos(g)),
      ]
      const ahead = new Vector3(0, 0, -1).applyQuaternion(toCameraQuaternion({ alpha, beta, gamma }, 0))
      expect(ahead.distanceTo(new Vector3(east, up, -north))).toBeLessThan(1e-6)
    }),
  )
})

test('a turned screen rolls the picture and looks the same way', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(90, 180, 270, -90),
      fc.integer({ min: 0, max: 359 }),
      (screenAngle, alpha) => {
        const angles = { alpha, beta: 60, gamma: 10 }
        expect(looks(angles, screenAngle).ahead).toEqual(looks(angles).ahead)
        expect(looks(angles, screenAngle).up).not.toEqual(looks(angles).up)
      },
    ),
  )
})

test('the heading is what the phone was turned by, upright, tilted or flat', () => {
  for (const beta of [90, 45, 120, 0])
    for (const alpha of [0, 30, 90, 200, 330]) {
      const heading = headingOf(toCameraQuaternion({ alpha, beta, gamma: 0 }, 0))
      const off = heading - (alpha * Math.PI) / 180
      expect(Math.hypot(Math.cos(off) - 1, Math.sin(off)), `${beta} ${alpha}`).toBeLessThan(1e-6)
    }
})

describe('smoothing', () => {
  const wanted = toCameraQuaternion({ alpha: 40, beta: 70, gamma: 5 }, 0)

  test('goes 63 % of the way in its time constant, in one step or in many', () => {
    const once = smoothTowards(new Quaternion(), wanted, 0.05)
    const often = new Quaternion()
    for (let i = 0; i < 10; i++) smoothTowards(often, wanted, 0.005)
    const all = new Quaternion().angleTo(wanted)
    expect(once.angleTo(wanted) / all).toBeCloseTo(Math.exp(-1), 5)
    expect(often.angleTo(once)).toBeLessThan(1e-5)
  })

  test('does nothing in no time, and a clock that goes back does no harm', () => {
    for (const seconds of [0, -1]) {
      const shown = new Quaternion()
      expect(smoothTowards(shown, wanted, seconds).angleTo(new Quaternion())).toBe(0)
    }
  })
})
