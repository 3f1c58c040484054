import { Vector3 } from 'three'
import { expect, test } from 'vitest'
import { toCameraQuaternion } from './orientation.ts'
import { PhonePose } from './phone-pose.ts'

const ahead = (pose: PhonePose) => new Vector3(0, 0, -1).applyQuaternion(pose.step(10))

test('looks ahead and down at a table until anything is told', () => {
  const { x, y, z } = ahead(new PhonePose())
  expect([x, y, z]).toEqual([
    expect.closeTo(0),
    expect.closeTo(-Math.sin(0.6)),
    expect.closeTo(-Math.cos(0.6)),
  ])
})

test('follows the sensors', () => {
  const pose = new PhonePose()
  const angles = { alpha: 40, beta: 60, gamma: 5 }
  pose.follow(angles, 0)
  expect(pose.step(10).angleTo(toCameraQuaternion(angles, 0))).toBeLessThan(1e-6)
})

test('a finger pulls the room along: to the right, what is left comes into view', () => {
  const pose = new PhonePose()
  pose.drag(100, 0)
  expect(ahead(pose).x).toBeLessThan(-0.1)
})

test('a finger turns it neither over its head nor behind its back', () => {
  const pose = new PhonePose()
  pose.drag(0, 100_000)
  expect(ahead(pose).y).toBeCloseTo(Math.sin(0.5))
  pose.drag(0, -100_000)
  expect(ahead(pose).y).toBeCloseTo(-Math.sin(1.5))
})
