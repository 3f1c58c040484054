import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['maria', 'MA'],
  ['Maya Aguilar', 'MA'],
  ['m', 'M'],
  [' j r', 'JR'],
  ['élodie', 'ÉL'],
  ['玛丽亚', '玛丽'],
  ['7up', '7U'],
  ['', 'SB'],
  ['   ', 'SB'],
  ['🚀', 'SB'],
  [null, 'SB'],
])('%j is shown as %s', (displayName, expected) => {
  expect(initials(displayName)).toBe(expected)
})
