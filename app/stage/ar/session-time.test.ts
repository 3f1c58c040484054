import { expect, test } from 'vitest'
import { minutesAndSeconds, noticeOf } from './session-time.ts'

test.each([
  [5_400_000, '90:00', null],
  [5_052_000, '84:12', null],
  [300_001, '5:01', null],
  [300_000, '5:00', 'five'],
  [60_001, '1:01', 'five'],
  [60_000, '1:00', 'one'],
  [1, '0:01', 'one'],
  [0, '0:00', null],
  [-5_000, '0:00', null],
])('%i ms are %s, and %s is said', (ms, text, notice) => {
  expect([minutesAndSeconds(ms), noticeOf(ms)]).toEqual([text, notice])
})
