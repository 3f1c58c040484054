// A floor or table that is not found: for how long it is looked for before another way is offered.
import { afterEach, expect, test, vi } from 'vitest'
import { useNoSpotYet as look } from './use-no-spot-yet.ts'

let isLate = false
let stopLooking: (() => void) | undefined

vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useEffect: (run: () => (() => void) | undefined) => {
    stopLooking = run()
  },
  useState: () => [
    isLate,
    (late: boolean) => {
      isLate = late
    },
  ],
}))

afterEach(() => void vi.useRealTimers())

test('after twenty seconds in vain another way is offered, and not a moment sooner', () => {
  vi.useFakeTimers()
  look(true)
  vi.advanceTimersByTime(19_999)
  expect(isLate).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isLate).toBe(true)
  look(false)
  expect(isLate).toBe(false)
})

test('a place that is found in time, or a view that is left, offers nothing afterwards', () => {
  vi.useFakeTimers()
  look(true)
  vi.advanceTimersByTime(10_000)
  stopLooking?.()
  vi.advanceTimersByTime(60_000)
  expect(isLate).toBe(false)
})
