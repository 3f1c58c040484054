import { expect, test } from 'vitest'
import { readingMinutes } from './reading-minutes.ts'

test('younger readers take longer for the same text', () => {
  const texts = Array.from({ length: 40 }, () => 'ten words of a text that goes on and on')
  expect(readingMinutes(texts, 'elementary', 'en')).toBe(4)
  expect(readingMinutes(texts, 'high', 'en')).toBe(2)
})

test('Chinese is counted by characters', () => {
  expect(readingMinutes(['蝴'.repeat(680)], 'high', 'zh')).toBe(2)
})

test('a short text takes a minute', () => {
  expect(readingMinutes(['Short.'], 'middle', 'fr')).toBe(1)
})
