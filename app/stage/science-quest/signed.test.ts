import { expect, it } from 'vitest'
import { signed } from './signed.ts'

it.each([
  [-20, '−20'],
  [0, '0'],
  [100, '100'],
])('writes %i as %s', (number, text) => {
  expect(signed(number)).toBe(text)
})
