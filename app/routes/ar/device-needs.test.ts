import { expect, test } from 'vitest'
import { deviceNeeds } from './device-needs.ts'

const PHONE = { immersive: false, ios: false, handheld: true, camera: true }
const LAPTOP = { ...PHONE, handheld: false }

test('a phone is there, a laptop is not one', () => {
  expect(deviceNeeds(PHONE, 'prompt').device).toBe(true)
  expect(deviceNeeds(LAPTOP, 'granted').device).toBe(false)
})

test.each([
  ['granted', true],
  ['prompt', false],
  ['denied', false],
  ['unknown', undefined],
] as const)('a camera whose permission is %s', (permission, met) => {
  expect(deviceNeeds(PHONE, permission).camera).toBe(met)
})

test('without a camera no permission makes one', () => {
  for (const permission of ['granted', 'unknown'] as const)
    expect(deviceNeeds({ ...PHONE, camera: false }, permission).camera).toBe(false)
})
