import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dragTurn, meetPlane, pinch, placeAt, SCALE_LIMITS, scaleBy, turnBy } from './placement.ts'

const EYE = { x: 0, y: 0, z: 0 }
const TABLE = -0.45
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })

describe('a ray', () => {
  test('that comes down at 45 degrees meets the table as far ahead as it lies below', () => {
    expect(meetPlane(EYE, { x: 0, y: -1, z: -1 }, TABLE)).toEqual({ x: 0, y: TABLE, z: TABLE })
  })

  test.each([
    ['level', { x: 0, y: 0, z: -1 }],
    ['up', { x: 0, y: 1, z: -1 }],
  ])('%s meets nothing', (_, direction) => {
    expect(meetPlane(EYE, direction, TABLE)).toBeNull()
  })

  test('from below the plane meets nothing', () => {
    expect(meetPlane({ x: 0, y: -1, z: 0 }, { x: 0, y: -1, z: -1 }, TABLE)).toBeNull()
  })

  test('ends on the plane, in its own direction, within reach', () => {
    fc.assert(
      fc.property(number(-3, 3), number(-3, -0.01), number(-3, 3), number(-2, -0.1), (x, y, z, height) => {
        const met = meetPlane(EYE, { x, y, z }, height)
        if (!met) throw new Error('it comes down')
        const far = Math.hypot(met.x, met.z)
        expect(met.y).toBe(height)
        if (Math.hypot(x, z) < 0.01) return
        expect(far).toBeGreaterThan(0.249)
        expect(far).toBeLessThan(4.001)
        expect(met.x * x + met.z * z).toBeGreaterThan(0)
        expect(Math.abs(met.x * z - met.z * x)).toBeLessThan(1e-6)
      }),
    )
  })

  test('straight down ends below the eye', () => {
    expect(meetPlane(EYE, { x: 0, y: -1, z: 0 }, TABLE)).toEqual({ x: 0, y: TABLE, z: 0 })
  })
})

test('a notebook is laid with its near edge to the eye', () => {
  expect(placeAt({ x: 0, y: TABLE, z: -1 }, EYE)).toEqual({
    position: { x: 0, y: TABLE, z: -1 },
    yaw: 0,
    scale: 1,
  })
  expect(placeAt({ x: -1, y: TABLE, z: 0 }, EYE).yaw).toBeCloseTo(Math.PI / 2)
  expect(placeAt({ x: 1, y: TABLE, z: 0 }, EYE).yaw).toBeCloseTo(-Math.PI / 2)
})

test('its size stays within limits, its turn within one turn, its place where it is', () => {
  fc.assert(
    fc.property(fc.array(number(0.01, 10)), fc.array(number(-10, 10)), (factors, turns) => {
      const laid = placeAt({ x: 0.3, y: TABLE, z: -1 }, EYE)
      const moved = turns.reduce(turnBy, factors.reduce(scaleBy, laid))
      expect(moved.scale).toBeGreaterThanOrEqual(SCALE_LIMITS.min)
      expect(moved.scale).toBeLessThanOrEqual(SCALE_LIMITS.max)
      expect(Math.abs(moved.yaw)).toBeLessThanOrEqual(Math.PI)
      expect(moved.position).toEqual(laid.position)
    }),
  )
})

describe('fingers', () => {
  const at = (x: number, y: number) => ({ x, y })

  test('a drag across a phone turns by half a turn, to the right from left to right', () => {
    expect(dragTurn(at(0, 300), at(390, 340))).toBeCloseTo(Math.PI)
    expect(dragTurn(at(200, 0), at(100, 0))).toBeLessThan(0)
  })

  test('twice as far apart is twice as large', () => {
    expect(pinch([at(100, 100), at(200, 100)], [at(50, 100), at(250, 100)])).toEqual({ factor: 2, turn: 0 })
  })

  test('turned clockwise turns it to the right, as a drag on its near edge to the left would', () => {
    const { factor, turn } = pinch([at(100, 100), at(200, 100)], [at(150, 50), at(150, 150)])
    expect(factor).toBeCloseTo(1)
    expect(turn).toBeCloseTo(-Math.PI / 2)
  })

  test('turned over the half turn goes the short way', () => {
    const { turn } = pinch([at(200, 101), at(100, 100)], [at(200, 99), at(100, 100)])
    expect(Math.abs(turn)).toBeLessThan(0.1)
  })

  test('on one spot change nothing', () => {
    expect(pinch([at(5, 5), at(5, 5)], [at(0, 0), at(9, 9)])).toEqual({ factor: 1, turn: 0 })
  })
})
