import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { doAhead } from './use-ahead.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('jobs are done one at a time, each when the browser is idle again', () => {
  const done: number[] = []
  doAhead([1, 2, 3].map((job) => () => void done.push(job)))
  expect(done).toEqual([])
  vi.advanceTimersToNextTimer()
  expect(done).toEqual([1])
  vi.advanceTimersToNextTimer()
  expect(done).toEqual([1, 2])
  vi.runAllTimers()
  expect(done).toEqual([1, 2, 3])
})

test('the rest is left undone when they are not wanted any more', () => {
  const done: number[] = []
  const stop = doAhead([1, 2].map((job) => () => void done.push(job)))
  vi.advanceTimersToNextTimer()
  stop()
  vi.runAllTimers()
  expect(done).toEqual([1])
})
