import { expect, test } from 'vitest'
import { formatRemaining } from './format-remaining.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.each([
  [0, '00:00'],
  [-5, '00:00'],
  [1, '00:01'],
  [9 * SECOND, '00:09'],
  [10 * MINUTE + 5 * SECOND, '10:05'],
  [HOUR - SECOND, '59:59'],
  [HOUR, '1 hr 0 min'],
  [23 * HOUR + 59 * MINUTE + 59 * SECOND, '23 hr 59 min'],
  [DAY, '24 hr 0 min'],
  [2 * DAY, '2 days 0 hr'],
  [7 * DAY - SECOND, '6 days 23 hr'],
])('%d ms are %s', (ms, text) => {
  expect(formatRemaining(ms, 'en')).toBe(text)
})

test.each([
  ['es', '5 h 7 min'],
  ['fr', '5 h 7 min'],
  ['zh', '5小时 7分钟'],
])('in %s', (locale, text) => {
  expect(formatRemaining(5 * HOUR + 7 * MINUTE, locale).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(text)
})
