import { expect, test } from 'vitest'
import { readingMinutes } from './reading-minutes.ts'

test('younger readers take longer for the same text', () => {
  const text = 'ten words of a text that goes on and on '.repeat(40)
  expect(readingMinutes(text, 'elementary')).toBe(4)
  expect(readingMinutes(text, 'high')).toBe(2)
})

test.each([
  ['one two', 1],
  ['word '.repeat(200 * 4), 4],
  ['word '.repeat(299), 1],
  ['字'.repeat(350 * 3), 3],
  [`${'字'.repeat(350)}${' word'.repeat(200)}`, 2],
])('words and Chinese characters are counted, at least a minute: %#', (text, minutes) => {
  expect(readingMinutes(text, 'adult')).toBe(minutes)
})
