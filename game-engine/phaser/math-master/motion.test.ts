import { expect, test } from 'vitest'
import { joyAt, PLAN, poseOf } from './motion.ts'

const LEAPER = { marks: [], waits: { x: 100, y: 0 }, leap: 40, at: 0.5 }
const SLIDER = { marks: [], waits: { x: 16, y: 0 }, leap: 0, at: 0 }

test('a part waits in its place, flies in a bow and comes to rest', () => {
  expect(poseOf(LEAPER, 0, 0)).toEqual({ off: { x: 100, y: 0 }, stretch: 1, isSeen: true })
  const high = poseOf(LEAPER, 0.5, 0)
  expect(high.off.y).toBeLessThan(-30)
  expect(high.stretch).toBeGreaterThan(1)
  const { off, stretch } = poseOf(LEAPER, 1, 1)
  expect([off.x, stretch]).toEqual([0, 1])
  expect(off.y).toBeCloseTo(0)
})

test('it gets ready while an answer is considered, and a hidden one stays hidden', () => {
  expect(poseOf(LEAPER, 0, 1).stretch).toBeLessThan(1)
  expect(poseOf(LEAPER, 0, 1).off).toEqual(LEAPER.waits)
  expect(poseOf(SLIDER, 0, 1).off.x).toBeLessThan(16)
  expect(poseOf({ ...LEAPER, hidden: true }, 0, 1).isSeen).toBe(false)
  expect(poseOf({ ...LEAPER, hidden: true }, 0.6, 1).isSeen).toBe(true)
})

test('all parts are at rest before joy is over, for twenty counters', () => {
  expect(poseOf({ ...LEAPER, at: 1 }, 1, 0).off.x).toBe(0)
  for (let index = 0; index < 15; index++) expect(joyAt(1, index)).toBeCloseTo(0)
  for (const { moves } of [PLAN.right, PLAN.wrong]) expect(moves[1]).toBeLessThan(0.64)
})
